/// No item shows nothing, one item shows no blank, two items keep the direction asked for.
struct SmallCountsLaw: Hashable, Sendable {
  var run = FindingRun()
  private var start: Rest?

  private struct Rest: Hashable, Sendable {
    var position: Double
    var reference: Double
  }

  mutating func observe(_ judged: JudgedFrame) {
    switch judged.geometry.numberOfItems {
    case 0:
      guard !judged.frame.pages.isEmpty else { return }
      report("something shows although there is no item", in: judged)
    case 1:
      guard !judged.matches, judged.difference.blankExtent != nil else { return }
      let length = judged.difference.blankLength
      report("\(pointText(length)) are blank beside the only item", in: judged)
    case 2:
      observeDirection(judged)
    default: break
    }
  }

  private mutating func observeDirection(_ judged: JudgedFrame) {
    let frame = judged.frame
    guard judged.isAtRest || judged.isFirst else { return }
    defer { start = Rest(position: frame.position, reference: frame.referencePosition) }
    guard let start else { return }
    let moved = frame.position - start.position
    let asked = frame.referencePosition - start.reference
    let half = judged.geometry.pitch / 2
    guard abs(moved) > half, abs(asked) > half, moved * asked < 0 else { return }
    report("of two items the other one comes from the wrong side", in: judged)
  }

  private mutating func report(_ what: String, in judged: JudgedFrame) {
    run.record(in: judged.frame, size: judged.geometry.boundsLength) {
      judged.finding(
        .smallCounts,
        size: judged.geometry.boundsLength,
        explanation: what,
        remedy: "treat no, one and two items apart, and carry the direction along"
      )
    }
  }
}
