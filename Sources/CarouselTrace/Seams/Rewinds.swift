internal import CarouselCore

extension Survey {
  /// Motions from the last item to the first, or the other way round, that take the long way.
  func rewinds(wraps: [TraceWrap]) -> [TraceSeam] {
    // Two items have no longer way, and turning back is not the same as rewinding.
    guard numberOfItems > 2 else { return [] }
    var sightings: [Sighting] = []
    var previousWay = 0.0
    for motion in motions {
      let way = positions[motion.upperBound] - positions[motion.lowerBound - 1]
      defer { previousWay = way }
      let crossesTheWrap = wraps.contains { motion.contains($0.frame) }
      guard !crossesTheWrap,
        dotsWrap(motion, way: way) || itemsRewind(motion, way: way, after: previousWay)
      else { continue }
      let isBack = way < 0
      sightings.append(
        Sighting(
          frame: motion.lowerBound, kind: .rewind, size: abs(way),
          extent: 0...panoramas[motion.lowerBound].length,
          explanation: "from the \(isBack ? "last item to the first" : "first item to the last") "
            + "the picture goes \(pointText(abs(way))) \(isBack ? "back" : "on"), the long way",
          expectedItems: [isBack ? 0 : numberOfItems - 1],
          displacement: way,
          frameCount: motion.count))
    }
    return sightings.flatMap { seams([$0]) }
  }

  /// Whether the dots wrap at once, from the last to the first, while the picture goes back.
  ///
  /// A dot that wraps says where the motion was meant to lead. How far back it goes does not
  /// matter, as long as it is seen: several pages in view leave little to rewind.
  private func dotsWrap(_ motion: ClosedRange<Int>, way: Double) -> Bool {
    guard abs(way) > panoramas[motion.lowerBound].length * Self.hopShare else { return false }
    // Libraries mark the next dot some frames before they move, or some frames after.
    let before = frame(before: motion.lowerBound)
    let after = frame(after: motion.upperBound)
    var dots: [Int] = []
    for index in before...after {
      if let dot = frames[index].indicator, dot != dots.last { dots.append(dot) }
    }
    return dots == (way < 0 ? [numberOfItems - 1, 0] : [0, numberOfItems - 1])
  }

  /// Whether the items run back, farther than a finger reaches, after a motion the other way.
  ///
  /// This is for recordings without dots: a dot that goes through the items one by one says that
  /// each of them was asked for. Without dots the one sweep has to say it.
  private func itemsRewind(
    _ motion: ClosedRange<Int>, way: Double, after previousWay: Double
  ) -> Bool {
    guard abs(way) > panoramas[motion.lowerBound].length, way * previousWay < 0,
      motion.allSatisfy({ frames[$0].indicator == nil }), isOneSweep(motion),
      let first = panoramas[motion.lowerBound - 1].middlePage?.item,
      let last = panoramas[motion.upperBound].middlePage?.item
    else { return false }
    return [first, last] == (way < 0 ? [numberOfItems - 1, 0] : [0, numberOfItems - 1])
  }

  /// Whether a motion gains speed once and loses it once, as one animation does; every click that
  /// restarts it makes another peak.
  private func isOneSweep(_ motion: ClosedRange<Int>) -> Bool {
    let speeds = motion.map { abs(steps[$0].displacement) }
    // An eighth of the top speed is what clocks and rounding make of a steady one.
    let slack = (speeds.max() ?? 0) / 8
    var peak = 0.0
    var trough = Double.infinity
    for speed in speeds {
      peak = max(peak, speed)
      if speed < peak - slack { trough = min(trough, speed) }
      if speed > trough + slack { return false }
    }
    return true
  }

  private func frame(before index: Int) -> Int {
    var found = index - 1
    while found > 0, frames[index].time - frames[found].time < Self.restTime { found -= 1 }
    return found
  }

  private func frame(after index: Int) -> Int {
    var found = index
    while found + 1 < frames.count, frames[found + 1].time - frames[index].time <= Self.restTime {
      found += 1
    }
    return found
  }
}
