internal import CarouselCore
internal import CarouselPicture
internal import GD

/// Everything that stays the same from frame to frame: sizes, colors, pages.
struct Stage: Sendable {
  let palette: [UInt32]
  let plan: SamplingPlan
  /// What is drawn before anything that moves.
  let base: Plane
  let viewer: ViewerWindow
  let explanation: Explanation?
  /// What is shown instead of both where two carousels stand side by side.
  let pair: PairScene?

  /// Draws what a GIF frame shows.
  func picture(of shot: Shot) -> Plane {
    var plane = base
    if let pair {
      pair.draw(shot, onto: &plane)
      return plane
    }
    viewer.draw(shot.frame, onto: &plane)
    explanation?.draw(
      shot, onto: &plane, bounds: viewer.rectangle(of: shot.frame.boundsSize))
    return plane
  }
}

extension Stage {
  /// Prepares the frames of an illustration.
  init(_ illustration: Illustration, _ options: AnimationOptions) throws(AnimationError) {
    try options.check()
    let timeline = options.longest(illustration.timeline)
    guard options.loopOffset >= 0, options.loopOffset < timeline.duration else {
      throw .loopOffsetOutOfRange(options.loopOffset, duration: timeline.duration)
    }
    let geometry = illustration.timeline.carousel.geometry
    guard (1...3).contains(illustration.scale) else {
      throw .scaleOutOfRange(illustration.scale)
    }
    guard illustration.items.count >= geometry.numberOfItems else {
      throw .itemsMissing(count: illustration.items.count, needed: geometry.numberOfItems)
    }
    if let against = options.against {
      self = try Self.pair(illustration, against, options)
      return
    }
    let survey = Survey(timeline, withReference: options.isCell)
    let lettering = try Lettering()
    let draft = try StageDraft.best(illustration, options, survey: survey, lettering: lettering)
    plan = SamplingPlan(
      timeline,
      jumps: survey.jumps.map { Int(($0.time * timeline.refreshRate).rounded()) }, options)
    palette = draft.palette.colors
    base = draft.base
    viewer = draft.finishedViewer
    explanation = draft.finishedExplanation
    pair = nil
  }
}

extension AnimationOptions {
  /// Refuses numbers that no GIF can have.
  func check() throws(AnimationError) {
    guard framesPerSecond > 0, framesPerSecond <= 50 else {
      throw .frameRateOutOfRange(framesPerSecond)
    }
    guard samplingPhase >= 0, samplingPhase <= 1 else {
      throw .samplingPhaseOutOfRange(samplingPhase)
    }
    guard slowWrap >= 1, slowWrap <= AnimationLimits.slowWrap else {
      throw .slowWrapOutOfRange(slowWrap)
    }
    guard holdLast >= 0, holdLast <= AnimationLimits.holdLast else {
      throw .holdOutOfRange(holdLast)
    }
    if let loopCount, !(1...65_536).contains(loopCount) { throw .loopCountOutOfRange(loopCount) }
  }
}
