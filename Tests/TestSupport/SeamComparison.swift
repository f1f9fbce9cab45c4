public import CarouselCore

/// A decoded animation held against the strip without ends, frame by frame.
public struct SeamComparison: Hashable, Sendable {
  /// The refreshes that the animation samples.
  public private(set) var sampled: Set<Int> = []
  /// Those whose picture differs in at least one pixel.
  public private(set) var differing: Set<Int> = []
  /// Whether frames begin exactly where the reference's pictures change, and last as long.
  public private(set) var hasReferenceTiming = false
  /// Whether all frames begin at sampling times and the delays add up to the timeline's length.
  public private(set) var hasPlannedTiming = false

  /// Compares.
  ///
  /// - Parameters:
  ///   - film: The decoded file.
  ///   - timeline: What it was made from.
  ///   - strip: The strip without ends.
  ///   - framesPerSecond: The rate at which the file samples.
  ///   - phase: The seconds by which it samples later.
  public init(
    _ film: DecodedFilm, _ timeline: CarouselTimeline, _ strip: ReferenceStrip,
    framesPerSecond: Double, phase: Double = 0
  ) {
    let displayed = Array(timeline)
    var starts: [Int] = []
    var changes: [Int] = []
    var last: [UInt32]?
    var current = 0
    var shown = 0
    let length = Int((100 * timeline.duration).rounded())
    while true {
      let time = Double(starts.count) / framesPerSecond
      // No frame is shorter than two centiseconds; the one before lasts longer instead.
      guard time < timeline.duration - 1e-9, length - Int((100 * time).rounded()) >= 2 else {
        break
      }
      while current + 1 < displayed.count, displayed[current + 1].time <= time + phase + 1e-9 {
        current += 1
      }
      let frame = displayed[current]
      let start = Int((100 * time).rounded())
      starts.append(start)
      let expected = strip.picture(at: frame.referencePosition, dot: frame.indicator)
      if expected != last { changes.append(start) }
      last = expected
      while shown + 1 < film.frames.count, film.frames[shown + 1].start <= start { shown += 1 }
      sampled.insert(frame.refresh)
      if film.frames[shown].picture != expected { differing.insert(frame.refresh) }
    }
    let hasWholeLength = film.duration == length
    let own = film.frames.map(\.start)
    hasPlannedTiming = hasWholeLength && Set(own).isSubset(of: starts)
    hasReferenceTiming = hasWholeLength && own == changes
  }

  /// Whether the animation is the strip without ends, to the pixel and the centisecond.
  public var isSeamless: Bool { differing.isEmpty && hasReferenceTiming && hasPlannedTiming }
}

extension Verdict {
  /// The refreshes in which something on the screen is wrong.
  public var visibleRefreshes: Set<Int> {
    var refreshes: Set<Int> = []
    for finding in findings where [.referenceMatch, .coverage, .indicator].contains(finding.law) {
      refreshes.formUnion(finding.refresh...finding.lastRefresh)
    }
    return refreshes
  }
}
