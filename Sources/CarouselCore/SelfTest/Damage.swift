/// One way of breaking a good carousel, and the law that must notice.
///
/// A judge who convicts nobody proves nothing: the program damages carousels that pass and shows
/// that they no longer do.
public struct Damage: Sendable {
  /// What is broken, in a few words.
  public let name: String
  /// The law that is meant for it.
  public let law: Law
  let carousel: Carousel
  let script: Script
  let breakCarousel: @Sendable (inout Carousel) -> Void
  let breakScript: @Sendable (inout Script) -> Void
  let breakFrames: @Sendable (CarouselTimeline, [DisplayedFrame]) -> [DisplayedFrame]

  init(
    _ name: String,
    law: Law,
    to carousel: Carousel,
    items: Int = 4,
    script steps: [ScriptStep],
    carousel breakCarousel: @escaping @Sendable (inout Carousel) -> Void = { _ in },
    script breakScript: @escaping @Sendable (inout Script) -> Void = { _ in },
    frames breakFrames:
      @escaping @Sendable (CarouselTimeline, [DisplayedFrame]) -> [DisplayedFrame] = { $1 }
  ) {
    self.name = name
    self.law = law
    var carousel = carousel
    carousel.geometry.numberOfItems = items
    self.carousel = carousel
    script = Script(steps)
    self.breakCarousel = breakCarousel
    self.breakScript = breakScript
    self.breakFrames = breakFrames
  }
}

/// What became of a damage.
public struct SelfTestResult: Hashable, Sendable {
  /// What was broken.
  public var name: String
  /// The law that is meant for it.
  public var law: Law
  /// The laws that the carousel breaks before the damage; none, if the test is worth anything.
  public var brokenBefore: [Law]
  /// The laws that convict the damaged carousel.
  public var convictedBy: [Law]

  /// Whether the carousel was good, and the law meant for the damage noticed it.
  public var isConvicted: Bool { brokenBefore.isEmpty && convictedBy.contains(law) }
}

extension Damage {
  /// Judges the carousel before and after the damage.
  public func run() -> SelfTestResult {
    let healthy = verdict(on: carousel, script: script) { $1 }
    var damaged = carousel
    breakCarousel(&damaged)
    var script = script
    breakScript(&script)
    let after = verdict(on: damaged, script: script, breakFrames)
    return SelfTestResult(
      name: name, law: law, brokenBefore: healthy.brokenLaws, convictedBy: after.brokenLaws)
  }

  private func verdict(
    on carousel: Carousel,
    script: Script,
    _ transform: (CarouselTimeline, [DisplayedFrame]) -> [DisplayedFrame]
  ) -> Verdict {
    let timeline = CarouselTimeline(carousel, script: script)
    var judge = Judge(carousel, closes: law == .loopClosure)
    for frame in transform(timeline, Array(timeline)) { judge.observe(frame) }
    var verdict = judge.verdict
    if law == .mirror { verdict.findings += MirrorCheck(timeline: timeline).findings }
    if law == .robustness {
      verdict.findings += RobustnessCheck(timeline: timeline, verdict: verdict).findings
    }
    return verdict
  }
}
