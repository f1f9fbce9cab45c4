import CarouselCore
import TestSupport
import Testing

/// The second article: three items three times, 375 points, P = 1125, start at P.
@Suite struct LoopContentViewTests {
  private let carousel = Carousel.loopContentView.fitting(items: 3)

  @Test func `ticks come at an uneven pace`() throws {
    // perform(afterDelay: 3.2) from the start; each animation of 0.3 s ends with beginTimer = true,
    // which starts 3.2 s again: 3.2, 6.7, 10.2, 13.7, 17.2. The fifth goes from page 7 to
    // next = 8 ≥ 3·3 − 1, whose animation calls nothing back; the perform behind it counts from the
    // tick: 20.4. Then 3.5 s again.
    let timeline = CarouselTimeline(carousel, .autoplay(ticks: 7), .rest(0.5))
    #expect(timeline.tickTimes == [3.2, 6.7, 10.2, 13.7, 17.2, 20.4, 23.9])
    let verdict = timeline.verdict
    #expect(verdict.brokenLaws == [.autoplayCadence])
    #expect(verdict.findings.map(\.time) == [20.4])
    let repaired = CarouselTimeline(
      Carousel.loopContentViewRepaired.fitting(items: 3), .autoplay(ticks: 7), .rest(0.5))
    #expect(repaired.tickTimes == [3.2, 6.7, 10.2, 13.7, 17.2, 20.7, 24.2])
    #expect(repaired.verdict.isSeamless)
  }

  @Test func `a finger stops the timer, the end of its motion starts it`() {
    // Down in 60, up in 67, at rest in 88: 88 + 192 = 280.
    let ticks = CarouselTimeline(carousel, .rest(1), .swipe(.forward), .rest(4)).tickTimes
    #expect(ticks == [280 / 60.0])
    // An exact drag calls didEndDragging(willDecelerate: false): 60 + 24 + 192 = 276.
    let exact = CarouselTimeline(
      carousel, .rest(1), .drag(.forward, pages: 1, seconds: 0.4), .rest(4))
    #expect(exact.tickTimes == [276 / 60.0])
  }

  @Test func `a drag back loses the fraction of a point at three pixels a point`() throws {
    // 37.5 points in 24 refreshes: 1125 − 1.5625 = 1123.4375, on thirds 1123⅓.
    // 1125 + Int(1123.33) % Int(1125) = 2248; a lap on would be 2248⅓.
    let fine = carousel.fitting(items: 3, scale: 3)
    let timeline = CarouselTimeline(fine, .drag(.back, pages: 0.1, seconds: 0.4))
    let frame = timeline.frames[1]
    #expect(frame.contentOffset == 2248)
    let jump = try #require(frame.wrapJumps.first)
    #expect(abs(jump.from - (1123 + 1 / 3.0)) < 1e-9)
    let verdict = timeline.verdict
    #expect(verdict.brokenLaws.contains(.remapEquivalence))
    #expect(verdict.brokenLaws.contains(.referenceMatch))
    let finding = try #require(verdict.findings.first { $0.law == .remapEquivalence })
    #expect(abs(finding.size - 1 / 3.0) < 1e-9)
    #expect(finding.refresh == 1)
    #expect(finding.rule == "first-copy")
    // The repaired one keeps it.
    let repaired = CarouselTimeline(
      Carousel.loopContentViewRepaired.fitting(items: 3, scale: 3),
      .drag(.back, pages: 0.6, seconds: 0.4))
    #expect(repaired.contains { $0.hasWrapJump })
    #expect(repaired.verdict.isSeamless)
  }

  @Test func `on whole points nothing is lost`() {
    // 24 refreshes of one point: 360 points are 0.96 of 375, so of 24 in 360 each is 15 whole ones.
    let timeline = CarouselTimeline(
      carousel.fitting(items: 3, scale: 1), .drag(.back, pages: 0.96, seconds: 0.4))
    #expect(timeline.frames[1].wrapJumps.map(\.to) == [2235])
    #expect(timeline.frames[1].wrapJumps.map(\.from) == [1110])
    #expect(timeline.verdict.findings.filter { $0.law == .remapEquivalence } == [])
  }

  @Test func `the wrapping tick is a point off on pages of 375.5`() throws {
    // (3 − 1)·Int(375.5) = 750 where page 2 starts at 751; at 17.5 s, from 8·375.5 = 3004.
    let half = carousel.fitting(items: 3, width: 375.5)
    let timeline = CarouselTimeline(half, .autoplay(ticks: 5))
    #expect(timeline.frames[1049].contentOffset < 3004)
    #expect(timeline.frames[1050].contentOffset == 750)
    #expect(timeline.frames[1050].wrapJumps.map(\.from) == [3004])
    let verdict = timeline.verdict
    // 3004 − 750 = 2254, two laps are 2253; five pages are more than a lap, so it drifted.
    // It lands short of where it was going, so nothing turns back.
    #expect(verdict.brokenLaws == [.referenceMatch, .remapEquivalence, .noDrift])
    let jump = try #require(verdict.findings.first { $0.law == .remapEquivalence })
    #expect(jump.time == 17.5)
    #expect(jump.size == 1)
    #expect(jump.rule == "last-turn")
    #expect(CarouselTimeline(carousel, .autoplay(ticks: 5)).verdict.isSeamless)
  }

  @Test func `the layout brings the offset back from the third copy`() {
    // From 1125 three swipes forward: 2250 ≥ 2·1125 in refresh 58 + 28.
    let frames = CarouselTimeline(carousel, .swipe(.forward), .swipe(.forward), .swipe(.forward))
      .frames
    #expect(frames[57].contentOffset == 1875)
    #expect(frames[86].contentOffset == 1125)
    #expect(frames[86].wrapJumps.map(\.rule) == ["third-copy"])
    #expect(frames[86].visibleItems == [0])
  }

  @Test func `the page control is declared and never shown`() {
    let frames = CarouselTimeline(carousel, .swipe(.forward)).frames
    #expect(frames.allSatisfy { $0.indicator == nil })
  }

  @Test func `the dots of the layout follow the formula where they are shown`() {
    // Int((x + 187.5) / 375) % 3 in every layout: from 1125, 0; half a page on, 1.
    var shown = carousel
    shown.indicator?.isShown = true
    let frames = CarouselTimeline(shown, .drag(.forward, pages: 1, seconds: 0.4)).frames
    #expect(frames[0].indicator == 0)
    #expect(frames[11].indicator == 0)
    #expect(frames[12].indicator == 1)
    #expect(frames[24].indicator == 1)
  }

  @Test func `one item does not loop, none shows nothing`() {
    for items in 0...1 {
      let timeline = CarouselTimeline(carousel.fitting(items: items), .swipe(.forward), .rest(4))
      #expect(timeline.allSatisfy { $0.visibleItems == Array(0..<items) })
      #expect(timeline.tickTimes == [])
      #expect(timeline.verdict.isSeamless)
    }
  }
}
