/// A JSON value whose keys keep their order.
indirect enum JSON: Sendable {
  case string(String)
  case number(Double)
  case bool(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])
}

extension JSON {
  /// The value as text, two blanks a level, without a line break at the end.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .number(let number): return numberText(number)
    case .bool(let value): return value ? "true" : "false"
    case .array(let values):
      if values.isEmpty { return "[]" }
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let entries):
      if entries.isEmpty { return "{}" }
      let lines = entries.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  /// RFC 8259, section 7.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: result += "\\\""
      case 0x5C: result += "\\\\"
      case 0x00...0x1F:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSON {
  /// Creates the value that a piece of scenario text stands for.
  init(_ node: TextNode) {
    switch node {
    case .word("true"): self = .bool(true)
    case .word("false"): self = .bool(false)
    case .word(let text): self = Double(text).map(JSON.number) ?? .string(text)
    case .string(let text): self = .string(text)
    case .words(let words): self = .array(words.map(JSON.string))
    case .list(let nodes): self = .array(nodes.map { JSON($0) })
    case .mapping(let entries):
      self = .object(entries.map { (key: $0.key, value: JSON($0.value)) })
    }
  }

  /// Returns a schema that one of several others makes true.
  static func anyOf(_ schemas: [JSON]) -> JSON { .object([("anyOf", .array(schemas))]) }

  /// Returns the schema of some words.
  static func words(_ words: [String]) -> JSON {
    .object([("enum", .array(words.map(JSON.string)))])
  }

  /// Returns the schema of a text that a pattern describes.
  static func text(matching pattern: String) -> JSON {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }
}
