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
      versions: carousel.versions,
      to: &pages
    )
    for index in pages.indices { pages[index].origin += content.lowerBound }
    return pages
  }
}

extension Carousel {
  /// The content that pages and slots take at the start, in points, or `nil` for a strip without
  /// ends.
  public var stripExtent: ClosedRange<Double>? {
    let count = geometry.numberOfItems
    let pages: Int
    switch strip {
    case .unbounded where isLooping: return nil
    case .clones(let leading, let trailing) where isLooping: pages = leading + count + trailing
    case .repeated(let copies) where isLooping: pages = copies * count
    case .window(let before, let after): pages = before + 1 + after
    case .clones, .repeated, .unbounded: pages = count
    }
    return 0...max(0, Double(pages) * geometry.pitch - geometry.gap + 2 * geometry.peek)
  }
}
