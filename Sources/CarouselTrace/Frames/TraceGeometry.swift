internal import CarouselCore

/// The strip that a list of offsets belongs to.
public struct TraceGeometry: Hashable, Sendable {
  /// The number of items, N.
  public var numberOfItems: Int
  /// The length of a page in points.
  public var pageLength: Double
  /// The distance between neighbouring pages in points.
  public var gap: Double
  /// The length of the bounds in points.
  public var viewportLength: Double
  /// The number of clones before the first item.
  public var leadingClones: Int
  /// The number of clones behind the last item.
  public var trailingClones: Int

  /// Creates the geometry of a strip.
  ///
  /// - Parameters:
  ///   - numberOfItems: The number of items, at least 1.
  ///   - pageLength: The length of a page in points.
  ///   - gap: The distance between neighbouring pages in points.
  ///   - viewportLength: The length of the bounds in points; that of a page where it is left out.
  ///   - leadingClones: The number of clones before the first item.
  ///   - trailingClones: The number of clones behind the last item.
  public init(
    numberOfItems: Int,
    pageLength: Double,
    gap: Double = 0,
    viewportLength: Double? = nil,
    leadingClones: Int = 1,
    trailingClones: Int = 1
  ) {
    precondition(numberOfItems > 0 && pageLength > 0, "A strip has items of some length.")
    precondition(leadingClones >= 0 && trailingClones >= 0, "A number of clones is not negative.")
    self.numberOfItems = numberOfItems
    self.pageLength = pageLength
    self.gap = gap
    self.viewportLength = viewportLength ?? pageLength
    self.leadingClones = leadingClones
    self.trailingClones = trailingClones
  }
}

extension TraceGeometry {
  /// Returns the pages with their places in the bounds at an offset; the strip begins at 0.
  func pages(at offset: Double) -> [PlacedPage] {
    (0..<(leadingClones + numberOfItems + trailingClones)).compactMap { slot in
      let index = slot - leadingClones
      let remainder = index % numberOfItems
      let page = PlacedPage(
        item: remainder < 0 ? remainder + numberOfItems : remainder,
        origin: Double(slot) * (pageLength + gap) - offset,
        length: pageLength,
        isClone: index < 0 || index >= numberOfItems
      )
      return page.end > 0 && page.origin < viewportLength ? page : nil
    }
  }

  /// Returns whether offsets are translations, which fall as the content moves on.
  ///
  /// A scroll view's offset grows, a web library's `translateX` falls. Offsets that are never
  /// positive and reach half a page below zero, where a strip shows nothing, are translations.
  func movesAgainstOffsets(_ offsets: some Sequence<Double>) -> Bool {
    var lowest = 0.0
    for offset in offsets {
      guard offset <= 0 else { return false }
      lowest = min(lowest, offset)
    }
    return lowest < -pageLength / 2
  }
}
