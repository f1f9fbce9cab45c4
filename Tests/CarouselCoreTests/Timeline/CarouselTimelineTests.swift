import CarouselCore
import TestSupport
import Testing

@Suite struct CarouselTimelineTests {
  @Test(arguments: [60.0, 120])
  func `there is a frame for the start and one for every refresh`(refreshRate: Double) {
    let timeline = CarouselTimeline(
      .bannerView, .rest(0.5), .swipe(.forward), refreshRate: refreshRate)
    let frames = timeline.frames
    let slots = refreshRate == 60 ? 30 + 29 : 60 + 57
    #expect(frames.count == slots + 1)
    #expect(timeline.frameCount == slots + 1)
    #expect(frames.map(\.refresh) == Array(0...slots))
    #expect(frames.last?.time == Double(slots) / refreshRate)
    #expect(timeline.duration == Double(slots + 1) / refreshRate)
  }

  @Test func `an empty script shows the start`() {
    let frames = CarouselTimeline(Carousel.bannerView.fitting(items: 5)).frames
    #expect(frames.map(\.contentOffset) == [375])
    #expect(frames.first?.pages == [PlacedPage(item: 0, origin: 0, length: 375)])
    #expect(frames.first?.motion == .resting)
    #expect(frames.first?.events == [])
  }

  @Test func `every pass over a timeline is the same`() {
    let timeline = CarouselTimeline(
      .loopContentView, .swipe(.back, caughtAfter: 0.12), .autoplay(ticks: 2), .swipe(.forward))
    #expect(timeline.frames == timeline.frames)
    #expect(timeline.frames != CarouselTimeline(.loopContentViewRepaired, .swipe(.back)).frames)
  }

  @Test func `frames name what moves the content`() {
    // Finger down in 0, up in 7, at rest in 28; the tick in 192 − the timer was stopped by the
    // finger, started again in 28, and is due 3.2 s later in 220.
    let timeline = CarouselTimeline(
      Carousel.loopContentView.fitting(items: 3), .swipe(.forward), .rest(4))
    let frames = timeline.frames
    #expect(frames[0].motion == .dragging)
    #expect(frames[6].motion == .dragging)
    #expect(frames[7].motion == .settling)
    #expect(frames[27].motion == .settling)
    #expect(frames[28].motion == .resting)
    #expect(frames[219].motion == .resting)
    #expect(frames[220].motion == .scrolling)
    #expect(frames[238].motion == .resting)
    #expect(frames[220].events.contains(.tick))
  }

  #if os(Linux)
  // In a process of their own: what other tests take and give back meanwhile is not theirs.

  @Test func `ten minutes are streamed in constant memory`() async {
    await #expect(processExitsWith: .success) {
      let timeline = CarouselTimeline(
        .loopContentViewRepaired, .rest(300), .swipe(.forward), .rest(300))
      let before = try #require(ResidentMemory.bytes)
      var count = 0
      var ticks = 0
      for frame in timeline {
        count += 1
        if frame.events.contains(.tick) { ticks += 1 }
      }
      let growth = try #require(ResidentMemory.bytes) - before
      precondition(count == 36_000 + 29 + 1, "\(count) frames")
      // A tick every 3.5 s: 85 up to 297.2 s, and about as many behind the swipe.
      precondition(ticks > 165, "\(ticks) ticks")
      precondition(growth < 20_000_000, "\(growth) bytes")
    }
  }

  @Test func `memory that is kept is noticed`() async {
    await #expect(processExitsWith: .failure) {
      let before = try #require(ResidentMemory.bytes)
      let kept = [UInt8](repeating: 1, count: 40_000_000)
      let growth = try #require(ResidentMemory.bytes) - before
      precondition(kept.last == 1)
      precondition(growth < 20_000_000, "\(growth) bytes")
    }
  }
  #endif
}
