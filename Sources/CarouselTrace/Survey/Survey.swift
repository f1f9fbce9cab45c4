internal import CarouselCore

/// What can be learnt from all frames of a trace together, before any of them is judged.
struct Survey: Sendable {
  let frames: [TraceFrame]
  /// The number of items, N.
  let numberOfItems: Int
  /// Whether the next item stands to the left; the panoramas are mirrored then.
  let isMirrored: Bool
  /// What the frames show.
  let panoramas: [Panorama]
  /// What leads to each frame from the one before.
  let steps: [Step]
  /// The usual distance between neighbours that are no wrap.
  let gap: Double
  /// The usual time from frame to frame in seconds.
  let interval: Double
  /// The largest difference that nobody sees.
  let tolerance: Double
  /// The way of the picture since the first frame, in points, positive to the next item.
  let positions: [Double]

  init(_ trace: Trace, options: TraceJudge) {
    frames = trace.frames
    // Recorders write two decimals, so the difference of two places is off by a hundredth.
    let tolerance = options.tolerance + 0.01
    self.tolerance = tolerance
    let highest = frames.lazy.flatMap(\.pages).map(\.item).max() ?? -1
    let count = options.numberOfItems ?? highest + 1
    numberOfItems = count
    let mirrored: Bool
    switch options.direction {
    case .rightToLeft: mirrored = true
    case .leftToRight: mirrored = false
    case nil: mirrored = Self.runsToTheLeft(frames, numberOfItems: count)
    }
    isMirrored = mirrored
    let panoramas = frames.map {
      Panorama($0, isMirrored: mirrored, tolerance: tolerance)
    }
    self.panoramas = panoramas
    let interval = median(zip(frames, frames.dropFirst()).map { $1.time - $0.time }) ?? 0
    self.interval = interval
    gap = Self.gap(panoramas, numberOfItems: count)
    var steps = [Step.unknown]
    for index in frames.indices.dropFirst() {
      let wait = frames[index].time - frames[index - 1].time
      guard frames[index].viewportLength == frames[index - 1].viewportLength else {
        steps.append(.unknown)
        continue
      }
      var step = Step(from: panoramas[index - 1], to: panoramas[index], tolerance: tolerance)
      step.followsPause = wait > Self.longestWait(interval: interval)
      // Many recorders write only what changes. A picture that stands still, or goes on from where
      // it was, tells what happened in a pause; one that is another does not.
      steps.append(step.followsPause && step.unexplained > tolerance ? .unknown : step)
    }
    self.steps = steps
    var position = 0.0
    positions = steps.map { step in
      position -= step.displacement
      return position
    }
  }

  /// The longest time between frames that can be held against each other in any case, in seconds.
  ///
  /// A display that drops a few frames in a row still shows one motion. In a tenth of a second a
  /// carousel can be at another page, and nobody knows how it got there.
  private static func longestWait(interval: Double) -> Double {
    max(0.1, 3 * interval) + 1e-9
  }
}

extension Survey {
  /// Whether most neighbours stand in the order from right to left; two items cannot tell.
  private static func runsToTheLeft(_ frames: [TraceFrame], numberOfItems count: Int) -> Bool {
    guard count > 2 else { return false }
    var balance = 0
    for frame in frames {
      let panorama = Panorama(frame, isMirrored: false, tolerance: 0)
      for pair in panorama.pairs {
        if pair.right.item == (pair.left.item + 1) % count { balance += 1 }
        if pair.left.item == (pair.right.item + 1) % count { balance -= 1 }
      }
    }
    return balance < 0
  }

  /// The usual distance between neighbours; those at the wrap count only where there are no others.
  private static func gap(_ panoramas: [Panorama], numberOfItems count: Int) -> Double {
    let pairs = panoramas.lazy.flatMap(\.pairs)
    let inner = pairs.filter { $0.left.item + 1 == $0.right.item }
    return median(inner.map(\.distance)) ?? median(pairs.map(\.distance)) ?? 0
  }

  /// Returns the item behind another one.
  func item(after item: Int) -> Int { (item + 1) % max(numberOfItems, 1) }

  /// The frames at which something else can be compared, by their steps within a time.
  func steps(around index: Int, within seconds: Double) -> [Int] {
    var found: [Int] = []
    var left = index - 1
    while left > 0, steps[left].isComparable, frames[index].time - frames[left].time <= seconds {
      found.append(left)
      left -= 1
    }
    var right = index + 1
    while right < steps.count, steps[right].isComparable,
      frames[right].time - frames[index].time <= seconds
    {
      found.append(right)
      right += 1
    }
    return found
  }
}

/// Returns the value in the middle, which a few odd ones cannot move.
func median(_ values: some Sequence<Double>) -> Double? {
  let sorted = values.sorted()
  return sorted.isEmpty ? nil : sorted[sorted.count / 2]
}
