/// A length that follows the geometry: so many laps, pages and points.
///
/// A wrap rule says "the page after the last" and not "1875", so one value serves every size and
/// every number of items.
///
/// ```swift
/// let trailingClone: Length = .lap + .pages(1)
/// ```
public struct Length: Hashable, Sendable {
  /// The number of laps in it.
  public var laps: Double
  /// The number of page pitches in it.
  public var pages: Double
  /// The number of points in it.
  public var points: Double

  /// Creates a length from its parts.
  public init(laps: Double = 0, pages: Double = 0, points: Double = 0) {
    self.laps = laps
    self.pages = pages
    self.points = points
  }
}

extension Length {
  /// No length.
  public static let zero = Length()
  /// One lap.
  public static let lap = Length(laps: 1)
  /// One page pitch.
  public static let page = Length(pages: 1)

  /// Returns a number of laps.
  public static func laps(_ count: Double) -> Length { Length(laps: count) }
  /// Returns a number of page pitches.
  public static func pages(_ count: Double) -> Length { Length(pages: count) }
  /// Returns a number of points.
  public static func points(_ count: Double) -> Length { Length(points: count) }

  /// Returns the sum of two lengths.
  public static func + (left: Length, right: Length) -> Length {
    Length(
      laps: left.laps + right.laps,
      pages: left.pages + right.pages,
      points: left.points + right.points
    )
  }

  /// Returns the difference of two lengths.
  public static func - (left: Length, right: Length) -> Length {
    left + Length(laps: -right.laps, pages: -right.pages, points: -right.points)
  }

  /// Returns the value in points.
  func value(in metrics: Metrics) -> Double {
    laps * metrics.lap + pages * metrics.pitch + points
  }

  /// Returns the value as code writes it that truncates the page's width first: `k * Int(width)`.
  func valueWithTruncatedPage(in metrics: Metrics) -> Double {
    let pitch = Double(truncated(metrics.pitch))
    return (laps * Double(metrics.numberOfItems) + pages) * pitch + points
  }

  /// Returns the value counted in pages.
  func value(inPagesOf metrics: Metrics) -> Double {
    laps * Double(metrics.numberOfItems) + pages + points / metrics.pitch
  }
}
