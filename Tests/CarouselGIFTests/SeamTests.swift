import CarouselCore
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct SeamTests {
  /// Sixty-three pages each way: 21 laps of three items forward, 21 back.
  static let fast = Script([
    .rest(0.1), .drag(.forward, pages: 63, seconds: 4.1), .rest(0.2),
    .drag(.back, pages: 63, seconds: 3.9), .rest(0.3),
  ])

  /// Flicks, settles that a finger stops, and slow drags, round the ends both ways.
  static let mixed = Script([
    .swipe(.back), .swipe(.back, caughtAfter: 0.12), .swipe(.back), .swipe(.forward),
    .drag(.forward, pages: 1.3, seconds: 0.4), .swipe(.forward, caughtAfter: 0.2), .rest(0.2),
    .swipe(.forward), .swipe(.forward), .drag(.forward, pages: 1, seconds: 0.3), .swipe(.forward),
    .rest(0.2),
  ])

  static let repaired = Carousel.presets.map(\.name).filter { $0.hasSuffix("-repaired") }
  static let published = Carousel.presets.map(\.name).filter { !$0.hasSuffix("-repaired") }
  /// Frames a second with a phase: what a GIF can have, beside rates that divide a second badly.
  static let samplings: [(Double, Double)] = [
    (10, 0), (20, 0.011), (25, 0), (30, 0.004), (100.0 / 3, 0), (50, 0.007),
  ]

  @Test(arguments: repaired, samplings)
  func `forty wraps of a repaired carousel move no pixel`(
    name: String, sampling: (Double, Double)
  ) throws {
    let trial = try Trial(
      small(try preset(name)), Self.fast, framesPerSecond: sampling.0, phase: sampling.1)
    #expect(trial.timeline.verdict.wrapCount >= 40)
    let comparison = try trial.comparison()
    #expect(comparison.isSeamless)
    #expect(comparison.sampled.count > 80)
  }

  @Test(arguments: repaired, [25.0, 50.0])
  func `caught settles and slow drags of a repaired carousel move no pixel`(
    name: String, framesPerSecond: Double
  ) throws {
    let trial = try Trial(
      small(try preset(name), displayScale: 2), Self.mixed, framesPerSecond: framesPerSecond,
      phase: 0.007)
    #expect(trial.timeline.verdict.wrapCount >= 2)
    #expect(try trial.comparison().isSeamless)
  }

  @Test(arguments: repaired)
  func `two pixels a point and two items move no pixel`(name: String) throws {
    let carousel = small(try preset(name), items: 2, displayScale: 2)
    let trial = try Trial(carousel, Self.mixed, scale: 2)
    #expect(try trial.film().width == 64)
    #expect(try trial.comparison().isSeamless)
  }

  @Test(arguments: ["loop-content-view-repaired", "boundless-scroll-view-repaired"])
  func `turns by the timer move no pixel`(name: String) throws {
    let trial = try Trial(small(try preset(name)), Script([.autoplay(ticks: 4)]))
    #expect(trial.timeline.verdict.wrapCount >= 1)
    #expect(try trial.comparison().isSeamless)
  }

  @Test(arguments: published, [(fast, 20.0), (fast, 50.0), (mixed, 25.0), (mixed, 50.0)])
  func `a published carousel differs in exactly the frames that the verdict names`(
    name: String, film: (Script, Double)
  ) throws {
    // Three device pixels a point, each one in the picture: some lose a third of a point only.
    let carousel = small(try preset(name), displayScale: 3)
    let trial = try Trial(carousel, film.0, framesPerSecond: film.1, scale: 3)
    let comparison = try trial.comparison()
    let named = trial.timeline.verdict.visibleRefreshes
    #expect(!named.isEmpty)
    #expect(comparison.differing == named.intersection(comparison.sampled))
    #expect(!comparison.differing.isEmpty)
    #expect(comparison.hasPlannedTiming)
  }

  @Test(arguments: repaired)
  func `a script that ends where it began loops without a step`(name: String) throws {
    let carousel = small(try preset(name))
    let film = try Trial(carousel, Self.fast).film()
    #expect(film.frames.first?.picture == film.frames.last?.picture)
    let open = try Trial(carousel, Script([.swipe(.forward), .rest(0.2)])).film()
    #expect(open.frames.first?.picture != open.frames.last?.picture)
  }
}
