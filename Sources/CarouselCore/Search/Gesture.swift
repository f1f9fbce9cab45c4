/// One letter of the alphabet that a search spells scripts with.
public struct Gesture: Hashable, Sendable {
  /// The step that it adds to a script.
  public var step: ScriptStep

  /// Creates a letter.
  public init(_ step: ScriptStep) {
    self.step = step
  }
}

extension Gesture {
  /// The alphabet of a carousel: swipes that settle, swipes that are caught, slow drags of one page
  /// and of 1.3 pages, a tick of autoplay, a tap, a rest.
  public static func alphabet(of carousel: Carousel) -> [Gesture] {
    var steps: [ScriptStep] = [
      .swipe(.forward),
      .swipe(.back),
      .swipe(.forward, caughtAfter: 0.12),
      .swipe(.back, caughtAfter: 0.12),
      .drag(.forward, pages: 1, seconds: 0.4),
      .drag(.back, pages: 1, seconds: 0.4),
      .drag(.forward, pages: 1.3, seconds: 0.4),
      .drag(.back, pages: 1.3, seconds: 0.4),
    ]
    if let autoplay = carousel.autoplay, autoplay.interval > 0 {
      steps.append(.autoplay(ticks: 1))
    }
    steps += [.tap, .rest(0.5)]
    return steps.map(Gesture.init)
  }
}
