internal import YAML

/// One key of a mapping: its name, its meaning, the form of its value, and its place in a whole.
struct ScenarioKey<Whole: Sendable>: Sendable {
  /// The name in the text.
  let name: String
  /// One sentence about it.
  let summary: String
  /// Whether the mapping has no meaning without it.
  let isRequired: Bool
  /// What is taken where the key is not written, in words; `nil` for the value of the blank.
  let defaultNote: String?
  /// The JSON Schema of the value.
  let schema: JSONText
  /// Puts the value of a node into a whole; the last argument says whether the whole is a blank.
  let read: @Sendable (YAMLNode, inout Whole, Bool) throws(Mistake) -> Void
  /// The value as text; `nil` where there is nothing to write.
  let text: @Sendable (Whole) -> TextNode?
}

extension ScenarioKey {
  /// Returns a key whose value is a property.
  ///
  /// - Parameters:
  ///   - name: The name in the text.
  ///   - keyPath: The property.
  ///   - form: The form of its value.
  ///   - isRequired: Whether the mapping has no meaning without it.
  ///   - defaultNote: What is taken where the key is not written, in words.
  ///   - summary: One sentence about it.
  /// - Returns: An entry of a table.
  static func key<Value>(
    _ name: String,
    _ keyPath: any WritableKeyPath<Whole, Value> & Sendable,
    _ form: Form<Value>,
    isRequired: Bool = false,
    defaultNote: String? = nil,
    _ summary: String
  ) -> Self {
    Self(
      name: name,
      summary: summary,
      isRequired: isRequired,
      defaultNote: defaultNote,
      schema: form.schema,
      read: { (node, whole, _) throws(Mistake) in
        whole[keyPath: keyPath] = try form.read(node, whole[keyPath: keyPath])
      },
      text: { form.text($0[keyPath: keyPath]) }
    )
  }
}
