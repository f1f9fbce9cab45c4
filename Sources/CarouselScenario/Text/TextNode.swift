/// A value on its way to text.
enum TextNode: Sendable {
  /// A text that YAML reads back as it stands: a number, a word, a phrase of this module.
  case word(String)
  /// A text of the user's, which may need quotes.
  case string(String)
  /// Words on one line.
  case words([String])
  /// One value a line.
  case list([TextNode])
  /// Keys with values, one a line.
  case mapping([(key: String, value: TextNode)])
}

extension TextNode {
  /// The text as lines of YAML in block style.
  var lines: [String] {
    switch self {
    case .word(let text): [text]
    case .string(let text): [Self.quoted(text)]
    case .words(let words): ["[\(words.joined(separator: ", "))]"]
    case .list(let nodes):
      nodes.isEmpty ? ["[]"] : nodes.flatMap { Self.hang($0.lines, behind: "- ") }
    case .mapping(let entries):
      entries.isEmpty ? ["{}"] : entries.flatMap { $0.value.lines(behind: $0.key) }
    }
  }

  /// The lines of the value behind its key.
  func lines(behind key: String) -> [String] {
    switch self {
    case .list(let nodes) where !nodes.isEmpty: ["\(key):"] + lines.map { "  \($0)" }
    case .mapping(let entries) where !entries.isEmpty: ["\(key):"] + lines.map { "  \($0)" }
    default: ["\(key): \(lines.joined())"]
    }
  }

  private static func hang(_ lines: [String], behind bullet: String) -> [String] {
    lines.enumerated().map { ($0.offset == 0 ? bullet : "  ") + $0.element }
  }

  /// Returns a text without quotes where YAML cannot take it for anything else, else with quotes.
  static func quoted(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true && !text.hasSuffix(" ")
      && text.unicodeScalars.allSatisfy { isHarmless($0) }
      && !["true", "false", "null", "yes", "no", "on", "off", "y", "n"]
        .contains(text.lowercased())
    if isPlain { return text }
    return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "-", "_", ".", "/": true
    default: false
    }
  }

  /// The escapes of YAML 1.2.2, section 5.7.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x22: return "\\\""
    case 0x5C: return "\\\\"
    case 0x20...0x7E, 0xA0...0x2027, 0x202F...0x2065, 0x206A...0xD7FF, 0xE000...0xFEFE,
      0xFF00...0xFFFD, 0x10000...0x10FFFF:
      return String(scalar)
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
  }
}
