/// The position moves only as far, and only that way, as the reference moves in that refresh.
struct MotionContinuityLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    guard !judged.isFirst, judged.previous.boundsSize == judged.frame.boundsSize,
      !judged.previous.isHidden
    else { return }
    let step = judged.frame.position - judged.previous.position
    let asked = judged.frame.referencePosition - judged.previous.referencePosition
    // Each of the four offsets is rounded to half a pixel.
    let slack = 2 * judged.tolerance
    let excess = max(step - max(asked, 0), min(asked, 0) - step)
    guard excess > slack else { return }
    let turnsBack = step * asked < 0
    run.record(in: judged.frame, size: excess) {
      judged.finding(
        .motionContinuity,
        size: excess,
        sight: turnsBack ? .backward(abs(step)) : .tooFar(step: abs(step), excess: excess)
      )
    }
  }
}
