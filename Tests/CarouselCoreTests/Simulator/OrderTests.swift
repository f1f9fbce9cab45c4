import CarouselCore
import TestSupport
import Testing

/// The order within a refresh: events, motion, offset rules, layout rules, settle callbacks,
/// display.
@Suite struct OrderTests {
  @Test func `offset rules come before layout rules, and settle rules last`() throws {
    // Three items: a lap is 1125. A swipe forward comes to rest at 375 in refresh 28.
    var carousel = Carousel.plain(items: 3, strip: .unbounded)
    carousel.wrapRules = [
      WrapRule(
        "settle", on: .didEndDecelerating, if: .offset(.equal, .laps(2) + .page),
        then: .shift(.laps(-2))),
      WrapRule(
        "layout", on: .layout, if: .offset(.equal, .lap + .page), then: .shift(.lap)),
      WrapRule("scroll", on: .didScroll, if: .offset(.equal, .page), then: .shift(.laps(1))),
    ]
    let frames = CarouselTimeline(carousel, .swipe(.forward)).frames
    #expect(frames[28].wrapJumps.map(\.rule) == ["scroll", "layout", "settle", "scroll", "layout"])
    #expect(
      frames[28].wrapJumps.map(\.to) == [1500, 2625, 375, 1500, 2625])
    // What is replaced within the refresh is never displayed, and the position knows of no jump.
    #expect(!frames.map(\.contentOffset).contains(375))
    #expect(frames[28].contentOffset == 2625)
    #expect(frames[28].position == 375)
    #expect(frames[28].wrapJumps.contains { $0.isDisplayedBefore } == false)
  }

  @Test func `a tick moves nothing in its own refresh`() {
    var carousel = Carousel.plain(items: 3, strip: .unbounded)
    carousel.autoplay = Autoplay(interval: 1)
    let frames = CarouselTimeline(carousel, .autoplay(ticks: 1)).frames
    #expect(frames[60].events == [.tick])
    #expect(frames[60].motion == .scrolling)
    #expect(frames[60].contentOffset == 0)
    #expect(frames[63].contentOffset > 0)
    #expect(frames[78].contentOffset == 375)
    #expect(frames[78].events == [.callback(.didEndScrollingAnimation)])
  }

  @Test func `the first rule that changes something ends the handler`() {
    var carousel = Carousel.plain(items: 3, strip: .unbounded)
    carousel.wrapRules = [
      WrapRule(
        "first", on: .didEndDecelerating, if: .offset(.greater, .zero), then: .shift(.lap)),
      WrapRule(
        "second", on: .didEndDecelerating, if: .offset(.greater, .zero), then: .shift(.laps(2))),
    ]
    let jumps = CarouselTimeline(carousel, .swipe(.forward)).frames.flatMap(\.wrapJumps)
    #expect(jumps.map(\.rule) == ["first"])
    // A first rule that leaves everything as it is lets the second have its turn.
    carousel.wrapRules[0].operation = .shift(.zero)
    let others = CarouselTimeline(carousel, .swipe(.forward)).frames.flatMap(\.wrapJumps)
    #expect(others.map(\.rule) == ["second"])
  }

  @Test func `rules at odds end, and the carousel goes on`() {
    var carousel = Carousel.plain(items: 3, strip: .unbounded)
    carousel.wrapRules = [
      WrapRule("up", on: .didScroll, if: .offset(.greaterOrEqual, .page), then: .shift(.lap))
    ]
    let frames = CarouselTimeline(carousel, .swipe(.forward)).frames
    #expect(frames.count == 30)
    #expect(frames.last?.motion == .resting)
  }

  @Test func `a strip that changes late is displayed late`() throws {
    // The boundless strip turns in refresh 28; with a latency of one its views move in 29.
    var carousel = Carousel.boundlessScrollView.fitting(items: 5)
    carousel.wrapRules[1].latency = 1
    let frames = CarouselTimeline(carousel, .swipe(.forward), .rest(0.1)).frames
    #expect(frames[28].contentOffset == 375)
    #expect(frames[28].visibleItems == [0])
    #expect(frames[29].visibleItems == [1])
    #expect(frames[29].events.contains(.stripChangedLate))
    let verdict = CarouselTimeline(carousel, .swipe(.forward), .rest(0.1)).verdict
    #expect(verdict.brokenLaws.contains(.atomicity))
    let prompt = CarouselTimeline(
      Carousel.boundlessScrollView.fitting(items: 5), .swipe(.forward), .rest(0.1))
    #expect(prompt.frames[28].visibleItems == [1])
    #expect(prompt.verdict.findings == [])
  }

  @Test func `a jump that is animated is seen`() {
    var carousel = Carousel.bannerView.fitting(items: 5)
    carousel.wrapRules[0].isAnimated = true
    let timeline = CarouselTimeline(carousel, .swipe(.back), .rest(0.5))
    #expect(timeline.frames[28].events.contains(.wrapJumpAnimated("leading-copy")))
    // 0 → 1875 in 0.3 s, half the way after nine refreshes.
    #expect(timeline.frames[37].contentOffset == 937.5)
    #expect(timeline.frames[46].contentOffset == 1875)
    #expect(timeline.verdict.brokenLaws.contains(.atomicity))
    carousel.wrapRules[0].isAnimated = false
    #expect(CarouselTimeline(carousel, .swipe(.back), .rest(0.5)).verdict.isSeamless)
  }
}
