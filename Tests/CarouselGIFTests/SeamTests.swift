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

  static let repaired = Carousel.presets.map(\.carousel).filter { $0.name.hasSuffix("-repaired") }
  static let published = Carousel.presets.map(\.carousel).filter { !$0.name.hasSuffix("-repaired") }
  /// Frames a second with a phase: what a GIF can have, beside rates that divide a second badly.
  static let samplings: [(Double, Double)] = [
    (10, 0), (20, 0.011), (25, 0), (30, 0.004), (100.0 / 3, 0), (50, 0.007),
  ]

  @Test(arguments: repaired, samplings)
  func `forty wraps of a repaired carousel move no pixel`(
    carousel: Carousel, sampling: (Double, Double)
  ) throws {
    let trial = try Trial(
      small(carousel), Self.fast, framesPerSecond: sampling.0, phase: sampling.1)
    #expect(trial.timeline.verdict.wrapCount >= 40)
    let comparison = try trial.comparison()
    #expect(comparison.isSeamless)
    #expect(comparison.sampled.count > 80)
  }

  @Test(arguments: repaired, [(25.0, 0.0), (50.0, 0.007)])
  func `caught settles and slow drags of a repaired carousel move no pixel`(
    carousel: Carousel, sampling: (Double, Double)
  ) throws {
    let trial = try Trial(
      small(carousel, displayScale: 2), Self.mixed, framesPerSecond: sampling.0, phase: sampling.1)
    #expect(trial.timeline.verdict.wrapCount >= 2)
    #expect(try trial.comparison().isSeamless)
  }

  @Test(arguments: published, [(fast, 20.0, 0.0), (mixed, 25.0, 0.0), (mixed, 50.0, 0.007)])
  func `a published carousel differs in exactly the frames that the verdict names`(
    carousel: Carousel, film: (Script, Double, Double)
  ) throws {
    let trial = try Trial(small(carousel), film.0, framesPerSecond: film.1, phase: film.2)
    let comparison = try trial.comparison()
    let named = trial.timeline.verdict.visibleRefreshes
    #expect(!named.isEmpty)
    #expect(comparison.differing == named.intersection(comparison.sampled))
    #expect(comparison.hasPlannedTiming)
  }

  @Test(arguments: repaired)
  func `the pictures before and after a wrap at rest are equal`(carousel: Carousel) throws {
    // A drag of whole pages at low speed ends at rest; jumps show within it as still pictures.
    let script = Script([.swipe(.back), .rest(0.3), .swipe(.forward), .rest(0.3)])
    let trial = try Trial(small(carousel), script, framesPerSecond: 50)
    let film = try trial.film()
    let settled = trial.timeline.filter { $0.motion == .resting }
    for frame in settled where frame.hasWrapJump {
      let time = Int(100 * frame.time)
      let before = film.frames.last { $0.start < time }
      let after = film.frames.last { $0.start <= time }
      #expect(before?.picture == after?.picture)
    }
    #expect(trial.timeline.verdict.wrapCount >= 1)
  }

  @Test(arguments: repaired)
  func `a script that ends where it began loops without a step`(carousel: Carousel) throws {
    let film = try Trial(small(carousel), Self.fast).film()
    #expect(film.frames.first?.picture == film.frames.last?.picture)
    let open = try Trial(small(carousel), Script([.swipe(.forward), .rest(0.2)])).film()
    #expect(open.frames.first?.picture != open.frames.last?.picture)
  }
}
