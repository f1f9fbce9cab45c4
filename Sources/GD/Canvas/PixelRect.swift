/// A rectangle of whole pixels, counted from the top left corner.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The first row.
  ///   - width: The number of columns.
  ///   - height: The number of rows.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Tells whether all of another rectangle lies inside.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: True when no pixel of it is outside.
  public func contains(_ other: PixelRect) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }

  /// Returns the pixels that two rectangles share, empty when there are none.
  ///
  /// - Parameter other: The other rectangle.
  /// - Returns: The shared rectangle.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return PixelRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}
