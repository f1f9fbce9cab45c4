extension CarouselTimeline.Iterator {
  /// Returns the pages of the strip as they stand after the last refresh, in content coordinates,
  /// back to front, whether they are in the bounds or not.
  ///
  /// - Parameter window: The part of the content in points; a strip without ends needs a limit.
  /// - Returns: The pages with a part in the window.
  /// - Complexity: O(v) for v pages in the window.
  public func stripPages(in window: ClosedRange<Double>) -> [PlacedPage] {
    var pages: [PlacedPage] = []
    (carousel.laggingLayout?.layout ?? carousel.layout).appendPages(
      from: window.lowerBound,
      length: window.upperBound - window.lowerBound,
      metrics: carousel.metrics,
      clones: carousel.carousel.cloneFault,
      versions: carousel.versions,
      to: &pages
    )
    for index in pages.indices { pages[index].origin += window.lowerBound }
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
