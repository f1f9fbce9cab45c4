internal import CarouselCore

extension Survey {
  /// The time without movement that parts one motion from the next, or makes a rest, in seconds.
  ///
  /// Fingers that are recorded badly are still seen every 100 ms or so; a page at rest to be read
  /// stands for longer.
  static let restTime = 0.1

  /// Whether a frame shows movement.
  func moves(_ index: Int) -> Bool {
    steps[index].isCut || abs(steps[index].displacement) > tolerance
  }

  /// The frames that movement leads to, without a rest in between.
  var motions: [ClosedRange<Int>] {
    var motions: [ClosedRange<Int>] = []
    for index in steps.indices where moves(index) {
      if let last = motions.last,
        frames[index].time - frames[last.upperBound].time - interval < Self.restTime
      {
        motions[motions.count - 1] = last.lowerBound...index
      } else {
        motions.append(index...index)
      }
    }
    return motions
  }

  /// The frames that show the same picture, each with the frame that shows it first.
  var rests: [ClosedRange<Int>] {
    var rests: [ClosedRange<Int>] = []
    for index in steps.indices {
      if let last = rests.last, !moves(index), steps[index].isComparable {
        rests[rests.count - 1] = last.lowerBound...index
      } else {
        rests.append(index...index)
      }
    }
    return rests.filter { $0.count > 1 }
  }

  /// Returns the time from the first to the last of some frames in seconds.
  func duration(_ range: ClosedRange<Int>) -> Double {
    frames[range.upperBound].time - frames[range.lowerBound].time
  }

  /// The part of the bounds below which shares and places count as equal: a sixty-fourth, 5 px of
  /// 320, which nobody tells apart without a ruler.
  func band(_ index: Int) -> Double { panoramas[index].length / 64 }
}
