import CarouselCore
import TestSupport
import Testing

/// Random sizes and random scripts; a seed that fails gives the same script again.
@Suite struct RandomScriptTests {
  private func timeline(_ preset: Carousel, seed: Int) -> CarouselTimeline {
    var generator = SplitMix64(seed: UInt64(seed))
    var carousel = preset
    carousel.geometry.numberOfItems = Int.random(in: 0...7, using: &generator)
    let scale = Double(Int.random(in: 1...3, using: &generator))
    carousel.geometry.displayScale = scale
    // Pages and gaps on half pixels: a shift by them is rounded by half a pixel at most.
    let half = 0.5 / scale
    carousel.geometry.boundsSize = Size(
      width: Double(Int.random(in: 300...1600, using: &generator)) * half,
      height: Double(Int.random(in: 200...900, using: &generator)) * half
    )
    carousel.geometry.gap = Double(Int.random(in: 0...40, using: &generator)) * half
    carousel.geometry.axis = Bool.random(using: &generator) ? .horizontal : .vertical
    carousel.paging.touchEndsDeceleration = Bool.random(using: &generator)
    let script = Script.random(length: 14, for: carousel, resizes: true, using: &generator)
    let rate = Bool.random(using: &generator) ? 60.0 : 120
    return CarouselTimeline(carousel, script: script, refreshRate: rate)
  }

  @Test(arguments: 0..<40)
  func `no random script breaks a repaired carousel`(seed: Int) {
    for preset in RepairedPresetTests.presets {
      let timeline = timeline(preset, seed: seed)
      let verdict = timeline.verdict
      #expect(
        verdict.findings == [],
        "\(preset.name), \(timeline.carousel.geometry), \(timeline.script.steps)")
    }
  }

  @Test(arguments: RepairedPresetTests.presets)
  func `the random scripts wrap`(preset: Carousel) {
    let wraps = (0..<20).map { timeline(preset, seed: $0).verdict.wrapCount }
    #expect(wraps.reduce(0, +) > 20)
  }

  @Test(arguments: [
    Carousel.bannerView, .loopContentView, .boundlessScrollView, .imageCarousel,
  ])
  func `random scripts find faults in every published carousel`(preset: Carousel) {
    let broken = (0..<20).filter { !timeline(preset, seed: $0).verdict.isSeamless }
    #expect(broken.count > 5)
  }
}
