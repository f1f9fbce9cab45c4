internal import Suggestions
internal import YAML

/// The form of a value in a scenario: how it is read, how it is written, and what an editor may
/// know about it.
struct Form<Value: Sendable>: Sendable {
  /// The JSON Schema of the value.
  let schema: JSONText
  /// Returns the value of a node; the second argument is the value that a mapping may change.
  let read: @Sendable (YAMLNode, Value?) throws(Mistake) -> Value
  /// The value as text.
  let text: @Sendable (Value) -> TextNode
}

extension Form {
  /// Returns a form that is a phrase of words and numbers.
  ///
  /// - Parameters:
  ///   - expectation: What the phrase is, for a message about a list or a mapping.
  ///   - schema: The JSON Schema of the phrase.
  ///   - read: Reads the phrase up to its end.
  ///   - text: Writes it.
  /// - Returns: The form.
  static func phrase(
    _ expectation: String,
    schema: JSONText,
    read: @escaping @Sendable (inout Phrase) throws(Mistake) -> Value,
    text: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      schema: schema,
      read: { (node, _) throws(Mistake) in
        guard var phrase = Phrase(node), !phrase.isAtEnd else {
          throw Mistake(.wrongType(expected: expectation, found: node.found), at: node)
        }
        let value = try read(&phrase)
        try phrase.finish()
        return value
      },
      text: { .word(text($0)) }
    )
  }

  /// Returns a form that is a mapping.
  static func mapping(_ table: KeyTable<Value>) -> Self {
    Self(
      schema: table.schema(),
      read: { (node, base) throws(Mistake) in try table.read(node, changing: base) },
      text: { table.text($0) }
    )
  }

  /// Returns the form of a value that may be left out by the word `none`.
  static func optional<Wrapped>(_ form: Form<Wrapped>) -> Self where Value == Wrapped? {
    Self(
      schema: .anyOf([.words(["none"]), form.schema]),
      read: { (node, base) throws(Mistake) in
        node.text == "none" ? nil : try form.read(node, base ?? nil)
      },
      text: { $0.map(form.text) ?? .word("none") }
    )
  }

  /// Returns a form of several values.
  static func list<Element>(
    of form: Form<Element>, expected: String
  ) -> Self where Value == [Element] {
    Self(
      schema: .object([("type", .string("array")), ("items", form.schema)]),
      read: { (node, _) throws(Mistake) in
        guard let nodes = node.sequence else {
          throw Mistake(.wrongType(expected: expected, found: node.found), at: node)
        }
        guard nodes.count <= ScenarioLimits.steps else {
          throw Mistake(
            .tooMany("entries", count: nodes.count, limit: ScenarioLimits.steps), at: node)
        }
        var values: [Element] = []
        for node in nodes { values.append(try form.read(node, nil)) }
        return values
      },
      text: { .list($0.map(form.text)) }
    )
  }
}

extension Form where Value == String {
  /// Returns the form of one of several words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - kind: What they are, for a message.
  ///   - note: What may stand in their place, for a message.
  /// - Returns: The form.
  static func word(among words: [String], kind: String, note: String? = nil) -> Self {
    let known = words + (note.map { [$0] } ?? [])
    return Self(
      schema: .words(words),
      read: { (node, _) throws(Mistake) in
        guard let text = node.text, !text.isEmpty else {
          throw Mistake(
            .wrongType(expected: alternatives(known), found: node.found), at: node)
        }
        guard words.contains(text) else {
          throw Mistake(
            .unknownWord(
              text, kind: kind, suggestion: nearest(to: text, among: words), known: known),
            at: node)
        }
        return text
      },
      text: { .word($0) }
    )
  }
}

extension Form
where
  Value: RawRepresentable & CaseIterable & SendableMetatype,
  Value.RawValue == String
{
  /// One of the cases of an enumeration, by its raw value.
  ///
  /// - Parameter kind: What the words are, for a message.
  /// - Returns: The form.
  static func choice(_ kind: String) -> Self {
    let words = Form<String>.word(among: Value.allCases.map(\.rawValue), kind: kind)
    return Self(
      schema: words.schema,
      read: { (node, _) throws(Mistake) in
        let word = try words.read(node, nil)
        guard let value = Value(rawValue: word) else {
          preconditionFailure("The words are the raw values")
        }
        return value
      },
      text: { .word($0.rawValue) }
    )
  }
}
