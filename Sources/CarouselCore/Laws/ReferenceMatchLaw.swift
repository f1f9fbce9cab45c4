/// The master law: every point of the bounds shows what the reference shows.
struct ReferenceMatchLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    guard !judged.matches, let extent = judged.difference.extent else { return }
    let displacement = judged.difference.displacement
    let isDisplaced = displacement > 0
    let size = isDisplaced ? displacement : judged.difference.length
    run.record(in: judged.frame, size: size) {
      judged.finding(
        .referenceMatch,
        extent: extent,
        size: size,
        sight: isDisplaced ? .displaced(size) : .different(size)
      )
    }
  }
}
