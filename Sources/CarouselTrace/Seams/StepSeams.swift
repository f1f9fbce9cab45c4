internal import CarouselCore

extension Survey {
  /// Cuts and hops: what two frames in a row show.
  func stepSeams(wraps: [TraceWrap]) -> [TraceSeam] {
    seams(steps.indices.compactMap(cut))
      + seams(steps.indices.compactMap { hop($0, wraps: wraps) })
  }

  /// A frame that no displacement explains by the one before.
  private func cut(_ index: Int) -> Sighting? {
    let step = steps[index]
    guard let extent = step.extent, step.unexplained > tolerance else { return nil }
    let names = [index - 1, index].map { frame in
      panoramas[frame].items.map { "\($0 + 1)" }.joined(separator: " ")
    }
    return Sighting(
      frame: index, kind: .cut, size: step.unexplained, extent: extent,
      explanation: step.isCut
        ? "item \(names[1]) replaces item \(names[0]) in one frame"
        : "\(pointText(step.unexplained)) of the picture change in place: no movement explains it",
      expectedItems: panoramas[index - 1].items)
  }

  /// The times that one frame may move as far as its neighbours.
  ///
  /// A dropped frame that the clock does not show doubles a step; an eighth more is for clocks and
  /// for motions that gain speed.
  static let hopFactor = 2.25
  /// The part of the bounds that a frame may move alone.
  ///
  /// Fingers are recorded at times with nothing before and after: the slop that they overcome at
  /// the start (8 to 16 px on common systems), or several moves at once.
  static let hopShare = 1.0 / 16
  /// The time before and after a frame in which its neighbours are looked for, in seconds.
  ///
  /// Three frames at 60 Hz: fingers move at every second or third one on many devices.
  static let hopWindow = 0.055

  /// A frame that moves far more than its neighbours.
  private func hop(_ index: Int, wraps: [TraceWrap]) -> Sighting? {
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
    guard step.isComparable, !step.isCut, step.displacement != 0 else { return nil }
    let measure = measure(index)
    // The last frame may be the first of a motion, whose next step nobody saw.
    guard measure.hasFollower else { return nil }
    let reach = panoramas[index].length * Self.hopShare
    let isHop =
      measure.step > Self.hopFactor * measure.neighbour
      && measure.step - measure.neighbour > reach
    return isHop ? measure.step - measure.neighbour : nil
  }

  /// Returns a step and the largest one beside it in the same direction, per usual interval.
  func measure(_ index: Int) -> (step: Double, neighbour: Double, hasFollower: Bool) {
    let sign = steps[index].displacement < 0 ? -1.0 : 1
    let around = steps(around: index, within: max(Self.hopWindow, 1.5 * interval))
    let neighbour = around.map { sign * pace($0) }.max() ?? 0
    return (sign * pace(index), max(neighbour, 0), around.contains { $0 > index })
  }

  /// The displacement per usual interval: after a dropped frame that the clock shows, two steps
  /// come as one.
  private func pace(_ index: Int) -> Double {
    let wait = frames[index].time - frames[index - 1].time
    return steps[index].displacement * (wait > interval ? interval / wait : 1)
  }
}
