import CarouselCore
import TestSupport
import Testing

/// The repaired carousels break no law, whatever the size, the screen and the system.
@Suite struct RepairedPresetTests {
  static let presets: [Carousel] = [
    .bannerViewRepaired, .loopContentViewRepaired, .boundlessScrollViewRepaired,
    .imageCarouselRepaired,
  ]

  /// Long scripts, each of which goes more than once round.
  static func scripts(items: Int) -> [Script] {
    let turns = items + 2
    let round = { (step: ScriptStep) in Array(repeating: step, count: turns) }
    return [
      Script(round(.swipe(.forward)) + round(.swipe(.back)) + [.tap]),
      Script(round(.swipe(.forward, caughtAfter: 0.12)) + round(.swipe(.back, caughtAfter: 0.2))),
      Script(
        round(.drag(.back, pages: 1, seconds: 0.4))
          + round(.drag(.forward, pages: 1.3, seconds: 0.3))
          + round(.drag(.back, pages: 0.7, seconds: 0.1, releaseVelocity: -600))
      ),
      Script([
        .swipe(.back), .autoplay(ticks: turns), .hide(7), .update(item: 0), .autoplay(ticks: 2),
        .swipe(.back, caughtAfter: 0.05), .hide(4), .resize(Size(width: 668, height: 334)),
        .drag(.back, pages: 1.9, seconds: 0.2), .autoplay(ticks: 1),
      ]),
    ]
  }

  struct Screen: Sendable, CustomTestStringConvertible {
    var width: Double
    var scale: Double
    var rate: Double
    var isNewer: Bool

    var testDescription: String {
      "\(width) pt, \(scale) px a point, \(rate) Hz, \(isNewer ? "iOS 13" : "older")"
    }
  }

  /// Every width with every scale; rates and systems so that each meets each.
  static let screens: [Screen] = [375, 375.5, 507.5].enumerated().flatMap { row, width in
    (1...3).flatMap { scale in
      [false, true].map { isNewer in
        Screen(
          width: width,
          scale: Double(scale),
          rate: (row + scale).isMultiple(of: 2) == isNewer ? 60 : 120,
          isNewer: isNewer
        )
      }
    }
  }

  private func verdicts(_ preset: Carousel, items: Int, _ screen: Screen) -> [Verdict] {
    var carousel = preset.fitting(items: items, width: screen.width, scale: screen.scale)
    carousel.paging.touchEndsDeceleration = screen.isNewer
    return Self.scripts(items: items).map { script in
      CarouselTimeline(carousel, script: script, refreshRate: screen.rate).verdict
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8], screens)
  func `no repaired carousel breaks a law`(items: Int, screen: Screen) {
    for preset in Self.presets {
      for (index, verdict) in verdicts(preset, items: items, screen).enumerated() {
        #expect(
          verdict.findings == [], "\(preset.name), script \(index): \(verdict.brokenLaws)")
      }
    }
  }

  @Test(arguments: presets)
  func `the scripts wrap in both directions`(preset: Carousel) {
    let screen = Screen(width: 375, scale: 2, rate: 60, isNewer: true)
    let wraps = verdicts(preset, items: 3, screen).map(\.wrapCount)
    #expect(wraps.allSatisfy { $0 > 0 }, "\(wraps)")
    #expect(wraps.reduce(0, +) >= 10)
  }

  @Test(arguments: [
    Carousel.bannerView, .loopContentView, .boundlessScrollView, .imageCarousel,
  ])
  func `the same scripts find faults in every published carousel`(preset: Carousel) {
    let screen = Screen(width: 375.5, scale: 2, rate: 60, isNewer: true)
    let laws = Set(verdicts(preset, items: 3, screen).flatMap(\.brokenLaws))
    #expect(laws.contains(.referenceMatch))
  }

  @Test(arguments: presets)
  func `a repaired carousel with a wrong lap is found out`(preset: Carousel) {
    var carousel = preset.fitting(items: 3)
    carousel.geometry.declaredLap = carousel.geometry.lap - 1
    let script = Script(Array(repeating: .swipe(.back), count: 7))
    let isWindow = if case .window = preset.strip { true } else { false }
    // The views of a window are turned by pages; no rule there uses a lap.
    #expect(CarouselTimeline(carousel, script: script).verdict.isSeamless == isWindow)
    carousel.geometry.declaredLap = nil
    #expect(CarouselTimeline(carousel, script: script).verdict.isSeamless)
  }

  @Test func `a tap that a tick falls into breaks nothing`() {
    // The first tick comes at 3.2 s, or at 3 s, while the finger is down for 0.1 s.
    for (carousel, rest) in [
      (Carousel.loopContentViewRepaired, 3.15), (.boundlessScrollViewRepaired, 2.95),
    ] {
      let timeline = CarouselTimeline(carousel, .rest(rest), .tap, .rest(4))
      #expect(timeline.verdict.findings == [])
      #expect(timeline.frames.tickTimes.isEmpty == false)
    }
  }
}
