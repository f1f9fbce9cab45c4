/// The sizes beyond which a document is refused.
///
/// A scenario is a page of text; the limits leave room for a thousand times that and keep a
/// hostile file from taking the memory or the stack.
public struct YAMLLimits: Hashable, Sendable {
  /// The size of the text.
  public var bytes: Int
  /// The number of lists and mappings inside one another.
  public var depth: Int
  /// The number of values, keys included and every alias counted with all that it stands for.
  public var nodes: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - bytes: The size of the text.
  ///   - depth: The number of lists and mappings inside one another.
  ///   - nodes: The number of values, aliases written out.
  public init(bytes: Int = 1 << 20, depth: Int = 64, nodes: Int = 100_000) {
    self.bytes = bytes
    self.depth = depth
    self.nodes = nodes
  }

  /// One mebibyte, 64 levels, 100 000 values.
  public static let standard = YAMLLimits()
}
