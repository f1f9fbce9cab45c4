internal import CarouselCore

extension Survey {
  /// What clocks, rounding and small changes of speed add to a step: an eighth.
  static let stepSlack = 1.125
  /// The part of the bounds that a frame may move alone.
  ///
  /// Fingers are recorded at times with nothing before and after: the slop that they overcome at
  /// the start (8 to 16 px on common systems), or several moves at once.
  static let hopShare = 1.0 / 16
  /// The time before and after a frame in which its neighbours are looked for, in seconds.
  ///
  /// Three frames at 60 Hz: fingers move at every second or third one on many devices.
  static let hopWindow = 0.055
  /// The times that a motion gains or loses speed from one frame to the next at 60 Hz.
  ///
  /// The steepest start of a common curve, `cubic-bezier(.165, .84, .44, 1)` over 400 ms, has 1.37.
  static let steepest = 1.5

  /// A frame that moves far more than its neighbours.
  func hop(_ index: Int, wraps: [TraceWrap]) -> Sighting? {
    guard let excess = excess(index) else { return nil }
    let displacement = steps[index].displacement
    let isAtWrap = wraps.contains { abs($0.time - frames[index].time) <= Self.restTime }
    return Sighting(
      frame: index, kind: isAtWrap ? .hop : .glitch, size: excess,
      extent: 0...panoramas[index].length,
      explanation: "the picture moves \(pointText(abs(displacement))) in one frame, "
        + "\(pointText(excess)) more than in any frame around it",
      displacement: displacement < 0 ? excess : -excess)
  }

  /// Returns by how much a frame moves too far, or `nil`.
  private func excess(_ index: Int) -> Double? {
    let step = steps[index]
    // The last frame may be the first of a motion, whose next step nobody saw.
    guard step.isComparable, !step.isCut, !step.followsPause, step.displacement != 0,
      index + 1 < steps.count, isWellSeen(index)
    else { return nil }
    // Clocks miss dropped frames, or show frames late that were not: both readings must agree.
    let measures = [measure(index, byClock: false), measure(index, byClock: true)]
    let reach = panoramas[index].length * Self.hopShare
    guard measures.allSatisfy({ $0.ratio > 1 && $0.excess > reach }) else { return nil }
    return measures[0].excess
  }

  /// Whether a frame comes as soon after the one before as two dropped ones let it.
  ///
  /// A busy machine shows a motion of a third of a second in two or three frames; what lies between
  /// them looks like a hop.
  private func isWellSeen(_ index: Int) -> Bool {
    frames[index].time - frames[index - 1].time <= 3.0 / 60 + 1e-3
  }

  /// A step beside its neighbours.
  struct StepMeasure {
    /// The displacement, by the clock per usual interval.
    var step: Double
    /// The largest one around it in the same direction.
    var neighbour: Double
    /// How far a motion like that of the neighbours can go in a frame.
    var allowed: Double

    var excess: Double { step - neighbour }
    var ratio: Double { allowed > 0 ? step / allowed : step > 0 ? .infinity : 0 }
  }

  /// Holds a step against its neighbours.
  ///
  /// When a frame is dropped, two steps show as one: 2·s beside a steady s, and `(q + q²)·s` before
  /// a step s that is q times the one behind it, where a motion starts steeply and slows down.
  func measure(_ index: Int, byClock: Bool) -> StepMeasure {
    let sign = steps[index].displacement < 0 ? -1.0 : 1
    func pace(_ index: Int) -> Double {
      guard steps.indices.contains(index), steps[index].isComparable, index > 0 else { return 0 }
      let wait = frames[index].time - frames[index - 1].time
      return sign * steps[index].displacement
        * (byClock && wait > 0 ? interval / wait : 1)
    }
    let around = steps(around: index, within: max(Self.hopWindow, 1.5 * interval))
    let neighbour = max(around.map(pace).max() ?? 0, 0)
    // Steep curves are steeper from frame to frame where frames are farther apart.
    let limit = power(Self.steepest, max(interval * 60, 1))
    var allowed = 2 * neighbour
    // A motion that gains speed has a faster one after it, so only that side has to be looked at.
    let near = pace(index + 1)
    let far = pace(index + 2)
    if near > 0, far > 0 {
      let growth = min(max(near / far, 1), limit)
      allowed = max(allowed, (growth + growth * growth) * near)
    }
    return StepMeasure(
      step: pace(index), neighbour: neighbour, allowed: Self.stepSlack * allowed)
  }

  /// Returns a base raised to a power, whole frames and the rest of one.
  private func power(_ base: Double, _ exponent: Double) -> Double {
    var result = 1.0
    var rest = min(exponent, 16)
    while rest >= 1 {
      result *= base
      rest -= 1
    }
    return result * (1 + rest * (base - 1))
  }
}
