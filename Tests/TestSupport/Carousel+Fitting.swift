public import CarouselCore

extension Carousel {
  /// Returns the carousel with other sizes; the page is as wide as the bounds.
  ///
  /// - Parameters:
  ///   - items: The number of items.
  ///   - width: The width of the bounds in points.
  ///   - scale: The device pixels in a point.
  /// - Returns: The carousel, 188 points high.
  public func fitting(items: Int, width: Double = 375, scale: Double = 2) -> Carousel {
    var carousel = self
    carousel.geometry.numberOfItems = items
    carousel.geometry.boundsSize = Size(width: width, height: 188)
    carousel.geometry.displayScale = scale
    return carousel
  }
}

extension Carousel {
  /// A strip of pages in a row that nothing wraps: what a test adds rules to.
  public static func plain(items: Int, strip: Strip, range: OffsetRange = .unbounded) -> Carousel {
    Carousel(
      name: "plain",
      geometry: Geometry(numberOfItems: items, boundsSize: Size(width: 375, height: 188)),
      strip: strip,
      initialOffset: .zero,
      range: range,
      wrapRules: []
    )
  }
}
