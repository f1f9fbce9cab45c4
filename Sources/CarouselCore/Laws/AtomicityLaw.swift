/// The offset and the strip change in the same displayed frame, and neither is animated.
struct AtomicityLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    for event in judged.frame.events {
      switch event {
      case .stripChangedLate:
        run.record(in: judged.frame, size: judged.geometry.pitch) {
          judged.finding(
            .atomicity,
            size: judged.geometry.pitch,
            explanation: "the strip changes in a refresh after the offset's jump"
          )
        }
      case .wrapJumpAnimated:
        run.record(in: judged.frame, size: judged.geometry.pitch) {
          judged.finding(
            .atomicity,
            size: judged.geometry.pitch,
            explanation: "the wrap jump is animated, so that the viewer sees it"
          )
        }
      default: break
      }
    }
  }
}
