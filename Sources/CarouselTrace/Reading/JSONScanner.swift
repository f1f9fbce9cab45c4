/// Reads one line of JSON from front to back, without building a tree.
///
/// A recording of minutes has tens of thousands of lines of which few keys count. Read in place they
/// take half the time that libyaml needs for nodes with places, even in a debug build, and nothing
/// that YAML has beyond JSON slips through: RFC 8259 and no more.
struct JSONScanner {
  /// The bytes of the line.
  private let bytes: ArraySlice<UInt8>
  private(set) var index: Int
  private var depth = 0

  /// The depth of lists and objects at which reading ends.
  static let depthLimit = 32

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    skipBlanks()
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  /// Reads an object, calling a function at each value.
  mutating func object(
    _ what: String,
    _ body: (inout JSONScanner, String) throws(TraceProblem) -> Void
  ) throws(TraceProblem) {
    try open("{", what)
    var keys: [String] = []
    while !take("}") {
      if !keys.isEmpty { try need(",", "a comma or the end of the object") }
      guard next == UInt8(ascii: "\"") else { throw .expected("a key in quotation marks") }
      let start = index
      let key = try string()
      guard !keys.contains(key) else {
        index = start
        throw .duplicateKey(key)
      }
      keys.append(key)
      try need(":", "a colon after the key")
      try body(&self, key)
    }
    depth -= 1
  }

  /// Reads a list, calling a function at each element.
  mutating func array(
    _ what: String,
    _ body: (inout JSONScanner) throws(TraceProblem) -> Void
  ) throws(TraceProblem) {
    try open("[", what)
    var isFirst = true
    while !take("]") {
      if !isFirst { try need(",", "a comma or the end of the list") }
      isFirst = false
      try body(&self)
    }
    depth -= 1
  }

  /// Reads a number.
  mutating func number(_ what: String) throws(TraceProblem) -> Double {
    guard let first = next, first == UInt8(ascii: "-") || Self.isDigit(first) else {
      throw .expected(what)
    }
    let end = bytes[index...].firstIndex { !Self.isNumberPart($0) } ?? bytes.endIndex
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    guard Self.isNumber(bytes[index..<end]), let value = Double(text), value.isFinite else {
      throw .badNumber(text)
    }
    index = end
    skipBlanks()
    return value
  }

  /// Skips a value of any kind.
  mutating func skipValue() throws(TraceProblem) {
    switch next {
    case UInt8(ascii: "{"):
      try object("an object") { (scanner, _) throws(TraceProblem) in try scanner.skipValue() }
    case UInt8(ascii: "["):
      try array("a list") { (scanner) throws(TraceProblem) in try scanner.skipValue() }
    case UInt8(ascii: "\""): _ = try string()
    default:
      if takeWord("null") || takeWord("true") || takeWord("false") { return }
      _ = try number("a value")
    }
  }

  /// Goes back to a place, to blame it.
  mutating func rewind(to place: Int) { index = place }

  /// Reads `null` if it comes next.
  mutating func takeNull() -> Bool { takeWord("null") }
}

extension JSONScanner {
  private mutating func string() throws(TraceProblem) -> String {
    index += 1
    let start = index
    var isEscaped = false
    while let byte = next, byte != UInt8(ascii: "\"") || isEscaped {
      guard byte >= 0x20 else { throw .expected("no control character in a text") }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      index += 1
    }
    guard !isAtEnd else { throw .expected("a quotation mark at the end of the text") }
    // Escapes are left as they are written: no key that counts has any.
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    skipBlanks()
    return text
  }

  private mutating func open(_ bracket: Unicode.Scalar, _ what: String) throws(TraceProblem) {
    guard take(bracket) else { throw .expected(what) }
    depth += 1
    guard depth <= Self.depthLimit else { throw .tooDeep }
  }

  private mutating func need(_ mark: Unicode.Scalar, _ what: String) throws(TraceProblem) {
    guard take(mark) else { throw .expected(what) }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: mark) else { return false }
    index += 1
    skipBlanks()
    return true
  }

  private mutating func takeWord(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    skipBlanks()
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0D { index += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNumberPart(_ byte: UInt8) -> Bool {
    isDigit(byte) || "+-.".utf8.contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Whether a text has the form of a JSON number: `Double` reads more than that.
  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard !whole.isEmpty, whole.count == 1 || whole.first != UInt8(ascii: "0") else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(fraction.count + 1)
    }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest.removeFirst() }
      return !rest.isEmpty && rest.allSatisfy(isDigit)
    }
    return rest.isEmpty
  }
}
