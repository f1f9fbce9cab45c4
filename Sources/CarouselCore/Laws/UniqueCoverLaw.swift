/// Where two pages overlap, the one on top is the reference's.
struct UniqueCoverLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    let pages = judged.frame.pages
    guard !judged.matches, !pages.standInOrder else { return }
    for above in pages.indices {
      for below in pages.indices where below < above {
        let start = max(pages[above].origin, pages[below].origin, 0)
        let end = min(pages[above].end, pages[below].end, judged.geometry.boundsLength)
        guard end - start > judged.tolerance else { continue }
        let isSame =
          pages[above].item == pages[below].item
          && abs(pages[above].origin - pages[below].origin) <= judged.tolerance
        guard !isSame, isSeen(pages[below], in: judged),
          isWrong(judged, from: start, to: end)
        else { continue }
        run.record(in: judged.frame, size: end - start) {
          judged.finding(
            .uniqueCover,
            extent: start...end,
            size: end - start,
            explanation: "item \(pages[above].item + 1) covers \(pointText(end - start)) of item "
              + "\(pages[below].item + 1)",
            remedy: "put the copies a lap away from their items, and the gap at the wrap as well"
          )
        }
        return
      }
    }
  }

  /// Whether a page shows at all.
  private func isSeen(_ page: PlacedPage, in judged: JudgedFrame) -> Bool {
    judged.picture.segments.contains { $0.page == page && $0.length > judged.tolerance }
  }

  private func isWrong(_ judged: JudgedFrame, from start: Double, to end: Double) -> Bool {
    var isWrong = false
    judged.picture.compare(with: judged.reference) { from, to, own, other in
      guard min(to, end) - max(from, start) > judged.tolerance else { return }
      if own?.item != other?.item { isWrong = true }
      if let own, let other, abs(own.origin - other.origin) > judged.tolerance { isWrong = true }
    }
    return isWrong
  }
}
