public import CarouselCore

/// What a recorder saw on the screen after one display refresh.
///
/// ```swift
/// let page = PlacedPage(item: 3, origin: -12.5, length: 320)
/// TraceFrame(time: 1.0167, viewportLength: 320, pages: [page], indicator: 3)
/// ```
public struct TraceFrame: Hashable, Sendable {
  /// The time in seconds.
  public var time: Double
  /// The length of the bounds in points or CSS pixels.
  public var viewportLength: Double
  /// The pages, back to front, with origins from the edge of the bounds at which x is 0; far ones
  /// may be among them.
  public var pages: [PlacedPage]
  /// The marked dot, from zero, or `nil` where none was seen.
  public var indicator: Int?
  /// The offset as the carousel holds it, where the recorder knew it; nothing is judged by it.
  public var contentOffset: Double?

  /// Creates a frame.
  public init(
    time: Double,
    viewportLength: Double,
    pages: [PlacedPage],
    indicator: Int? = nil,
    contentOffset: Double? = nil
  ) {
    self.time = time
    self.viewportLength = viewportLength
    self.pages = pages
    self.indicator = indicator
    self.contentOffset = contentOffset
  }
}

extension TraceFrame {
  /// Creates what a recorder would have seen of a simulated carousel.
  ///
  /// - Parameters:
  ///   - frame: A displayed frame.
  ///   - geometry: The carousel's geometry.
  public init(_ frame: DisplayedFrame, geometry: Geometry) {
    let size = frame.boundsSize
    self.init(
      time: frame.time,
      viewportLength: geometry.axis == .horizontal ? size.width : size.height,
      pages: frame.pages,
      indicator: frame.indicator,
      contentOffset: frame.contentOffset
    )
  }
}
