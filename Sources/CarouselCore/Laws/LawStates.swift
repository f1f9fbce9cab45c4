/// What each law that is judged frame by frame remembers and has found.
struct LawStates: Sendable {
  private let callbacksUnderTest: Callbacks
  private let indicatorUnderTest: Indicator?
  /// The timer, where it turns pages.
  private let autoplay: Autoplay?
  private let refreshRate: Double
  private let closes: Bool

  private var referenceMatch = ReferenceMatchLaw()
  private var remapEquivalence = RemapEquivalenceLaw()
  private var coverage = CoverageLaw()
  private var uniqueCover = UniqueCoverLaw()
  private var atomicity = AtomicityLaw()
  private var motionContinuity = MotionContinuityLaw()
  var progress = ProgressLaw()
  private var indicator = IndicatorLaw()
  private var callbacks = CallbacksLaw()
  var autoplayCadence = AutoplayCadenceLaw()
  private var noDrift = NoDriftLaw()
  var loopClosure = LoopClosureLaw()
  private var resize = ResizeLaw()
  private var smallCounts = SmallCountsLaw()
  private var cloneVersion = CloneVersionLaw()

  init(_ carousel: Carousel, refreshRate: Double, closes: Bool) {
    callbacksUnderTest = carousel.callbacks
    indicatorUnderTest = carousel.indicator
    let turnsPages = carousel.isLooping && carousel.geometry.numberOfItems > 1
    autoplay = carousel.autoplay.flatMap { $0.interval > 0 && turnsPages ? $0 : nil }
    self.refreshRate = refreshRate
    self.closes = closes
  }

  /// Holds a frame against every law.
  mutating func observe(_ judged: JudgedFrame) {
    if let autoplay {
      autoplayCadence.observe(judged, autoplay: autoplay, refreshRate: refreshRate)
    }
    callbacks.observe(judged, callbacks: callbacksUnderTest)
    if closes { loopClosure.observe(judged) }
    guard !judged.frame.isHidden else { return }
    referenceMatch.observe(judged)
    remapEquivalence.observe(judged)
    coverage.observe(judged)
    uniqueCover.observe(judged)
    atomicity.observe(judged)
    motionContinuity.observe(judged)
    progress.observe(judged)
    indicator.observe(judged, indicator: indicatorUnderTest)
    noDrift.observe(judged)
    resize.observe(judged)
    smallCounts.observe(judged)
    cloneVersion.observe(judged)
  }

  /// Judges a frame that shows exactly what the one before showed: only time has passed.
  mutating func observeStill(_ judged: JudgedFrame) {
    if let autoplay,
      let wait = autoplayCadence.overdueWait(
        at: judged.frame, autoplay: autoplay, refreshRate: refreshRate)
    {
      autoplayCadence.report(wait: wait, in: judged)
    }
    if closes { loopClosure.observe(judged) }
    guard !judged.frame.isHidden else { return }
    if !indicator.isDecided(for: judged.frame) {
      indicator.observe(judged, indicator: indicatorUnderTest)
    }
    let refresh = judged.frame.refresh
    referenceMatch.run.extend(to: refresh)
    coverage.run.extend(to: refresh)
    uniqueCover.run.extend(to: refresh)
    indicator.run.extend(to: refresh)
    noDrift.run.extend(to: refresh)
    resize.run.extend(to: refresh)
    cloneVersion.run.extend(to: refresh)
    if judged.geometry.numberOfItems < 2 { smallCounts.run.extend(to: refresh) }
  }
}

extension LawStates {
  /// Whether any law was broken so far.
  var hasFindings: Bool { runs.contains { !$0.isEmpty } }

  /// What was found so far, law by law.
  var findings: [Finding] { runs.flatMap(\.findings) }

  private var runs: [FindingRun] {
    [
      referenceMatch.run, remapEquivalence.run, coverage.run, uniqueCover.run, atomicity.run,
      motionContinuity.run, progress.run, indicator.run, callbacks.run, autoplayCadence.run,
      noDrift.run, resize.run, smallCounts.run, cloneVersion.run, loopClosure.run,
    ]
  }

  /// Forgets what was found, not what is remembered.
  mutating func forgetFindings() {
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
}
