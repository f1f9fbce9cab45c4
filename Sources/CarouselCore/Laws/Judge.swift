/// Judges displayed frames as they come.
///
/// ```swift
/// var judge = Judge(timeline.carousel)
/// for frame in timeline { judge.observe(frame) }
/// judge.verdict.isSeamless
/// ```
public struct Judge: Hashable, Sendable {
  private let carousel: Carousel
  private var geometry: Geometry
  private var cause: WrapCause
  private var referenceMatch = ReferenceMatchLaw()
  private var coverage = CoverageLaw()
  private var indicator = IndicatorLaw()
  private var frameCount = 0
  private var wrapCount = 0

  /// Creates a judge of a carousel's frames.
  public init(_ carousel: Carousel) {
    self.carousel = carousel
    geometry = carousel.geometry
    cause = WrapCause(carousel)
  }

  /// Holds a frame against every law.
  ///
  /// - Complexity: O(v²) for v visible pages.
  public mutating func observe(_ frame: DisplayedFrame) {
    frameCount += 1
    if frame.hasWrapJump { wrapCount += 1 }
    cause.observe(frame)
    guard !frame.isHidden else { return }
    geometry.boundsSize = frame.boundsSize
    let judged = JudgedFrame(frame, geometry: geometry, isLooping: carousel.isLooping)
    referenceMatch.observe(judged, cause: cause)
    coverage.observe(judged, cause: cause)
    indicator.observe(judged, isStrict: carousel.indicator?.isStrict ?? false, cause: cause)
  }

  /// The verdict on the frames so far.
  public var verdict: Verdict {
    let findings = referenceMatch.run.findings + coverage.run.findings + indicator.run.findings
    return Verdict(
      findings: findings.sorted { ($0.refresh, $0.law.rank) < ($1.refresh, $1.law.rank) },
      frameCount: frameCount,
      wrapCount: wrapCount
    )
  }
}

extension Law {
  /// The place in the list of laws, by which findings of one refresh are ordered.
  fileprivate var rank: Int { Law.allCases.firstIndex(of: self) ?? 0 }
}

/// What the laws say of the displayed frames of a script.
public struct Verdict: Hashable, Sendable {
  /// The breaches, by time.
  public var findings: [Finding]
  /// The number of frames judged.
  public var frameCount: Int
  /// The number of frames in which a wrap rule acted.
  public var wrapCount: Int

  /// Whether no displayed frame breaks a law.
  public var isSeamless: Bool { findings.isEmpty }
}

extension CarouselTimeline {
  /// The verdict on all displayed frames.
  ///
  /// - Complexity: O(n) for n frames, in constant memory but for the findings.
  public var verdict: Verdict {
    var judge = Judge(carousel)
    for frame in self { judge.observe(frame) }
    return judge.verdict
  }
}
