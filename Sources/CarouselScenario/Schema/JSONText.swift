internal import CarouselCore

/// A JSON value whose keys keep their order, so that the same report has the same bytes.
package indirect enum JSONText: Sendable {
  /// A text.
  case string(String)
  /// A whole number.
  case int(Int)
  /// A number with at most six decimals.
  case number(Double)
  /// True or false.
  case bool(Bool)
  /// Nothing.
  case null
  /// A list.
  case array([JSONText])
  /// A mapping.
  case object([(key: String, value: JSONText)])
}

extension JSONText {
  /// The value as text, two blanks a level, without a line break at the end.
  package var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let text): return Self.quoted(text)
    case .int(let number): return "\(number)"
    // JSON has no infinity.
    case .number(let number): return number.isFinite ? decimalText(number, decimals: 6) : "null"
    case .bool(let value): return value ? "true" : "false"
    case .null: return "null"
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

  /// Returns a text between quotation marks, by RFC 8259, section 7.
  static func quoted(_ text: String) -> String {
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
