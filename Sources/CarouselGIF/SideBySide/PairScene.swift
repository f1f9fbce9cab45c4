internal import CarouselCore
internal import CarouselPicture
internal import GD

/// Two carousels side by side, with the time below them.
struct PairScene: Sendable {
  var windows: [PairWindow]
  let lanes: TimeLanes

  /// Draws what a frame shows; names and lanes are there already.
  func draw(_ shot: Shot, onto plane: inout Plane) {
    let frames = [shot.frame, shot.other ?? shot.frame]
    for (window, frame) in zip(windows, frames) { window.draw(frame, onto: &plane) }
    lanes.drawCursor(frames.map(\.refresh).max() ?? 0, onto: &plane)
  }
}

extension Stage {
  /// Prepares the frames of two carousels.
  static func pair(
    _ illustration: Illustration, _ against: Counterpart, _ options: AnimationOptions
  ) throws(AnimationError) -> Stage {
    var other = illustration
    other.timeline = against.timeline
    let surveys = [illustration, other].map { Survey($0.timeline) }
    let lettering = try Lettering()
    let verdicts = [options.verdict ?? illustration.timeline.verdict, against.verdict]
    let draft = try PairDraft.best(
      [illustration, other], verdicts, options, surveys: surveys, lettering: lettering)
    let timeline = options.longest(illustration.timeline)
    let jumps = surveys.flatMap(\.jumps).map { Int(($0.time * timeline.refreshRate).rounded()) }
    let scene = draft.finishedScene
    return Stage(
      palette: draft.palette.colors,
      plan: SamplingPlan(timeline, jumps: jumps.sorted(), options),
      base: draft.base,
      viewer: scene.windows[0].viewer,
      explanation: nil,
      pair: scene)
  }
}
