/// A value of a document that knows where it is written.
///
/// ```swift
/// let node = try YAMLNode(parsing: "items: 5\nscript: [swipe forward]")
/// node["items"]?.int             // 5
/// node["script"]?.range.start    // 2:9
/// ```
public struct YAMLNode: Hashable, Sendable {
  /// What a node holds.
  public enum Content: Hashable, Sendable {
    /// A value without parts.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with values, in the order in which they are written.
    case mapping([YAMLEntry])
  }

  /// What the node holds.
  public var content: Content
  /// Where the node is written; for an alias, where the alias is.
  public var range: YAMLRange

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - content: What the node holds.
  ///   - range: Where it is written.
  public init(_ content: Content, range: YAMLRange) {
    self.content = content
    self.range = range
  }
}

/// A key of a mapping with its value.
public struct YAMLEntry: Hashable, Sendable {
  /// The key, always a scalar in a parsed document.
  public var key: YAMLNode
  /// The value.
  public var value: YAMLNode

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - key: The key, a scalar.
  ///   - value: The value.
  public init(key: YAMLNode, value: YAMLNode) {
    self.key = key
    self.value = value
  }

  /// The text of the key.
  public var name: String { key.text ?? "" }
}
