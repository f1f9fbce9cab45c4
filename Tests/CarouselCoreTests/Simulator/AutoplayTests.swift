import CarouselCore
import TestSupport
import Testing

@Suite struct AutoplayTests {
  /// Five items, a tick a second, no ends.
  private var carousel: Carousel {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.autoplay = Autoplay(interval: 1)
    return carousel
  }

  private func ticks(_ carousel: Carousel, _ steps: ScriptStep..., rate: Double = 60) -> [Int] {
    CarouselTimeline(carousel, script: Script(steps), refreshRate: rate).flatMap { frame in
      frame.events.filter { $0 == .tick }.map { _ in frame.refresh }
    }
  }

  @Test func `a timer keeps its rate`() {
    #expect(ticks(carousel, .rest(3.5)) == [60, 120, 180])
    #expect(ticks(carousel, .rest(2.5), rate: 120) == [120, 240])
    var uneven = carousel
    // 59.01 refreshes; rounded one by one, the 101st tick would come in 5959 instead of 5960.01.
    uneven.autoplay?.interval = 0.9835
    #expect(ticks(uneven, .rest(100)).last == 5960)
  }

  @Test func `an event starts the timer again`() {
    // Released in refresh 37: 30 of rest and 7 of swipe.
    var restarted = carousel
    restarted.autoplay?.startsAgainOn = .didEndDragging
    #expect(ticks(restarted, .rest(0.5), .swipe(.forward), .rest(1.4)) == [97])
    #expect(ticks(carousel, .rest(0.5), .swipe(.forward), .rest(1.4)) == [60, 120])
  }

  @Test func `an event stops the timer`() {
    var stopped = carousel
    stopped.autoplay?.stopsOn = .willBeginDragging
    #expect(ticks(stopped, .rest(1.5), .swipe(.forward), .rest(3)) == [60])
    #expect(ticks(carousel, .rest(1.5), .swipe(.forward), .rest(1)) == [60, 120])
  }

  // Hidden from 30 to 222: the ticks of 60, 120 and 180 fall due, the next is due in 240.
  @Test(
    arguments: [
      (HiddenTicks.oneOnReturn, [222, 240]), (.startsAgain, [282]),
      (.burst, [222, 223, 224, 240]),
    ] as [(HiddenTicks, [Int])])
  func `ticks of a hidden screen`(hidden: HiddenTicks, refreshes: [Int]) {
    var carousel = carousel
    carousel.autoplay?.whenHidden = hidden
    #expect(ticks(carousel, .rest(0.5), .hide(3.2), .rest(1.1)) == refreshes)
  }

  @Test func `a timer that turns start again counts from a late tick`() {
    // Hidden from 30 to 114: the tick of 60 comes in 114, its turn ends in 132, the next in 192.
    // On the timer's own grid another would come in 120, in the midst of the turn.
    var again = carousel
    again.autoplay?.startsAgainOn = .didEndScrollingAnimation
    #expect(ticks(again, .rest(0.5), .hide(1.4), .rest(1.5)) == [114, 192])
    #expect(ticks(carousel, .rest(0.5), .hide(1.4), .rest(1.3)) == [114, 120, 180])
  }

  @Test func `a burst on return is found, an interval that starts again is not`() {
    let verdicts = [HiddenTicks.burst, .startsAgain].map { hidden in
      var carousel = carousel
      carousel.autoplay?.whenHidden = hidden
      return CarouselTimeline(carousel, .rest(0.5), .hide(3.2), .rest(1.1)).verdict
    }
    #expect(verdicts.map(\.brokenLaws).map { $0.contains(.autoplayCadence) } == [true, false])
  }

  @Test func `a finger that is lifted after a tick is lifted`() {
    // A tap from 54 to 60, ticks in 57 and 114.
    var early = carousel
    early.autoplay?.interval = 0.95
    let timeline = CarouselTimeline(early, .rest(0.9), .tap, .rest(1))
    let frames = timeline.frames
    #expect(frames[57].events == [.tick])
    #expect(frames[60].events == [.fingerUp(velocity: 0)])
    // Only the tick under the finger is found.
    #expect(timeline.verdict.findings.map(\.refresh) == [57])
    early.autoplay?.skipsWhileTracking = true
    let skipping = CarouselTimeline(early, .rest(0.9), .tap, .rest(0.9))
    #expect(skipping.frames.tickTimes == [114 / 60.0])
  }

  @Test func `one timer too many ticks twice`() {
    var doubled = carousel
    doubled.autoplay?.numberOfTimers = 2
    #expect(ticks(doubled, .rest(1.5)) == [60, 60])
    // An event starts one of them again, the other goes on.
    doubled.autoplay?.startsAgainOn = .didEndDragging
    #expect(ticks(doubled, .rest(0.5), .swipe(.forward), .rest(0.7)) == [60, 97])
    let laws = CarouselTimeline(doubled, .rest(1.5)).verdict.brokenLaws
    #expect(laws == [.autoplayCadence])
    #expect(CarouselTimeline(carousel, .rest(1.5)).verdict.brokenLaws == [])
  }

  @Test func `no interval, no tick; one item, no tick`() {
    var off = carousel
    off.autoplay?.interval = 0
    #expect(ticks(off, .rest(3)) == [])
    #expect(ticks(carousel.fitting(items: 1), .rest(3)) == [])
    #expect(ticks(carousel.fitting(items: 2), .rest(1.5)) == [60])
  }

  @Test func `a turn goes to the next page or by one page`() {
    var relative = carousel
    relative.paging.settle.duration = 3
    relative.autoplay?.target = .currentOffset
    var absolute = relative
    absolute.autoplay?.target = .nextPage
    // A slow settle is under way when the tick comes, beyond the middle of the page.
    let script = Script([.swipe(.forward), .rest(0.1)])
    let start = CarouselTimeline(relative, script: script).frames[59].contentOffset
    let relativeEnd = CarouselTimeline(relative, script: script).frames[78].contentOffset
    let absoluteEnd = CarouselTimeline(absolute, script: script).frames[78].contentOffset
    #expect(start > 187.5)
    #expect(start < 375)
    #expect(abs(relativeEnd - start - 375) <= 0.5)
    #expect(absoluteEnd == 750)
  }

  @Test func `a tick scrolls beyond the content by one page (A7), a next page does not`() throws {
    // Three pages of content; from the last one a tick goes to 3·p.
    let range = OffsetRange(contentLength: .pages(3), overscroll: .clamp)
    var carousel = Carousel.plain(items: 3, strip: .repeated(copies: 1), range: range)
    carousel.initialOffset = .pages(2)
    carousel.autoplay = Autoplay(interval: 1)
    carousel.autoplay?.target = .currentOffset
    let beyond = try #require(CarouselTimeline(carousel, .autoplay(ticks: 1)).lastFrame)
    #expect(beyond.contentOffset == 1125)
    #expect(beyond.pages == [])
    carousel.autoplay?.target = .nextPage
    let kept = try #require(CarouselTimeline(carousel, .autoplay(ticks: 1)).lastFrame)
    #expect(kept.contentOffset == 750)
  }
}
