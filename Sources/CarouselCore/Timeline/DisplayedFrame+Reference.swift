extension DisplayedFrame {
  /// Returns what the reference shows at the moment of the frame: item k at k·p for every integer k,
  /// or each item once where the carousel does not loop.
  ///
  /// The dot is the frame's own; another one is no matter of pages.
  ///
  /// - Parameter carousel: The carousel.
  /// - Returns: The frame as it should be, with the current version of every item.
  /// - Complexity: O(v) for v visible pages.
  public func reference(of carousel: Carousel) -> DisplayedFrame {
    var geometry = carousel.geometry
    geometry.boundsSize = boundsSize
    let count = geometry.numberOfItems
    var reference = self
    reference.contentOffset = referencePosition
    reference.pages = []
    guard count > 0, geometry.pitch > 0 else { return reference }
    let start = referencePosition - geometry.peek
    let first = Int(((start - geometry.pageLength) / geometry.pitch).rounded(.down))
    let last = Int(((start + geometry.boundsLength) / geometry.pitch).rounded(.up))
    for index in first...max(first, last) {
      guard carousel.isLooping || (0..<count).contains(index) else { continue }
      let item = modulo(index, count)
      let page = PlacedPage(
        item: item, version: versions.indices.contains(item) ? versions[item] : 0,
        origin: Double(index) * geometry.pitch - start, length: geometry.pageLength)
      if page.end > 0, page.origin < geometry.boundsLength { reference.pages.append(page) }
    }
    return reference
  }
}
