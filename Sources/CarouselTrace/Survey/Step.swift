internal import CarouselCore

/// What happened from one frame to the next.
struct Step: Hashable, Sendable {
  /// The displacement that explains most of the picture, in points; positive to the right.
  var displacement = 0.0
  /// The length of what moved by that displacement and is still there.
  var explained = 0.0
  /// The length of what the displacement does not explain.
  var unexplained = 0.0
  /// Where that is.
  var extent: ClosedRange<Double>?
  /// Whether the two frames can be held against each other at all.
  var isComparable = false
  /// Whether so much time has passed that the displacement need not come from one movement.
  var followsPause = false

  /// Whether nothing of the frame before is left.
  var isCut: Bool { isComparable && explained <= 0 && unexplained > 0 }

  /// Nothing is known.
  static let unknown = Step()
}

extension Step {
  /// Finds the displacement that explains most of a picture by the one before.
  ///
  /// Only displacements that bring an item from its old place to a new one can explain anything,
  /// and standing still; among equals the smallest counts.
  init(from old: Panorama, to new: Panorama, tolerance: Double) {
    var candidates = [0.0]
    for stretch in old.stretches {
      guard let page = stretch.page else { continue }
      for other in new.stretches {
        guard let next = other.page, next.item == page.item else { continue }
        candidates.append(next.origin - page.origin)
      }
    }
    for candidate in candidates {
      let step = Step(moving: old, by: candidate, to: new, tolerance: tolerance)
      let gain = step.explained - step.unexplained - (explained - unexplained)
      let isSmaller = abs(candidate) < abs(displacement)
      if !isComparable || gain > tolerance || gain > -tolerance && isSmaller { self = step }
    }
    if isCut { displacement = 0 }
  }

  /// Holds a moved picture against another one, as far as both are in the bounds.
  private init(
    moving old: Panorama, by displacement: Double, to new: Panorama, tolerance: Double
  ) {
    self.displacement = displacement
    isComparable = true
    for left in old.stretches {
      for right in new.stretches {
        let start = max(left.start + displacement, right.start, 0, displacement)
        let end = min(
          left.end + displacement, right.end, new.length, new.length + displacement)
        guard end > start, left.page != nil || right.page != nil else { continue }
        if Panorama.isSame(left.page, right.page, moved: displacement, within: tolerance) {
          explained += end - start
        } else if end - start > tolerance {
          unexplained += end - start
          extent = min(extent?.lowerBound ?? start, start)...max(extent?.upperBound ?? end, end)
        }
      }
    }
  }
}
