/// A wrap jump moves the offset by whole laps and the strip's own shift.
struct RemapEquivalenceLaw: Hashable, Sendable {
  private(set) var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    let lap = judged.geometry.lap
    guard lap > 0 else { return }
    for case .wrapJump(let jump) in judged.frame.events {
      let shift = jump.displacement + Double(jump.rotation) * judged.geometry.pitch
      let laps = (shift / lap).rounded()
      let residue = abs(shift - laps * lap)
      guard residue > judged.tolerance else { continue }
      run.record(
        judged.finding(
          .remapEquivalence,
          size: residue,
          explanation: "the jump from \(decimalText(jump.from, decimals: 3)) to "
            + "\(decimalText(jump.to, decimals: 3)) misses a whole lap by \(pointText(residue))"
        ))
    }
  }
}
