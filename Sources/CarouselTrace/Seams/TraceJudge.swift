public import CarouselCore

/// Judges a trace by what is on the screen, without knowing the carousel.
///
/// ```swift
/// let verdict = TraceJudge().verdict(on: trace)
/// verdict.outcome  // .seam
/// verdict.seams.first?.finding.explanation
/// // "item 1 replaces item 4 in one frame"
/// ```
///
/// Some faults show in no picture: a swipe that turns nothing, a tick that comes late, a step of a
/// motion that is wrong by less than fingers and clocks vary.
public struct TraceJudge: Hashable, Sendable {
  /// The number of items; where it is `nil`, one more than the highest that the trace names.
  public var numberOfItems: Int?
  /// The reading direction; where it is `nil`, the one in which most neighbours stand.
  public var direction: ReadingDirection?
  /// Half a pixel, the largest difference that nobody sees, in points or CSS pixels.
  public var tolerance = 0.5
  /// Whether the last frame is said to lead back to the first.
  public var closes = false

  /// Creates a judge.
  public init() {}

  /// Returns the verdict on a trace.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: The wraps that it shows, and the faults.
  /// - Complexity: O(*n*·*v*²) for *n* frames with *v* visible pages.
  public func verdict(on trace: Trace) -> TraceVerdict {
    let survey = Survey(trace, options: self)
    let wraps = survey.wraps
    var seams =
      survey.coverSeams + survey.stepSeams(wraps: wraps) + survey.rewinds(wraps: wraps)
      + survey.dotSeams
    if closes { seams += survey.loopSeams }
    return TraceVerdict(
      seams: seams.sorted { ($0.finding.frame, $0.kind) < ($1.finding.frame, $1.kind) },
      wraps: wraps,
      frameCount: trace.frames.count,
      numberOfItems: survey.numberOfItems,
      pauseCount: survey.steps.dropFirst().count { !$0.isComparable }
    )
  }
}

extension TraceSeamKind: Comparable {
  /// Orders faults of one frame as the kinds are listed.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
