/// A value without parts, as it is written.
public struct YAMLScalar: Hashable, Sendable {
  /// How a scalar is written.
  public enum Style: Hashable, Sendable {
    /// Without quotes; the text decides whether it is a number, a truth value, null, or a string.
    case plain
    /// Between quotes or as a block (`|`, `>`); always a string, unless a tag says otherwise.
    case quoted
  }

  /// The text, escapes and folding undone.
  public var text: String
  /// How the text is written.
  public var style: Style
  /// The type that a tag such as `!!str` demands.
  public var tag: YAMLTag?

  /// Creates a scalar.
  ///
  /// - Parameters:
  ///   - text: The text, escapes and folding undone.
  ///   - style: How the text is written.
  ///   - tag: The type that a tag demands.
  public init(text: String, style: Style, tag: YAMLTag? = nil) {
    self.text = text
    self.style = style
    self.tag = tag
  }
}

/// The tags of the YAML 1.2 core schema.
public enum YAMLTag: String, Hashable, Sendable, CaseIterable {
  /// `!!null`
  case null
  /// `!!bool`
  case bool
  /// `!!int`
  case int
  /// `!!float`
  case float
  /// `!!str`, and `!`, which says "as it stands"
  case string = "str"
  /// `!!seq`
  case sequence = "seq"
  /// `!!map`
  case mapping = "map"

  /// Creates the tag that a full name such as `tag:yaml.org,2002:str` stands for.
  init?(name: String) {
    let prefix = "tag:yaml.org,2002:"
    if name == "!" {
      self = .string
    } else if name.hasPrefix(prefix), let tag = Self(rawValue: String(name.dropFirst(prefix.count)))
    {
      self = tag
    } else {
      return nil
    }
  }
}
