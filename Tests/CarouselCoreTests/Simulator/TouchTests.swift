import CarouselCore
import TestSupport
import Testing

/// What fingers do: assumptions A2 to A6.
@Suite struct TouchTests {
  /// A swipe is released in refresh 7 and caught in 14; the finger holds until 20.
  static let caught: [ScriptStep] = [.swipe(.forward, caughtAfter: 0.12), .rest(0.5)]

  @Test func `a finger that stops a settle ends it on newer systems only (A3)`() {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    let newer = CarouselTimeline(carousel, script: Script(Self.caught)).frames
    #expect(newer.refreshes(of: .didEndDecelerating) == [14, 41])
    carousel.paging.touchEndsDeceleration = false
    let older = CarouselTimeline(carousel, script: Script(Self.caught)).frames
    #expect(older.refreshes(of: .didEndDecelerating) == [41])
    #expect(newer.map(\.contentOffset) == older.map(\.contentOffset))
  }

  @Test func `a caught content stays where it was seen until it is released`() {
    let carousel = Carousel.plain(items: 5, strip: .unbounded)
    let frames = CarouselTimeline(carousel, script: Script(Self.caught)).frames
    // Released at 150; ease-out over 21 refreshes to 375, of which 6 have passed in refresh 13.
    let part = PlainCarousel.easeOut(6 / 21.0)
    #expect(abs(frames[13].contentOffset - (150 + 225 * part)) <= 0.25)
    for frame in frames[14...20] { #expect(frame.contentOffset == frames[13].contentOffset) }
    #expect(frames[14].motion == .dragging)
    // 0.66 page is nearer to the next one.
    #expect(frames[41].contentOffset == 375)
  }

  @Test func `a blocked touch changes nothing`() {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.paging.touch = .isBlocked
    let caught = CarouselTimeline(carousel, script: Script(Self.caught)).frames
    let free = CarouselTimeline(carousel, .swipe(.forward), .rest(0.5)).frames
    #expect(caught[14].events == [.touchIgnored])
    #expect(caught[0...28].map(\.contentOffset) == free[0...28].map(\.contentOffset))
    #expect(caught[28].contentOffset == 375)
    // The reference's finger is not blocked, so the two part at once.
    #expect(caught[17].referencePosition < caught[17].position)
  }

  @Test func `a release on a page without speed settles nothing (A4)`() {
    let carousel = Carousel.plain(items: 5, strip: .unbounded)
    let exact = CarouselTimeline(carousel, .drag(.forward, pages: 1, seconds: 0.4)).frames
    #expect(exact.refreshes(of: .didEndDragging) == [24])
    #expect(exact.refreshes(of: .didEndDraggingAtRest) == [24])
    #expect(exact.refreshes(of: .didEndDecelerating) == [])
    #expect(exact[24].motion == .resting)
    let inexact = CarouselTimeline(carousel, .drag(.forward, pages: 1.01, seconds: 0.4)).frames
    #expect(inexact.refreshes(of: .didEndDragging) == [24])
    #expect(inexact.refreshes(of: .didEndDraggingAtRest) == [])
    #expect(inexact.refreshes(of: .didEndDecelerating) == [45])
  }

  @Test func `a jump during a drag carries the finger along (A5)`() {
    // 4 items: a lap is 1500. From 375 the finger moves back by 487.5 points in 24 refreshes and
    // crosses 0 in the 19th; the shift puts it a lap ahead: 375 − 487.5 + 1500.
    let carousel = Carousel.imageCarouselRepaired.fitting(items: 4)
    let frames = CarouselTimeline(carousel, .drag(.back, pages: 1.3, seconds: 0.4)).frames
    #expect(frames.filter(\.hasWrapJump).map(\.refresh) == [19])
    #expect(frames[24].contentOffset == 1387.5)
    #expect(frames[24].position == -487.5)
    var bare = carousel
    bare.wrapRules = []
    let other = CarouselTimeline(bare, .drag(.back, pages: 1.3, seconds: 0.4)).frames
    #expect(other[24].contentOffset == -112.5)
  }

  @Test func `a jump during a settle carries its target along (A5)`() {
    // From 375 a swipe back is released at 225 and settles to 0; at half a page the lap is added.
    var carousel = Carousel.imageCarouselRepaired.fitting(items: 4)
    carousel.wrapRules = [
      WrapRule(
        "early", on: .didScroll, if: .offset(.less, .pages(0.5)), then: .shift(.lap))
    ]
    let frames = CarouselTimeline(carousel, .swipe(.back)).frames
    #expect(frames.filter(\.hasWrapJump).count == 1)
    #expect(frames[28].contentOffset == 1500)
    #expect(frames[28].position == -375)
    let steps = zip(frames, frames.dropFirst()).map { $1.position - $0.position }
    #expect(steps.allSatisfy { $0 <= 0 && $0 > -40 })
  }

  @Test func `content that bounces comes back from beyond its end (A6)`() {
    // 112.5 points beyond 0: 375·(1 − 1/1.165) = 53.11; the bounce lasts 56 refreshes.
    let carousel = Carousel.bannerView.fitting(items: 5)
    let frames = CarouselTimeline(
      carousel, .drag(.back, pages: 1.3, seconds: 0.4), .rest(1)
    ).frames
    #expect(frames[24].contentOffset == -53)
    #expect(frames[79].motion == .settling)
    // At its end, on page 0, the article's rule jumps to 5·375.
    #expect(frames[80].wrapJumps.map(\.to) == [1875])
    #expect(frames[80].motion == .resting)
    var clamped = carousel
    clamped.range.overscroll = .clamp
    let stopped = CarouselTimeline(clamped, .drag(.back, pages: 1.3, seconds: 0.4)).frames
    #expect(stopped[24].contentOffset == 0)
  }

  @Test func `a finger stops a turn by the timer`() {
    // A tick in 60; the finger comes down in 66 and holds for 24 refreshes.
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.autoplay = Autoplay(interval: 1)
    let steps: [ScriptStep] = [.rest(1.1), .drag(.forward, pages: 0, seconds: 0.4), .rest(0.2)]
    let frames = CarouselTimeline(carousel, script: Script(steps)).frames
    #expect(frames[65].contentOffset > 0)
    #expect(frames[90].contentOffset == frames[65].contentOffset)
    #expect(frames.refreshes(of: .didEndScrollingAnimation) == [])
    carousel.paging.touchEndsScrollingAnimation = true
    let other = CarouselTimeline(carousel, script: Script(steps)).frames
    #expect(other.refreshes(of: .didEndScrollingAnimation) == [66])
  }

  @Test func `a carousel that stands still does not listen to drags`() {
    let frames = CarouselTimeline(Carousel.bannerView.fitting(items: 1), .swipe(.forward)).frames
    #expect(Set(frames.map(\.contentOffset)) == [0])
    #expect(frames.refreshes(of: .willBeginDragging) == [])
  }
}
