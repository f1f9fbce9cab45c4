/// The master law: every point of the bounds shows what the reference shows.
struct ReferenceMatchLaw: Hashable, Sendable {
  var run = FindingRun()

  /// The wrong stretches of a frame.
  struct Difference {
    var extent: ClosedRange<Double>?
    var length = 0.0
    var displacement = 0.0
  }

  mutating func observe(_ judged: JudgedFrame) {
    guard !judged.matches else { return }
    let difference = Self.difference(in: judged)
    guard let extent = difference.extent else { return }
    let isDisplaced = difference.displacement > 0
    let size = isDisplaced ? difference.displacement : difference.length
    let sight: Sight = isDisplaced ? .displaced(size) : .different(size)
    run.record(in: judged.frame, size: size) {
      judged.finding(.referenceMatch, extent: extent, size: size, sight: sight)
    }
  }

  /// Returns where a frame differs from the reference.
  static func difference(in judged: JudgedFrame) -> Difference {
    var result = Difference()
    let tolerance = judged.tolerance
    judged.picture.compare(with: judged.reference) { start, end, own, other in
      // A stretch no longer than half a pixel is the edge of a page.
      guard end - start > tolerance else { return }
      switch (own, other) {
      case (nil, nil):
        return
      case (let own?, let other?)
      where own.item == other.item && own.version == judged.version(of: own.item):
        // An only item follows itself, so any of its pages will do.
        let lap = judged.geometry.lap
        let difference = own.origin - other.origin
        let displacement = abs(difference - lap * (difference / lap).rounded())
        guard displacement > tolerance else { return }
        if displacement < judged.geometry.pitch / 2 {
          result.displacement = max(result.displacement, displacement)
        } else {
          result.length += end - start
        }
      default:
        result.length += end - start
      }
      result.extent = min(result.extent?.lowerBound ?? start, start)...end
    }
    // A neighbour that shows because everything is displaced is not another fault.
    if result.length > result.displacement + tolerance { result.displacement = 0 }
    return result
  }
}
