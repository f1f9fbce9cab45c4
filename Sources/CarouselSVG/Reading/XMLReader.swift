/// Reads the program's own documents again, part by part.
///
/// It knows what ``SVGElement`` writes – elements, attributes, text, and references to characters –
/// and comments and the XML declaration beside it. Everything else is an error: a document that
/// holds more was not written here.
///
/// Foundation's parser would not do: on Linux it takes a document that ends early for a whole one
/// (`XMLParser.parse()` returns `true` for `<svg>`, measured with Swift 6.3), and a file that was cut
/// short is what is looked for here.
struct XMLReader: ~Copyable {
  /// A part of a document.
  enum Part: Hashable {
    case start(String, attributes: [String: String])
    case end
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The elements that are open.
  private(set) var path: [String] = []
  private var closesNow = false
  private var hasRoot = false

  /// Creates a reader at the start of a document.
  ///
  /// - Throws: ``SVGError/malformed(line:)`` where the bytes are no text in UTF-8.
  init(_ bytes: [UInt8]) throws(SVGError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed(line: 1) }
    self.bytes = bytes
  }

  /// Returns the next part, or `nil` behind the last one.
  mutating func next() throws(SVGError) -> Part? {
    if closesNow {
      closesNow = false
      path.removeLast()
      return .end
    }
    while true {
      guard place < bytes.count else {
        guard path.isEmpty, hasRoot else { throw malformed }
        return nil
      }
      if !has("<") {
        let text = try text(until: "<", mayEnd: path.isEmpty)
        if !path.isEmpty { return .text(text) }
        guard text.allSatisfy(\.isWhitespace) else { throw malformed }
      } else if take("<?") {
        try skip(past: "?>")
      } else if take("<!--") {
        try skip(past: "-->")
      } else if take("</") {
        guard let open = path.popLast(), try name() == open else { throw malformed }
        skipBlanks()
        guard take(">") else { throw malformed }
        return .end
      } else {
        return try start()
      }
    }
  }

  private mutating func start() throws(SVGError) -> Part {
    guard take("<"), !path.isEmpty || !hasRoot else { throw malformed }
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      let hasBlank = skipBlanks()
      if take("/>") {
        closesNow = true
        break
      }
      if take(">") { break }
      // Without a blank two attributes would run into each other.
      guard hasBlank else { throw malformed }
      let attribute = try self.name()
      guard take("=\"") else { throw malformed }
      let value = try text(until: "\"", mayEnd: false)
      guard take("\""), attributes.updateValue(value, forKey: attribute) == nil else {
        throw malformed
      }
    }
    path.append(name)
    hasRoot = true
    return .start(name, attributes: attributes)
  }
}

extension XMLReader {
  /// The error at the place that was reached.
  private var malformed: SVGError {
    .malformed(line: 1 + bytes[..<min(place, bytes.count)].count { $0 == 0x0A })
  }

  private func has(_ word: String) -> Bool { bytes[place...].starts(with: word.utf8) }

  private mutating func take(_ word: String) -> Bool {
    guard has(word) else { return false }
    place += word.utf8.count
    return true
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = place
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
    return place > start
  }

  private mutating func skip(past end: String) throws(SVGError) {
    while !take(end) {
      guard place < bytes.count else { throw malformed }
      place += 1
    }
  }

  private mutating func name() throws(SVGError) -> String {
    let start = place
    let ends = Array(" \t\r\n=/><\"'&".utf8)
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    guard place > start else { throw malformed }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Takes text up to a sign and returns what its references stand for.
  private mutating func text(until end: Unicode.Scalar, mayEnd: Bool) throws(SVGError) -> String {
    var text: [UInt8] = []
    while place < bytes.count, bytes[place] != UInt8(end.value) {
      if bytes[place] == UInt8(ascii: "<") { throw malformed }
      if bytes[place] == UInt8(ascii: "&") {
        place += 1
        let name = try reference()
        guard let scalar = scalar(name) else { throw malformed }
        text += String(Character(scalar)).utf8
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    guard place < bytes.count || mayEnd else { throw malformed }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func reference() throws(SVGError) -> String {
    guard let length = bytes[place...].prefix(10).firstIndex(of: 0x3B) else { throw malformed }
    defer { place = length + 1 }
    return String(decoding: bytes[place..<length], as: UTF8.self)
  }

  /// Returns the character of a reference: one of the five that XML names, or a number.
  private func scalar(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    default:
      name.hasPrefix("#x")
        ? UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    }
  }
}
