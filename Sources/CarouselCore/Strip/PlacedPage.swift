/// A page at its place.
public struct PlacedPage: Hashable, Sendable {
  /// The item that the page shows, from zero.
  public var item: Int
  /// The version of the item's data.
  public var version: Int
  /// The origin along the scrolling axis in points; in a frame it counts from the bounds' leading
  /// edge, on a strip from the content's.
  public var origin: Double
  /// The length along the scrolling axis in points.
  public var length: Double
  /// Whether the item has its home elsewhere on the strip.
  public var isClone: Bool

  /// Creates a page.
  public init(item: Int, version: Int = 0, origin: Double, length: Double, isClone: Bool = false) {
    self.item = item
    self.version = version
    self.origin = origin
    self.length = length
    self.isClone = isClone
  }

  /// The end along the scrolling axis in points.
  public var end: Double { origin + length }
}
