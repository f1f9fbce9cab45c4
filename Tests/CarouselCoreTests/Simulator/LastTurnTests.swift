import CarouselCore
import TestSupport
import Testing

/// The turn of the second article that is an animation of the view's own.
///
/// Three items, 375 points, pages 0 … 8, from page 3 on. The fifth tick, at 17.2 s or refresh 1032,
/// turns to page 8.
@Suite struct LastTurnTests {
  private let carousel = Carousel.loopContentView.fitting(items: 3)

  @Test func `the screen follows with ease, then the completion sets the offset`() {
    let frames = CarouselTimeline(carousel, .autoplay(ticks: 5)).frames
    #expect(frames[1031].contentOffset == 2625)
    #expect(frames[1032].contentOffset == 2625)
    #expect(frames[1032].motion == .scrolling)
    // Half the time of an ease-in-out is half the way.
    #expect(frames[1041].contentOffset == 2812.5)
    // (3 − 1)·Int(375) from 8·375: two laps.
    #expect(frames[1050].wrapJumps.map(\.rule) == ["last-turn"])
    #expect(frames[1050].wrapJumps.map(\.from) == [3000])
    #expect(frames[1050].contentOffset == 750)
    #expect(frames[1050].position == 5 * 375)
    #expect(frames[1050].visibleItems == [2])
    #expect(frames.refreshes(of: .didEndScrollingAnimation).count == 4)
  }

  @Test func `no finger stops it, and its completion moves the offset under the finger`() {
    // Down in 1038, a third of the way; the finger holds still until 1062.
    let steps: [ScriptStep] = [.rest(17.3), .drag(.forward, pages: 0, seconds: 0.4), .rest(0.5)]
    let frames = CarouselTimeline(carousel, script: Script(steps)).frames
    #expect(frames[1038].motion == .dragging)
    for refresh in 1039...1049 {
      #expect(frames[refresh].contentOffset >= frames[refresh - 1].contentOffset)
    }
    #expect(frames[1048].contentOffset > frames[1038].contentOffset + 200)
    // The completion sets 750; the drag has switched the layout rules on again, and 750 is less
    // than P = 1125, so they set 1125 + 750 in the same refresh.
    #expect(frames[1050].wrapJumps.map(\.to) == [750, 1875])
    #expect(frames[1050].contentOffset == 1875)
    #expect(frames[1050].motion == .dragging)
    let broken = CarouselTimeline(carousel, script: Script(steps)).verdict.brokenLaws
    #expect(broken.contains(.referenceMatch))
    #expect(broken.contains(.motionContinuity))
    // Any other turn is stopped: the tick of 13.7 s, a finger 0.1 s later.
    let others: [ScriptStep] = [.rest(13.8), .drag(.forward, pages: 0, seconds: 0.4), .rest(0.5)]
    let stopped = CarouselTimeline(carousel, script: Script(others))
    #expect(stopped.frames[828].contentOffset == stopped.frames[850].contentOffset)
    #expect(stopped.verdict.isSeamless)
  }

  @Test func `the last turn leaves the layout rules off until a finger comes`() {
    let autoplay = CarouselTimeline(carousel, .autoplay(ticks: 6)).frames
    // From the fourth item on the offset lies beyond 2P = 2250, and no rule brings it back.
    #expect(autoplay.filter(\.hasWrapJump).map(\.refresh) == [1050])
    #expect(autoplay[900].contentOffset == 2625)
    // A swipe after the third tick, at 2250, brings it back by a lap.
    let touched = CarouselTimeline(carousel, .autoplay(ticks: 3), .swipe(.forward))
    #expect(touched.frames.first { $0.hasWrapJump }?.wrapJumps.map(\.rule) == ["third-copy"])
  }
}
