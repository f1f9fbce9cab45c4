extension JSONText {
  /// Creates the value that a piece of scenario text stands for.
  init(_ node: TextNode) {
    switch node {
    case .word("true"): self = .bool(true)
    case .word("false"): self = .bool(false)
    case .word(let text): self = Double(text).map(JSONText.number) ?? .string(text)
    case .string(let text): self = .string(text)
    case .words(let words): self = .array(words.map(JSONText.string))
    case .list(let nodes): self = .array(nodes.map { JSONText($0) })
    case .mapping(let entries):
      self = .object(entries.map { (key: $0.key, value: JSONText($0.value)) })
    }
  }

  /// Returns a schema that one of several others makes true.
  static func anyOf(_ schemas: [JSONText]) -> JSONText { .object([("anyOf", .array(schemas))]) }

  /// Returns the schema of some words.
  static func words(_ words: [String]) -> JSONText {
    .object([("enum", .array(words.map(JSONText.string)))])
  }

  /// Returns the schema of a text that a pattern describes.
  static func text(matching pattern: String) -> JSONText {
    .object([("type", .string("string")), ("pattern", .string(pattern))])
  }
}
