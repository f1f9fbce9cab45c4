/// Judges displayed frames as they come.
///
/// ```swift
/// var judge = Judge(timeline.carousel)
/// for frame in timeline { judge.observe(frame) }
/// judge.verdict.isSeamless
/// ```
public struct Judge: Hashable, Sendable {
  private let carousel: Carousel
  private let refreshRate: Double
  private let closes: Bool
  /// The timer, where it turns pages.
  private let autoplay: Autoplay?
  private var geometry: Geometry
  private var previous: DisplayedFrame?
  private var cause: WrapCause
  private var frameCount = 0
  private var wrapCount = 0

  private var referenceMatch = ReferenceMatchLaw()
  private var remapEquivalence = RemapEquivalenceLaw()
  private var coverage = CoverageLaw()
  private var uniqueCover = UniqueCoverLaw()
  private var atomicity = AtomicityLaw()
  private var motionContinuity = MotionContinuityLaw()
  private var progress = ProgressLaw()
  private var indicator = IndicatorLaw()
  private var callbacks = CallbacksLaw()
  private var autoplayCadence = AutoplayCadenceLaw()
  private var noDrift = NoDriftLaw()
  private var loopClosure = LoopClosureLaw()
  private var resize = ResizeLaw()
  private var smallCounts = SmallCountsLaw()
  private var cloneVersion = CloneVersionLaw()

  /// Creates a judge of a carousel's frames.
  ///
  /// - Parameters:
  ///   - carousel: The carousel.
  ///   - refreshRate: The display's refreshes a second.
  ///   - closes: Whether the last frame is said to lead back to the first.
  public init(_ carousel: Carousel, refreshRate: Double = 60, closes: Bool = false) {
    self.carousel = carousel
    self.refreshRate = refreshRate
    self.closes = closes
    let turnsPages = carousel.isLooping && carousel.geometry.numberOfItems > 1
    autoplay = carousel.autoplay.flatMap { $0.interval > 0 && turnsPages ? $0 : nil }
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
    if let previous, frame.isStill(after: previous) {
      observeStill(frame)
      return
    }
    geometry.boundsSize = frame.boundsSize
    let judged = JudgedFrame(
      frame, after: previous, geometry: geometry, isLooping: carousel.isLooping, cause: cause)
    previous = frame
    if let autoplay {
      autoplayCadence.observe(judged, autoplay: autoplay, refreshRate: refreshRate)
    }
    callbacks.observe(judged, callbacks: carousel.callbacks)
    guard !frame.isHidden else { return }
    referenceMatch.observe(judged)
    remapEquivalence.observe(judged)
    coverage.observe(judged)
    uniqueCover.observe(judged)
    atomicity.observe(judged)
    motionContinuity.observe(judged)
    progress.observe(judged)
    indicator.observe(judged, indicator: carousel.indicator)
    noDrift.observe(judged)
    resize.observe(judged)
    smallCounts.observe(judged)
    cloneVersion.observe(judged)
    if closes { loopClosure.observe(judged) }
  }

  /// Judges a frame that shows exactly what the one before showed: only time has passed.
  private mutating func observeStill(_ frame: DisplayedFrame) {
    var judged: JudgedFrame {
      JudgedFrame(
        frame, after: previous, geometry: geometry, isLooping: carousel.isLooping, cause: cause)
    }
    if let autoplay,
      let wait = autoplayCadence.overdueWait(
        at: frame, autoplay: autoplay, refreshRate: refreshRate)
    {
      autoplayCadence.report(wait: wait, in: judged)
    }
    if !frame.isHidden {
      if !indicator.isDecided(for: frame) {
        indicator.observe(judged, indicator: carousel.indicator)
      }
      if closes { loopClosure.observe(judged) }
    }
    previous = frame
    guard !frame.isHidden else { return }
    referenceMatch.run.extend(to: frame.refresh)
    coverage.run.extend(to: frame.refresh)
    uniqueCover.run.extend(to: frame.refresh)
    indicator.run.extend(to: frame.refresh)
    noDrift.run.extend(to: frame.refresh)
    resize.run.extend(to: frame.refresh)
    cloneVersion.run.extend(to: frame.refresh)
    if geometry.numberOfItems < 2 { smallCounts.run.extend(to: frame.refresh) }
  }

  /// Takes a frame that was judged before as the one that the next follows.
  mutating func resume(
    from frame: DisplayedFrame, refreshesSinceTick: Int?, progress memory: ProgressLaw.Memory
  ) {
    observe(frame)
    if memory.start != nil { progress.memory = memory }
    autoplayCadence.resume(
      at: frame.time, lastTick: refreshesSinceTick.map { frame.time - Double($0) / refreshRate })
    frameCount = 0
    wrapCount = 0
    forgetFindings()
  }

  private mutating func forgetFindings() {
    guard hasFindings else { return }
    referenceMatch.run = FindingRun()
    remapEquivalence.run = FindingRun()
    coverage.run = FindingRun()
    uniqueCover.run = FindingRun()
    atomicity.run = FindingRun()
    motionContinuity.run = FindingRun()
    progress.run = FindingRun()
    indicator.run = FindingRun()
    callbacks.run = FindingRun()
    autoplayCadence.run = FindingRun()
    noDrift.run = FindingRun()
    resize.run = FindingRun()
    smallCounts.run = FindingRun()
    cloneVersion.run = FindingRun()
  }

  /// Whether any law was broken so far.
  var hasFindings: Bool { runs.contains { !$0.isEmpty } }

  /// What the law of progress remembers.
  var progressMemory: ProgressLaw.Memory { progress.memory }

  /// The refreshes since the last tick, as long as nothing has reset the pace since.
  var refreshesSinceTick: Int? {
    guard let last = autoplayCadence.lastTick, let now = previous?.time else { return nil }
    return Int(exactly: ((now - last) * refreshRate).rounded())
  }

  /// What each law found, but for the one that is judged at the end.
  private var runs: [FindingRun] {
    [
      referenceMatch.run, remapEquivalence.run, coverage.run, uniqueCover.run, atomicity.run,
      motionContinuity.run, progress.run, indicator.run, callbacks.run, autoplayCadence.run,
      noDrift.run, resize.run, smallCounts.run, cloneVersion.run,
    ]
  }

  /// The verdict on the frames so far.
  public var verdict: Verdict {
    var closure = loopClosure
    if closes { closure.conclude() }
    return Verdict(
      findings: (runs.flatMap(\.findings) + closure.run.findings)
        .sorted { ($0.refresh, $0.law.rank) < ($1.refresh, $1.law.rank) },
      frameCount: frameCount,
      wrapCount: wrapCount
    )
  }
}

extension Law {
  /// The place in the list of laws, by which findings of one refresh are ordered.
  fileprivate var rank: Int { Law.allCases.firstIndex(of: self) ?? 0 }
}
