internal import Suggestions
internal import YAML

/// A text of words and numbers that is read from left to right and knows its columns.
struct Phrase {
  private let scalars: [Unicode.Scalar]
  private let range: YAMLRange
  /// The column of the first character; `nil` where escapes or folding moved the characters.
  private let firstColumn: Int?
  private var position = 0

  /// Creates a phrase from a node; returns `nil` for a list or a mapping.
  init?(_ node: YAMLNode) {
    guard let scalar = node.scalar else { return nil }
    scalars = Array(scalar.text.unicodeScalars)
    range = node.range
    let isOneLine = range.start.line == range.end.line
    let width = range.end.column - range.start.column
    firstColumn =
      if isOneLine, width == scalars.count {
        range.start.column
      } else if isOneLine,
        scalar.style == .quoted, width == scalars.count + 2
      { range.start.column + 1 } else { nil }
  }
}

extension Phrase {
  /// Says whether nothing is left but blanks.
  var isAtEnd: Bool {
    scalars[position...].allSatisfy { $0 == " " || $0 == "\t" }
  }

  private var next: Unicode.Scalar? { peek(0) }

  private func peek(_ distance: Int) -> Unicode.Scalar? {
    position + distance < scalars.count ? scalars[position + distance] : nil
  }

  private mutating func skipBlanks() {
    while next == " " || next == "\t" { position += 1 }
  }

  private func range(from start: Int, to end: Int) -> YAMLRange {
    guard let firstColumn else { return range }
    let line = range.start.line
    return YAMLRange(
      start: YAMLMark(line: line, column: firstColumn + start),
      end: YAMLMark(line: line, column: firstColumn + max(end, start + 1)))
  }
}

extension Phrase {
  /// Takes a word: letters, with hyphens and slashes between them.
  mutating func takeWord() -> (text: String, range: YAMLRange)? {
    skipBlanks()
    let start = position
    while let scalar = next {
      let joins = scalar == "-" || scalar == "/"
      let isPart =
        Self.isLetter(scalar) || joins && position > start && peek(1).map(Self.isLetter) == true
      guard isPart else { break }
      position += 1
    }
    guard position > start else { return nil }
    return (Self.string(scalars[start..<position]), range(from: start, to: position))
  }

  /// Takes a word if it is the one that is asked for.
  mutating func take(word: String) -> Bool {
    let start = position
    if takeWord()?.text == word { return true }
    position = start
    return false
  }

  /// Takes a sign if it comes next.
  mutating func take(_ sign: String) -> Bool {
    skipBlanks()
    let wanted = Array(sign.unicodeScalars)
    guard scalars[position...].starts(with: wanted) else { return false }
    position += wanted.count
    return true
  }

  /// Takes a number without a sign: digits with or without a fraction and an exponent.
  mutating func takeNumber() -> (value: Double, range: YAMLRange)? {
    skipBlanks()
    let start = position
    func digits(from first: Int) -> Int {
      scalars[first...].prefix { Self.isDigit($0) }.count
    }
    var end = start + digits(from: start)
    if end < scalars.count, scalars[end] == "." { end += 1 + digits(from: end + 1) }
    guard scalars[start..<end].contains(where: Self.isDigit) else { return nil }
    if end < scalars.count, scalars[end] == "e" || scalars[end] == "E" {
      let hasSign = end + 1 < scalars.count && "+-".unicodeScalars.contains(scalars[end + 1])
      let first = end + (hasSign ? 2 : 1)
      let count = first <= scalars.count ? digits(from: first) : 0
      if count > 0 { end = first + count }
    }
    // Swift wants a digit on both sides of the point.
    let text = Self.string(scalars[start..<end])
    guard let value = Double(text.hasSuffix(".") ? text + "0" : text) else { return nil }
    position = end
    return (value, range(from: start, to: end))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar.value > 0x7F
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

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
      throw start.mistake(expected: words.joined(separator: ", "))
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
    let isNegative = take("-")
    guard let number = takeNumber() else { throw start.mistake(expected: expected) }
    let value = isNegative ? -number.value : number.value
    guard bounds.contains(value) else {
      throw Mistake(.outOfRange(numberText(value), expected: expected), at: number.range)
    }
    return value
  }

  /// Takes a whole number within bounds.
  mutating func takeInt(
    in bounds: ClosedRange<Int>, expected: String
  ) throws(Mistake) -> Int {
    let start = self
    let value = try takeNumber(
      in: Double(bounds.lowerBound)...Double(bounds.upperBound), expected: expected)
    guard let whole = Int(exactly: value) else { throw start.mistake(expected: expected) }
    return whole
  }

  /// Makes sure that nothing is left.
  func finish(expected: String = "nothing more") throws(Mistake) {
    guard isAtEnd else { throw mistake(expected: expected) }
  }
}
