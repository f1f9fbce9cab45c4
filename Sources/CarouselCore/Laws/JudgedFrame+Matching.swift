extension JudgedFrame {
  /// Returns whether every visible page stands where the reference has a page of the same item and
  /// version, and none of the reference's pages is missing.
  ///
  /// Nearly every frame of a sound carousel passes, so nothing is laid out or allocated here; a
  /// frame that fails is looked at stretch by stretch.
  ///
  /// - Complexity: O(v) for v visible pages.
  static func matches(_ frame: DisplayedFrame, geometry: Geometry) -> Bool {
    let count = geometry.numberOfItems
    guard count > 0, !frame.pages.isEmpty else { return false }
    let pitch = geometry.pitch
    let tolerance = geometry.tolerance + 1e-6
    let start = frame.referencePosition - geometry.peek
    var lowest = Int.max
    var highest = Int.min
    for page in frame.pages {
      let quotient = ((page.origin + start) / pitch).rounded()
      guard let index = Int(exactly: quotient), modulo(index, count) == page.item,
        abs(page.origin + start - quotient * pitch) <= tolerance,
        page.version == (frame.versions.isEmpty ? 0 : frame.versions[page.item])
      else { return false }
      lowest = min(lowest, index)
      highest = max(highest, index)
    }
    // Each of them once, from edge to edge; a sliver no longer than half a pixel may be missing.
    let leading = Double(lowest) * pitch - start - geometry.gap
    let trailing = Double(highest + 1) * pitch - start
    return highest - lowest + 1 == frame.pages.count
      && leading <= tolerance && trailing >= geometry.boundsLength - tolerance
  }

  /// Returns whether an item has the largest visible share, or one within a band of it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - band: The length in points within which shares count as equal.
  /// - Returns: Whether no other item shows more.
  func hasLargestShare(_ item: Int, band: Double) -> Bool {
    guard matches else { return picture.largestItems(band: band).contains(item) }
    var own = 0.0
    var largest = 0.0
    for (index, page) in frame.pages.enumerated() {
      var share = 0.0
      var isRepeated = false
      for (other, candidate) in frame.pages.enumerated() where candidate.item == page.item {
        if other < index { isRepeated = true }
        share += min(candidate.end, geometry.boundsLength) - max(candidate.origin, 0)
      }
      guard !isRepeated else { continue }
      if page.item == item { own = share }
      largest = max(largest, share)
    }
    return own > 0 && own >= largest - band
  }
}

extension DisplayedFrame {
  /// Whether nothing happened since a frame and everything on the screen is as it was.
  func isStill(after previous: DisplayedFrame) -> Bool {
    events.isEmpty && previous.events.isEmpty && refresh == previous.refresh + 1
      && contentOffset == previous.contentOffset && position == previous.position
      && referencePosition == previous.referencePosition && motion == previous.motion
      && referenceMotion == previous.referenceMotion && indicator == previous.indicator
      && isHidden == previous.isHidden && boundsSize == previous.boundsSize
      && pages == previous.pages && versions == previous.versions
  }
}
