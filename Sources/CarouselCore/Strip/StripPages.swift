extension CarouselTimeline.Iterator {
  /// Returns the pages of the strip as they stand on the screen after the frame returned last.
  ///
  /// A frame holds the pages within the bounds; a picture of the whole strip needs those outside
  /// as well.
  ///
  /// ```swift
  /// var frames = timeline.makeIterator()
  /// let start = frames.next()
  /// let pages = frames.stripPages(in: 0...2240)
  /// ```
  ///
  /// - Parameter content: The stretch of the content in points.
  /// - Returns: The pages with a part in it, back to front, with origins in content coordinates.
  /// - Complexity: O(n) for n pages on the strip.
  public func stripPages(in content: ClosedRange<Double>) -> [PlacedPage] {
    var pages: [PlacedPage] = []
    (carousel.laggingLayout?.layout ?? carousel.layout).appendPages(
      from: content.lowerBound,
      length: content.upperBound - content.lowerBound,
      metrics: carousel.metrics,
      clones: carousel.carousel.cloneFault,
      version: 0,
      to: &pages
    )
    for index in pages.indices { pages[index].origin += content.lowerBound }
    return pages
  }
}
