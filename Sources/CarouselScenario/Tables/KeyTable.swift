internal import Suggestions
internal import YAML

/// The keys of a mapping that fills in a value.
///
/// One table reads the text, finds the nearest key for a mistyped one, writes the text, and makes
/// the schema, so that the four cannot disagree.
///
/// ```swift
/// KeyTable(
///   "a last turn", blank: LastTurn(page: .zero, landing: .zero, truncatesPage: false),
///   .key("page", \.page, .length, isRequired: true, "The page that ends the strip."))
/// ```
struct KeyTable<Whole: Sendable>: Sendable {
  /// What the mapping is, with its article.
  let noun: String
  /// The value that a text without any key would stand for.
  let blank: Whole
  /// The keys in the order in which they are read and written.
  let keys: [ScenarioKey<Whole>]

  init(_ noun: String, blank: Whole, _ keys: ScenarioKey<Whole>...) {
    self.noun = noun
    self.blank = blank
    self.keys = keys
    precondition(Set(keys.map(\.name)).count == keys.count, "A key has a name of its own")
  }
}

extension KeyTable {
  /// Returns the value of a mapping.
  ///
  /// - Parameters:
  ///   - node: The mapping.
  ///   - base: The value that the keys change; `nil` for the blank, which needs its required keys.
  /// - Returns: The value.
  /// - Throws: The first mistake in it.
  func read(_ node: YAMLNode, changing base: Whole? = nil) throws(Mistake) -> Whole {
    guard let entries = node.mapping else {
      throw Mistake(.wrongType(expected: noun, found: node.found), at: node)
    }
    let names = keys.map(\.name)
    for entry in entries where !names.contains(entry.name) {
      // In {settle: 0.3s cubic-bezier(0.42, 0, 0.58, 1)} YAML sees keys without values.
      if entry.value.isNull, entry.name.hasSuffix(")") || entry.key.double != nil {
        throw Mistake(.commaBetweenBraces, at: entry.key)
      }
      let suggestion = nearest(to: entry.name, among: names)
      throw Mistake(
        .unknownKey(entry.name, of: noun, suggestion: suggestion, known: names), at: entry.key)
    }
    var whole = base ?? blank
    for key in keys {
      if let value = node[key.name] {
        try key.read(value, &whole, base == nil)
      } else if key.isRequired, base == nil {
        throw Mistake(.missingKey(key.name, of: noun), at: node)
      }
    }
    return whole
  }

  /// Returns the mapping that stands for a value, every key written out.
  func text(_ whole: Whole) -> TextNode {
    .mapping(
      keys.compactMap { key in key.text(whole).map { (key: key.name, value: $0) } })
  }

  /// Returns the JSON Schema of the mapping.
  ///
  /// - Parameter alternative: A key that stands in for those that are required.
  /// - Returns: The schema.
  func schema(or alternative: String? = nil) -> JSONText {
    let properties = keys.map { key in
      (key: key.name, value: annotated(key))
    }
    var entries: [(key: String, value: JSONText)] = [
      ("type", .string("object")), ("additionalProperties", .bool(false)),
    ]
    let required = keys.filter(\.isRequired).map { JSONText.string($0.name) }
    let needed = (key: "required", value: JSONText.array(required))
    if let alternative {
      let other = (key: "required", value: JSONText.array([.string(alternative)]))
      entries.append(("anyOf", .array([.object([needed]), .object([other])])))
    } else if !required.isEmpty {
      entries.append(needed)
    }
    entries.append(("properties", .object(properties)))
    return .object(entries)
  }

  /// Adds what an editor shows beside a key.
  private func annotated(_ key: ScenarioKey<Whole>) -> JSONText {
    var entries: [(key: String, value: JSONText)] = [("description", .string(key.documentation))]
    if !key.isRequired, key.defaultNote == nil, let value = key.text(blank) {
      entries.append(("default", JSONText(value)))
    }
    if case .object(let schema) = key.schema { entries += schema }
    return .object(entries)
  }
}

extension ScenarioKey {
  /// The summary, and what is taken where the key is not written if that needs words.
  var documentation: String {
    defaultNote.map { "\(summary) Default: \($0)." } ?? summary
  }
}
