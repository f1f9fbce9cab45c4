/// A wrap jump moves the offset by whole laps and the strip's own shift.
struct RemapEquivalenceLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    for case .wrapJump(let jump) in judged.frame.events {
      let lap = Double(judged.geometry.numberOfItems) * jump.pitch
      let shift = jump.displacement + Double(jump.rotation) * jump.pitch
      let laps = (shift / lap).rounded()
      let residue = abs(shift - laps * lap)
      guard residue > judged.tolerance else { continue }
      run.record(in: judged.frame, size: residue) {
        judged.finding(
          .remapEquivalence,
          size: residue,
          explanation: "the jump from \(decimalText(jump.from, decimals: 3)) to "
            + "\(decimalText(jump.to, decimals: 3)) misses a whole lap by \(pointText(residue))"
        )
      }
    }
  }
}
