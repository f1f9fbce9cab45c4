import CarouselCore
import CarouselTrace
import Testing

@Suite struct CountTests {
  static let sound: [Carousel] = [
    .bannerViewRepaired, .loopContentViewRepaired, .boundlessScrollViewRepaired,
    .imageCarouselRepaired,
  ]

  @Test(arguments: sound, [1, 2, 3, 8])
  func `no number of items makes a sound carousel look faulty`(
    _ carousel: Carousel, _ count: Int
  ) {
    var carousel = carousel
    carousel.geometry.numberOfItems = count
    for refreshRate in [60.0, 120] {
      let timeline = CarouselTimeline(
        carousel, script: Script(Self.round(of: count)), refreshRate: refreshRate)
      let verdict = TraceJudge().verdict(on: Trace(timeline))
      #expect(verdict.seams.isEmpty)
      // One lap on and one page back lead over the end twice.
      let ways = verdict.wraps.map(\.direction)
      #expect(ways == (count > 1 ? [.towardsStart, .towardsEnd] : []))
    }
  }

  @Test func `a mirrored trace has mirrored wraps`() {
    let timeline = CarouselTimeline(.bannerViewRepaired, script: Script(Self.round(of: 5)))
    var trace = Trace(timeline)
    for frame in trace.frames.indices {
      let length = trace.frames[frame].viewportLength
      for page in trace.frames[frame].pages.indices {
        let end = trace.frames[frame].pages[page].end
        trace.frames[frame].pages[page].origin = length - end
      }
    }
    let verdict = TraceJudge().verdict(on: trace)
    #expect(verdict.isGood)
    #expect(verdict.wraps.map(\.direction) == [.towardsEnd, .towardsStart])
    // Read the wrong way round, every neighbour is in the wrong order.
    var judge = TraceJudge()
    judge.direction = .leftToRight
    #expect(judge.verdict(on: trace).seams.map(\.kind).contains(.order))
  }

  @Test func `nothing is no seam`() {
    #expect(TraceJudge().verdict(on: Trace([])).outcome == .noWrap)
    let empty = TraceFrame(time: 0, viewportLength: 320, pages: [])
    #expect(TraceJudge().verdict(on: Trace([empty, empty])).outcome == .noWrap)
    var judge = TraceJudge()
    judge.numberOfItems = 3
    #expect(judge.verdict(on: Trace([empty, empty])).seams.map(\.kind) == [.blank])
  }

  private static func round(of count: Int) -> [ScriptStep] {
    let laps = Array(repeating: ScriptStep.swipe(.forward), count: count)
    return [.rest(0.3)] + laps + [.rest(0.3), .swipe(.back), .rest(0.3)]
  }
}
