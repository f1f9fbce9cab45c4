/// Judges displayed frames as they come.
///
/// ```swift
/// var judge = Judge(timeline.carousel)
/// for frame in timeline { judge.observe(frame) }
/// judge.verdict.isSeamless
/// ```
public struct Judge: Sendable {
  private let refreshRate: Double
  private let closes: Bool
  private var judged: JudgedFrame
  private var laws: LawStates
  private var frameCount = 0
  private var wrapCount = 0

  /// Creates a judge of a carousel's frames.
  ///
  /// - Parameters:
  ///   - carousel: The carousel.
  ///   - refreshRate: The display's refreshes a second.
  ///   - closes: Whether the last frame is said to lead back to the first.
  public init(_ carousel: Carousel, refreshRate: Double = 60, closes: Bool = false) {
    self.refreshRate = refreshRate
    self.closes = closes
    judged = JudgedFrame(before: carousel)
    laws = LawStates(carousel, refreshRate: refreshRate, closes: closes)
  }

  /// Holds a frame against every law.
  ///
  /// - Complexity: O(v²) for v visible pages.
  public mutating func observe(_ frame: DisplayedFrame) {
    frameCount += 1
    if judged.isFollowedStill(by: frame) {
      judged.stay(for: frame)
      laws.observeStill(judged)
    } else {
      if frame.hasWrapJump { wrapCount += 1 }
      judged.advance(to: frame)
      laws.observe(judged)
    }
  }

  /// Takes a frame that was judged before as the one that the next follows.
  mutating func resume(
    from frame: DisplayedFrame, refreshesSinceTick: Int?, progress memory: ProgressLaw.Memory
  ) {
    observe(frame)
    if memory.start != nil { laws.progress.memory = memory }
    laws.autoplayCadence.resume(
      at: frame.time, lastTick: refreshesSinceTick.map { frame.time - Double($0) / refreshRate })
    frameCount = 0
    wrapCount = 0
    laws.forgetFindings()
  }

  /// Whether any law was broken so far.
  var hasFindings: Bool { laws.hasFindings }

  /// What the law of progress remembers.
  var progressMemory: ProgressLaw.Memory { laws.progress.memory }

  /// The refreshes since the last tick, as long as nothing has reset the pace since.
  var refreshesSinceTick: Int? {
    guard let last = laws.autoplayCadence.lastTick, judged.hasFrame else { return nil }
    return Int(exactly: ((judged.frame.time - last) * refreshRate).rounded())
  }

  /// The verdict on the frames so far.
  public var verdict: Verdict {
    var laws = laws
    if closes { laws.loopClosure.conclude() }
    return Verdict(
      findings: laws.findings.sorted {
        ($0.refresh, $0.law.rank) < ($1.refresh, $1.law.rank)
      },
      frameCount: frameCount,
      wrapCount: wrapCount
    )
  }
}

extension Law {
  /// The place in the list of laws, by which findings of one refresh are ordered.
  fileprivate var rank: Int { Law.allCases.firstIndex(of: self) ?? 0 }
}
