/// How the pages of a carousel are laid out in content coordinates.
public enum Strip: Hashable, Sendable {
  /// Every item once, with copies of the last items before and of the first ones behind.
  case clones(leading: Int, trailing: Int)
  /// All items several times over.
  case repeated(copies: Int)
  /// One view an item, of which those around the current one are put in place again and again.
  case window(before: Int, after: Int)
  /// All items for ever in both directions: the reference, which needs no wrap.
  case unbounded
}

/// Damage or staleness of the copies on a strip: what real code gets wrong about them.
public struct CloneFault: Hashable, Sendable {
  /// The distance in points by which every copy stands off its place.
  public var shift: Double
  /// Whether copies keep showing the first version of their item after a data change.
  public var isStale: Bool

  /// Creates a fault; the default is none.
  public init(shift: Double = 0, isStale: Bool = false) {
    self.shift = shift
    self.isStale = isStale
  }
}
