internal import CarouselCore

extension FilmRecord {
  /// How long before the first jump a telling moment may lie, in refreshes.
  private static let reach = 40

  /// The share of the smaller of two pages: both are plainly there, and the label of the larger one
  /// is whole.
  private static let wantedShare = 0.34

  /// The refresh that a still shows: on the way to the first wrap jump that two pages in the window
  /// lead to; without one, anywhere.
  var tellingRefresh: Int {
    let ranges = jumps.map { max(0, $0.refresh - Self.reach)..<$0.refresh }
    for range in ranges + [0..<frames.count] {
      let distances = range.map { abs(smallerShare(at: $0) - Self.wantedShare) }
      guard let best = distances.min(), best < Self.wantedShare - 0.02,
        let index = distances.firstIndex(of: best)
      else { continue }
      return range.lowerBound + index
    }
    return jumps.first { $0.refresh > 0 }.map { $0.refresh - 1 } ?? 0
  }

  /// The part of the bounds that the page with the second largest part takes.
  private func smallerShare(at refresh: Int) -> Double {
    let frame = frames[refresh]
    guard !frame.isHidden else { return 0 }
    let length = lengths[frame.size]
    let end = frame.offset + length
    let parts = frame.pages.map { min($0.end, end) - max($0.origin, frame.offset) }.sorted()
    return parts.count > 1 ? parts[parts.count - 2] / max(length, 1) : 0
  }
}
