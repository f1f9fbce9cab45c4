internal import Suggestions
internal import YAML

extension Phrase {
  /// Returns the mistake of a word that cannot come next.
  func mistake(expected: String) -> Mistake {
    var phrase = self
    phrase.skipBlanks()
    let start = phrase.position
    let rest = phrase.scalars[start...].prefix { $0 != " " && $0 != "\t" }
    let found = rest.isEmpty ? nil : Self.string(rest)
    // The place of something missing is behind what is there.
    let place = rest.isEmpty ? max(0, trimmedEnd) : start
    return Mistake(
      .unexpected(found, expected: expected),
      at: phrase.range(from: place, to: place + max(1, rest.count)))
  }

  private var trimmedEnd: Int {
    (scalars.lastIndex { $0 != " " && $0 != "\t" } ?? -1) + 1
  }

  /// Takes one of some words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - kind: What they are, for a message.
  /// - Returns: The word.
  /// - Throws: The mistake of anything else.
  mutating func take(among words: [String], kind: String) throws(Mistake) -> String {
    let start = self
    guard let word = takeWord() else {
      throw start.mistake(expected: alternatives(words))
    }
    guard words.contains(word.text) else {
      throw Mistake(
        .unknownWord(
          word.text, kind: kind, suggestion: nearest(to: word.text, among: words), known: words),
        at: word.range)
    }
    return word.text
  }

  /// Takes a number within bounds.
  ///
  /// - Parameters:
  ///   - bounds: The numbers that are accepted.
  ///   - expected: What they are, for a message.
  /// - Returns: The number.
  /// - Throws: The mistake of anything else.
  mutating func takeNumber(
    in bounds: ClosedRange<Double>, expected: String
  ) throws(Mistake) -> Double {
    let start = self
    guard let number = takeSignedNumber() else { throw start.mistake(expected: expected) }
    guard bounds.contains(number.value) else {
      throw Mistake(.outOfRange(numberText(number.value), expected: expected), at: number.range)
    }
    return number.value
  }

  /// Takes a whole number within bounds.
  mutating func takeInt(
    in bounds: ClosedRange<Int>, expected: String
  ) throws(Mistake) -> Int {
    let start = self
    guard let number = takeSignedNumber() else { throw start.mistake(expected: expected) }
    guard let whole = Int(exactly: number.value) else {
      throw Mistake(.unexpected(numberText(number.value), expected: expected), at: number.range)
    }
    guard bounds.contains(whole) else {
      throw Mistake(.outOfRange(numberText(number.value), expected: expected), at: number.range)
    }
    return whole
  }

  /// Makes sure that nothing is left.
  func finish() throws(Mistake) {
    guard isAtEnd else { throw mistake(expected: "the end") }
  }
}
