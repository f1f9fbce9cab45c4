internal import CarouselCore

/// How fast displayed frames are judged.
enum Judging {
  /// Judging against its floor: playing the same frames without looking at them.
  static func measure() {
    print("judging, displayed frames a second (script of every gesture, 40 times):")
    for preset in Carousel.presets {
      let timeline = CarouselTimeline(preset.carousel, script: script(for: preset.carousel))
      // Alternating runs, so that a change of the machine's speed meets both.
      var stepping: [Double] = []
      var judging: [Double] = []
      for _ in 0..<5 {
        var frames = 0
        stepping.append(Stopwatch.threadSeconds { for _ in timeline { frames += 1 } })
        var verdict: Verdict?
        judging.append(
          Stopwatch.threadSeconds { verdict = timeline.verdict } - (stepping.last ?? 0))
        precondition(verdict?.frameCount == frames, "Both must see every frame")
      }
      let count = Double(timeline.frameCount)
      print(
        figureRow(
          preset.name,
          ("stepped", count / Stopwatch.median(stepping)),
          ("judged", count / Stopwatch.median(judging)),
          ("judging : stepping", Stopwatch.median(judging) / Stopwatch.median(stepping))
        ))
    }
  }

  private static func script(for carousel: Carousel) -> Script {
    let gestures = Gesture.alphabet(of: carousel).map(\.step)
    return Script(Array(repeating: gestures, count: 40).flatMap { $0 })
  }
}
