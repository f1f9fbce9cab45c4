import CarouselCore
import TestSupport
import Testing

/// The fourth article: four items, 375 points, copies at 0 and 1875, start at 375.
@Suite struct ImageCarouselTests {
  private let carousel = Carousel.imageCarousel.fitting(items: 4)

  @Test func `exactly 0 jumps to the last page, exactly 1875 to the first`() {
    let back = CarouselTimeline(carousel, .drag(.back, pages: 1, seconds: 0.4)).frames
    #expect(back[24].wrapJumps.map(\.from) == [0])
    #expect(back[24].contentOffset == 1500)
    #expect(back[24].visibleItems == [3])
    let forward = CarouselTimeline(carousel, .drag(.forward, pages: 4, seconds: 0.4)).frames
    #expect(forward[24].wrapJumps.map(\.from) == [1875])
    #expect(forward[24].contentOffset == 375)
    #expect(forward[24].visibleItems == [0])
  }

  @Test func `below half a page the first dot is marked over the last item`() throws {
    // 262.5 points in 24 refreshes: 375 − 196.875 = 178.1 in the 18th is the first below 187.5,
    // where Int(x / 375 − 0.5) truncates −0.03 to 0, until page 0 is reached in 24 + 21.
    let timeline = CarouselTimeline(carousel, .drag(.back, pages: 0.7, seconds: 0.4))
    let frames = timeline.frames
    for refresh in 18...44 {
      #expect(frames[refresh].contentOffset < 187.5)
      #expect(frames[refresh].indicator == 0)
    }
    // At 112.5 the copy of item 3 fills 262.5 points.
    #expect(frames[24].pages.map(\.item) == [3, 0])
    #expect(frames[24].pages.map(\.origin) == [-112.5, 262.5])
    #expect(frames[45].indicator == 3)
    let verdict = timeline.verdict
    #expect(verdict.brokenLaws == [.indicator])
    let finding = try #require(verdict.findings.first)
    #expect(finding.refresh == 18)
    #expect(finding.time == 0.3)
    #expect(finding.lastRefresh == 44)
    // Less than half a page is right.
    let less = CarouselTimeline(carousel, .drag(.back, pages: 0.4, seconds: 0.4))
    #expect(less.verdict.isSeamless)
  }

  @Test func `beyond the last item the last dot stays marked over the first`() throws {
    // From 1500 on, 262.5 points: 1500 + 196.875 in the 18th, Int(4.52 − 0.5) = 4, pinned to 3.
    let timeline = CarouselTimeline(
      carousel, .swipe(.forward), .swipe(.forward), .swipe(.forward),
      .drag(.forward, pages: 0.7, seconds: 0.4))
    #expect(timeline.frames[87 + 24].indicator == 3)
    #expect(timeline.frames[87 + 24].pages.map(\.item) == [3, 0])
    #expect(timeline.verdict.brokenLaws == [.indicator])
    #expect(timeline.verdict.findings.map(\.refresh) == [87 + 18])
    #expect(timeline.frames[87 + 45].indicator == 0)
  }

  @Test func `the first formula is one dot too far`() {
    // Int(375 / 375 + 0.5) = 1 over item 0.
    var first = carousel
    first.indicator = Carousel.imageCarouselFirstIndicator
    let timeline = CarouselTimeline(first, .rest(0.5))
    #expect(timeline.allSatisfy { $0.indicator == 1 && $0.visibleItems == [0] })
    #expect(timeline.verdict.brokenLaws == [.indicator])
    #expect(CarouselTimeline(carousel, .rest(0.5)).verdict.isSeamless)
  }

  @Test func `a drag beyond 0 misses the equality`() throws {
    // 20.3125 points a refresh: 9.375 in the 18th, −10.94 in the 19th, of which the rubber band
    // shows 375·(1 − 1/1.01604) = 5.92, on half points 6. In the 24th it is 53.11.
    let timeline = CarouselTimeline(
      carousel, .drag(.back, pages: 1.3, seconds: 0.4), .rest(1))
    let frames = timeline.frames
    #expect(frames[18].contentOffset == 9.5)
    #expect(frames[19].contentOffset == -6)
    #expect(frames[19].hasWrapJump == false)
    #expect(frames[19].blankLength(boundsLength: 375) == 6)
    let verdict = timeline.verdict
    #expect(
      verdict.brokenLaws == [.referenceMatch, .coverage, .motionContinuity, .indicator])
    let blank = try #require(verdict.findings.first { $0.law == .coverage })
    #expect(blank.refresh == 19)
    #expect(blank.worstTime == 0.4)
    #expect(blank.contentOffset == -53)
    #expect(blank.extent == 0...53)
    // The bounce ends on 0 and jumps after all.
    #expect(frames.last?.contentOffset == 1500)
  }

  @Test func `one pixel decides whether an equality is met`() {
    // 390 points back in 26 refreshes are 15 each: 0 is met in the 25th. In 24 they are 16.25 each,
    // and 0 is stepped over.
    let met = CarouselTimeline(carousel, .drag(.back, pages: 1.04, seconds: 26 / 60.0)).frames
    #expect(met[25].contentOffset == 1500)
    #expect(met[26].contentOffset == 1485)
    let missed = CarouselTimeline(carousel, .drag(.back, pages: 1.04, seconds: 0.4)).frames
    #expect(missed[0...24].contains { $0.hasWrapJump } == false)
  }

  @Test func `the repaired one wraps at and beyond its copies, dots included`() {
    let repaired = Carousel.imageCarouselRepaired.fitting(items: 4)
    let timeline = CarouselTimeline(
      repaired, .drag(.back, pages: 1.3, seconds: 0.4), .drag(.forward, pages: 0.7, seconds: 0.4))
    #expect(timeline.frames[24].contentOffset == 1387.5)
    #expect(timeline.frames[24].indicator == 3)
    #expect(timeline.verdict.isSeamless)
  }
}
