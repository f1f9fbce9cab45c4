import CarouselCore
import CarouselTrace
import Testing

@Suite struct GalleryTests {
  static let repaired = [
    "banner-view", "boundless-scroll-view", "image-carousel", "loop-content-view",
  ]

  @Test(arguments: repaired)
  func `a repaired carousel's trace is seamless`(_ name: String) throws {
    let trace = Trace(try Fixtures.timeline(name + "-repaired"))
    #expect(TraceJudge().verdict(on: trace).outcome == .seamless)
  }

  @Test(arguments: [
    ("banner-view", [TraceSeamKind.blank]), ("image-carousel", [.blank, .indicator]),
  ])
  func `a seam that shows is found in the trace`(_ name: String, _ kinds: [TraceSeamKind]) throws {
    let verdict = TraceJudge().verdict(on: Trace(try Fixtures.timeline(name)))
    #expect(Set(verdict.seams.map(\.kind)) == Set(kinds))
  }

  /// A drag that meets the end of the content leaves a still picture, and half a point within a
  /// drag is less than a finger varies: only who knows the script and the strip can tell.
  @Test(arguments: ["boundless-scroll-view", "loop-content-view"])
  func `a swallowed swipe and half a point in motion show in no picture`(_ name: String) throws {
    let timeline = try Fixtures.timeline(name)
    #expect(!timeline.verdict.isSeamless)
    #expect(TraceJudge().verdict(on: Trace(timeline)).isGood)
  }

  @Test(arguments: repaired + repaired.map { $0 + "-repaired" })
  func `a written trace reads back with the same verdict`(_ name: String) throws {
    let trace = Trace(try Fixtures.timeline(name))
    let copy = try Trace(jsonLines: Array(trace.jsonLines.utf8))
    #expect(copy.jsonLines == trace.jsonLines)
    let judge = TraceJudge()
    #expect(judge.verdict(on: copy).seams.map(\.kind) == judge.verdict(on: trace).seams.map(\.kind))
    #expect(judge.verdict(on: copy).wraps.count == judge.verdict(on: trace).wraps.count)
  }

  @Test func `a loop closes where the script leads back`() throws {
    var judge = TraceJudge()
    judge.closes = true
    func kinds(_ swipes: Int) -> [TraceSeamKind] {
      let steps = [ScriptStep.rest(0.5)] + Array(repeating: .swipe(.forward), count: swipes)
      let timeline = CarouselTimeline(
        .bannerViewRepaired, script: Script(steps + [.rest(0.5)]))
      return judge.verdict(on: Trace(timeline)).seams.map(\.kind)
    }
    let lap = Carousel.bannerViewRepaired.geometry.numberOfItems
    #expect(kinds(lap).isEmpty)
    #expect(kinds(lap - 1) == [.loop])
  }
}
