internal import YAML

/// A text of words and numbers that is read from left to right and knows its columns.
struct Phrase {
  let scalars: [Unicode.Scalar]
  private let range: YAMLRange
  /// The column of the first character; `nil` where escapes or folding moved the characters.
  private let firstColumn: Int?
  private(set) var position = 0

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

  mutating func skipBlanks() {
    while next == " " || next == "\t" { position += 1 }
  }

  func range(from start: Int, to end: Int) -> YAMLRange {
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

  /// Takes a number with or without a minus sign.
  mutating func takeSignedNumber() -> (value: Double, range: YAMLRange)? {
    skipBlanks()
    let start = position
    let isNegative = take("-")
    guard let number = takeNumber() else { return nil }
    return (isNegative ? -number.value : number.value, range(from: start, to: position))
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar.value > 0x7F
  }

  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
