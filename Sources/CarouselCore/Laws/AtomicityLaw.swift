/// The offset and the strip change in the same displayed frame, and neither is animated.
struct AtomicityLaw: Hashable, Sendable {
  var run = FindingRun()

  /// More jumps than the longest motion of one refresh passes laps; rules that undo each other make
  /// as many as a simulator lets them.
  static let jumpLimit = 16

  mutating func observe(_ judged: JudgedFrame) {
    guard !judged.frame.events.isEmpty else { return }
    let jumpCount = judged.frame.events.count { event in
      if case .wrapJump = event { true } else { false }
    }
    if jumpCount > Self.jumpLimit {
      run.record(in: judged.frame, size: judged.geometry.pitch) {
        judged.finding(
          .atomicity,
          size: judged.geometry.pitch,
          explanation: "\(jumpCount) wrap jumps in one refresh: the rules undo each other, and on "
            + "a device they would call each other until the stack ends",
          remedy: "leave more than a lap between the offsets at which the two rules act"
        )
      }
    }
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
