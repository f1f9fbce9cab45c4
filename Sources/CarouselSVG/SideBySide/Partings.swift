internal import CarouselCore
internal import CarouselPicture

/// Where two carousels under the same script show different pictures.
struct Partings: Hashable, Sendable {
  /// The refreshes in which the pictures differ, in runs.
  private(set) var runs: [Range<Int>] = []
  /// The refresh of each run in which the positions are farthest apart.
  private(set) var worst: [Int] = []

  /// Compares two timelines frame by frame.
  ///
  /// - Complexity: O(n) for n displayed frames.
  init(_ first: Surroundings, _ second: Surroundings) {
    let scale = first.geometry.tolerance
    var largest = -1.0
    var others = second.illustration.timeline.makeIterator()
    for frame in first.illustration.timeline {
      guard let other = others.next() else { return }
      guard !first.isAlike(frame, other, tolerance: scale) else { continue }
      let distance = abs(frame.position - other.position)
      if let last = runs.last, last.upperBound == frame.refresh {
        runs[runs.count - 1] = last.lowerBound..<(frame.refresh + 1)
        if distance > largest {
          largest = distance
          worst[worst.count - 1] = frame.refresh
        }
      } else {
        runs.append(frame.refresh..<(frame.refresh + 1))
        worst.append(frame.refresh)
        largest = distance
      }
    }
  }

  /// Returns whether the pictures differ in a refresh.
  func contains(_ refresh: Int) -> Bool { runs.contains { $0.contains(refresh) } }
}

extension Surroundings {
  /// Returns whether two frames look alike: the same pages at the same places, whichever of them
  /// are copies, and the same dot.
  func isAlike(_ first: DisplayedFrame, _ second: DisplayedFrame, tolerance: Double) -> Bool {
    guard first.indicator == second.indicator, first.boundsSize == second.boundsSize else {
      return false
    }
    let left = visible(first, tolerance)
    let right = visible(second, tolerance)
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { one, other in
      one.item == other.item && one.version == other.version
        && abs(one.origin - other.origin) <= tolerance
    }
  }

  /// The pages of which more than what nobody sees is in the bounds, from the leading edge on.
  private func visible(_ frame: DisplayedFrame, _ tolerance: Double) -> [PlacedPage] {
    let length =
      geometry.axis == .horizontal ? frame.boundsSize.width : frame.boundsSize.height
    return frame.pages.filter { $0.end > tolerance && $0.origin < length - tolerance }
      .sorted { $0.origin < $1.origin }
  }
}
