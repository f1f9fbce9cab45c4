/// Nothing within the bounds is blank where the reference shows a page.
struct CoverageLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    guard !judged.matches, let extent = judged.difference.blankExtent else { return }
    let length = judged.difference.blankLength
    run.record(in: judged.frame, size: length) {
      judged.finding(.coverage, extent: extent, size: length, sight: .blank(length))
    }
  }
}
