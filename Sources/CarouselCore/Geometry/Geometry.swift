/// The sizes of a carousel, in points along and across the scrolling axis.
///
/// ```swift
/// var geometry = Geometry(numberOfItems: 5, boundsSize: Size(width: 375, height: 188))
/// geometry.gap = 10
/// geometry.pitch  // 385
/// ```
public struct Geometry: Hashable, Sendable {
  /// The number of items, N.
  public var numberOfItems: Int
  /// The size of the bounds in points.
  public var boundsSize: Size
  /// The distance between neighbouring pages in points.
  public var gap: Double = 0
  /// The length in points of the neighbours that shows at either end of the bounds at rest.
  public var peek: Double = 0
  /// The number of pages that fit between the peeks.
  public var pagesPerView: Int = 1
  /// The scrolling axis.
  public var axis: Axis = .horizontal
  /// The reading direction; it matters on the horizontal axis only.
  public var direction: ReadingDirection = .leftToRight
  /// The device pixels in a point; zero leaves offsets unrounded (assumption A8).
  public var displayScale: Double = 2
  /// The lap that the wrap rules use, where it is not the true one, in points.
  public var declaredLap: Double?

  /// Creates a geometry whose pages fill the bounds.
  public init(numberOfItems: Int, boundsSize: Size) {
    self.numberOfItems = numberOfItems
    self.boundsSize = boundsSize
  }
}

extension Geometry {
  /// The length of the bounds along the scrolling axis in points, V.
  public var boundsLength: Double {
    axis == .horizontal ? boundsSize.width : boundsSize.height
  }

  /// The length of a page along the scrolling axis in points, w.
  public var pageLength: Double {
    let count = Double(pagesPerView)
    return (boundsLength - 2 * peek - (count - 1) * gap) / count
  }

  /// The distance from one page's origin to the next one's in points, p.
  public var pitch: Double { pageLength + gap }

  /// The distance after which the items repeat in points, L = N·p.
  public var lap: Double { Double(numberOfItems) * pitch }

  /// Half a device pixel in points: the largest difference that nobody sees.
  public var tolerance: Double { 0.5 / max(displayScale, 1) }
}

/// A size in points.
public struct Size: Hashable, Sendable {
  /// The horizontal extent in points.
  public var width: Double
  /// The vertical extent in points.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// The axis along which a carousel scrolls.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Pages stand side by side.
  case horizontal
  /// Pages stand one below another.
  case vertical
}

/// The direction in which a reader expects the next page.
public enum ReadingDirection: String, Hashable, Sendable, CaseIterable {
  /// The next page stands to the right.
  case leftToRight = "left-to-right"
  /// The next page stands to the left.
  case rightToLeft = "right-to-left"
}
