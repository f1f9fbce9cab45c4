/// A copy shows the current version of its item.
struct CloneVersionLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    guard !judged.matches, !judged.frame.versions.isEmpty else { return }
    for segment in judged.picture.segments {
      guard let page = segment.page, segment.length > judged.tolerance,
        page.version != judged.version(of: page.item)
      else { continue }
      run.record(in: judged.frame, size: segment.length) {
        judged.finding(
          .cloneVersion,
          extent: segment.start...segment.end,
          size: segment.length,
          explanation: "a copy of item \(page.item + 1) shows an older version",
          remedy: "update the copies of an item whenever the item is updated"
        )
      }
      return
    }
  }
}
