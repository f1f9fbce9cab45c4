internal import CarouselCore

extension Survey {
  /// The frames at rest in which a dot may name where the motion leads that nobody has seen yet.
  static let leadingFrames = 2

  /// Dots that name another item than the one at rest.
  ///
  /// In motion nothing is asked: sound libraries change their dot when a motion starts, on the
  /// way, or when it has ended. For the same reason a dot may be wrong at either end of a rest for
  /// as long as a tap is short.
  var dotSeams: [TraceSeam] {
    let place = usualPlace
    var sightings: [Sighting] = []
    for rest in rests where duration(rest) > Self.restTime {
      // A finger may hold the picture between two pages.
      let isBetweenPages = abs(placeOfMiddle(rest.upperBound) - place) > band(rest.upperBound)
      var run: [Int] = []
      for index in rest {
        if isWrong(index, isBetweenPages: isBetweenPages) { run.append(index) }
        guard index == rest.upperBound || run.last != index, let first = run.first else { continue }
        let wrong = first...(run.last ?? first)
        if !leadsOn(wrong, rest: rest) { sightings += sighting(wrong) }
        run = []
      }
    }
    return sightings.flatMap { seams([$0]) }
  }

  /// Whether wrong dots at the end of a rest name the item that the next motion leads to, and come
  /// no more than a few frames before it.
  ///
  /// A busy machine shows few frames, and the dot is changed in one of them before the motion is
  /// seen in the next, however long that takes.
  private func leadsOn(_ run: ClosedRange<Int>, rest: ClosedRange<Int>) -> Bool {
    let next = run.upperBound + 1
    guard run.upperBound == rest.upperBound, run.count <= Self.leadingFrames, next < frames.count,
      let dot = frames[run.upperBound].indicator
    else { return false }
    let motion = motions.first { $0.contains(next) }
    return panoramas[motion?.upperBound ?? next].items.contains(dot)
  }

  private func sighting(_ run: ClosedRange<Int>) -> [Sighting] {
    // A frame stands until the next one comes, however long a recorder writes nothing.
    let end = min(run.upperBound + 1, frames.count - 1)
    guard duration(run.lowerBound...end) > Self.restTime, let dot = frames[run.lowerBound].indicator
    else {
      return []
    }
    let largest = largestItems(run.lowerBound)
    let names = largest.map { "\($0 + 1)" }.joined(separator: " or ")
    let length = panoramas[run.lowerBound].length
    return [
      Sighting(
        frame: run.lowerBound, kind: .indicator, size: length, extent: 0...length,
        explanation: "dot \(dot + 1) is marked while item \(names) is at rest",
        expectedItems: largest, frameCount: run.count)
    ]
  }

  private func isWrong(_ index: Int, isBetweenPages: Bool) -> Bool {
    guard let dot = frames[index].indicator else { return false }
    let allowed = isBetweenPages ? panoramas[index].items : largestItems(index)
    return !allowed.isEmpty && !allowed.contains(dot)
  }

  private func largestItems(_ index: Int) -> [Int] {
    let shares = panoramas[index].shares
    let least = (shares.values.max() ?? 0) - band(index)
    return shares.filter { $0.value >= least }.keys.sorted()
  }

  /// The place at which the page in the middle rests for most of the time.
  private var usualPlace: Double {
    let places = rests.filter { duration($0) > Self.restTime }.map { rest in
      (place: placeOfMiddle(rest.upperBound), duration: duration(rest), band: band(rest.upperBound))
    }
    let best = places.max { left, right in
      places.filter { abs($0.place - left.place) <= left.band }.reduce(0) { $0 + $1.duration }
        < places.filter { abs($0.place - right.place) <= right.band }.reduce(0) { $0 + $1.duration }
    }
    return best?.place ?? 0
  }

  private func placeOfMiddle(_ index: Int) -> Double {
    panoramas[index].middlePage?.origin ?? 0
  }
}
