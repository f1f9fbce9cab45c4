/// After whole laps the picture at rest stands where it stood.
struct NoDriftLaw: Hashable, Sendable {
  var run = FindingRun()
  private var start: Double?

  mutating func observe(_ judged: JudgedFrame) {
    let frame = judged.frame
    if frame.events.contains(where: { if case .resized = $0 { true } else { false } }) {
      start = nil
    }
    guard let start else {
      if judged.isAtRest || judged.isFirst { self.start = frame.referencePosition }
      return
    }
    guard judged.isAtRest else { return }
    let laps = abs(frame.referencePosition - start) / judged.geometry.lap
    // What is off by a page or more is lost, not drifted: another law's finding.
    let drift = abs(frame.position - frame.referencePosition)
    guard laps >= 1, drift > judged.tolerance, drift < judged.geometry.pitch / 2 else { return }
    run.record(in: judged.frame, size: drift) {
      judged.finding(
        .noDrift,
        size: drift,
        explanation:
          "after \(truncated(laps)) laps the page rests \(pointText(drift)) off its place"
      )
    }
  }
}
