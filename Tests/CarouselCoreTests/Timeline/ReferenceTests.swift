import CarouselCore
import TestSupport
import Testing

/// The reference of a timeline against a carousel that knows nothing of wrapping.
@Suite struct ReferenceTests {
  /// Returns the first frame whose reference lies elsewhere, if there is one.
  private func firstDifference(
    _ carousel: Carousel, _ script: Script, rate: Double, shiftedBy shift: Double = 0
  ) -> Int? {
    let frames = CarouselTimeline(carousel, script: script, refreshRate: rate).frames
    let ticks = Set(frames.filter { $0.events.contains(.tick) }.map(\.refresh))
    let path = PlainCarousel.path(of: script, on: carousel, rate: rate, ticks: ticks)
    guard path.count == frames.count else { return min(path.count, frames.count) }
    let scale = carousel.geometry.displayScale
    let slack = scale > 0 ? 0.5 / scale + 2e-6 : 1e-6
    return frames.indices.first { index in
      abs(frames[index].referencePosition - path[index] - shift) > slack
    }
  }

  @Test(arguments: 0..<60)
  func `the reference is where a carousel without ends would be`(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let preset = Carousel.presets[seed % Carousel.presets.count].carousel
    let widths = [375, 375.5, 320, 507.5]
    var carousel = preset.fitting(
      items: Int.random(in: 2...6, using: &generator),
      width: widths[seed / 8 % 4],
      scale: Double(seed % 4)
    )
    carousel.geometry.gap = seed % 3 == 0 ? 10 : 0
    let script = Script.random(length: 12, for: carousel, resizes: true, using: &generator)
    let rate = seed % 2 == 0 ? 60.0 : 120
    #expect(firstDifference(carousel, script, rate: rate) == nil, "\(script.steps)")
    #expect(firstDifference(carousel, script, rate: rate, shiftedBy: 1) != nil)
  }

  @Test func `another curve is noticed`() {
    var carousel = Carousel.bannerView
    let script = Script([.swipe(.forward)])
    #expect(firstDifference(carousel, script, rate: 60) == nil)
    carousel.paging.settle.curve = .ease
    #expect(firstDifference(carousel, script, rate: 60) == 8)
  }

  @Test func `the reference knows nothing of the carousel's faults`() {
    let script = Script([
      .swipe(.back, caughtAfter: 0.12), .drag(.back, pages: 1.3, seconds: 0.4), .swipe(.forward),
      .swipe(.forward), .swipe(.forward),
    ])
    let published = CarouselTimeline(.bannerView, script: script).map(\.referencePosition)
    let repaired = CarouselTimeline(.bannerViewRepaired, script: script).map(\.referencePosition)
    #expect(published == repaired)
    // While the carousels themselves part.
    let first = CarouselTimeline(.bannerView, script: script).map(\.position)
    let second = CarouselTimeline(.bannerViewRepaired, script: script).map(\.position)
    #expect(first != second)
  }

  @Test func `the reference takes a carousel's ends, rules and faults away`() {
    let reference = Carousel.imageCarousel.reference
    #expect(reference.strip == .unbounded)
    #expect(reference.range == .unbounded)
    #expect(reference.wrapRules.isEmpty)
    #expect(reference.geometry == Carousel.imageCarousel.geometry)
    #expect(Carousel.loopContentView.reference.autoplay?.lastTurn == nil)
  }

  @Test func `a carousel that stands still has a reference that stands still`() {
    for carousel in [Carousel.bannerView, .loopContentView, .boundlessScrollView] {
      let frames = CarouselTimeline(carousel.fitting(items: 1), .swipe(.forward)).frames
      #expect(Set(frames.map(\.referencePosition)) == [0])
    }
    // The fourth article has no such case: one item follows itself.
    let looping = CarouselTimeline(Carousel.imageCarousel.fitting(items: 1), .swipe(.forward))
    #expect(looping.lastFrame?.referencePosition == 375)
  }

  @Test func `the reference of a frame has the pages and the current versions`() throws {
    let carousel = Carousel.imageCarousel.fitting(items: 3)
    let frames = CarouselTimeline(carousel, .update(item: 1), .swipe(.forward)).frames
    // Half way: 150 of 375 points are dragged in 120 ms, so that item 0 stands 150 points before.
    let dragged = try #require(frames.first { $0.referencePosition == 150 })
    #expect(
      dragged.reference(of: carousel).pages == [
        PlacedPage(item: 0, version: 0, origin: -150, length: 375),
        PlacedPage(item: 1, version: 1, origin: 225, length: 375),
      ])
    let last = try #require(frames.last)
    #expect(last.reference(of: carousel).pages.map(\.version) == [1])
    // The control: an item that was not updated.
    let other = CarouselTimeline(carousel, .update(item: 2), .swipe(.forward))
    #expect(other.lastFrame?.reference(of: carousel).pages.map(\.version) == [0])
  }

  @Test func `what a frame itself shows wrong is found, and what it is`() throws {
    let carousel = Carousel.imageCarousel.fitting(items: 3)
    let frame = try #require(CarouselTimeline(carousel, .rest(0.1)).lastFrame)
    func breaches(_ change: (inout DisplayedFrame) -> Void) -> [Law: Double] {
      var changed = frame
      change(&changed)
      let findings = changed.breaches(of: carousel)
      return Dictionary(uniqueKeysWithValues: findings.map { ($0.law, $0.size) })
    }
    #expect(breaches { _ in } == [:])
    #expect(breaches { $0.pages = [] } == [.referenceMatch: 375, .coverage: 375])
    // What is off its place leaves a blank besides.
    #expect(breaches { $0.pages[0].origin = 10 } == [.referenceMatch: 10, .coverage: 10])
    #expect(breaches { $0.pages[0].item = 2 } == [.referenceMatch: 375])
    #expect(breaches { $0.indicator = 2 } == [:])
  }
}
