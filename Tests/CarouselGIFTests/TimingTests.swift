import CarouselCore
import CarouselPicture
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct TimingTests {
  private static let script = Script([.rest(0.31), .swipe(.forward), .rest(0.7)])

  @Test(arguments: [0.5, 7, 10, 12.5, 20, 24, 25, 29.97, 30, 100.0 / 3, 40, 45, 50])
  func `the delays add up to the timeline's length and none is below two`(rate: Double) throws {
    let trial = try Trial(small(.bannerViewRepaired), Self.script, framesPerSecond: rate)
    let film = try trial.film()
    #expect(film.duration == Int((100 * trial.timeline.duration).rounded()))
    #expect(film.frames.allSatisfy { $0.delay >= 2 })
  }

  @Test func `thirty frames a second alternate between delays of three and four`() {
    let timeline = CarouselTimeline(.bannerView, script: Script([.rest(2)]))
    let plan = SamplingPlan(timeline, framesPerSecond: 30, phase: 0)
    #expect((0..<6).map(plan.delay) == [3, 4, 3, 3, 4, 3])
  }

  @Test func `a frame shows the latest refresh at its time`() {
    let timeline = CarouselTimeline(.bannerView, script: Script([.rest(2)]))
    let plan = SamplingPlan(timeline, framesPerSecond: 25, phase: 0)
    #expect((0..<5).map(plan.refresh) == [0, 2, 4, 7, 9])
    let later = SamplingPlan(timeline, framesPerSecond: 25, phase: 0.01)
    #expect((0..<5).map(later.refresh) == [0, 3, 5, 7, 10])
  }

  @Test func `a remainder too short for a frame belongs to the last one`() throws {
    // 0.1 s and one refresh more: 11.67 centiseconds, two frames of 5 and a rest of 2.
    let timeline = CarouselTimeline(.bannerView, script: Script([.rest(0.1)]))
    #expect(SamplingPlan(timeline, framesPerSecond: 20, phase: 0).count == 3)
    // 9 frames of 1.25 would leave 0.4 centiseconds.
    let odd = SamplingPlan(timeline, framesPerSecond: 9, phase: 0)
    #expect(odd.count == 1)
    #expect(odd.delay(0) == 12)
  }

  @Test func `a rest is one frame`() throws {
    let film = try Trial(small(.bannerViewRepaired), Script([.rest(3)])).film()
    #expect(film.frames.map(\.delay) == [302])
  }

  @Test func `a rest longer than a delay can be is split and keeps its length`() throws {
    let trial = try Trial(
      small(.bannerViewRepaired), Script([.rest(700), .swipe(.forward)]), framesPerSecond: 1,
      refreshRate: 10)
    let film = try trial.film()
    #expect(film.frames.first?.delay == 65_535)
    #expect(film.frames[1].picture == film.frames[0].picture)
    #expect(film.frames[1].storedPixels == 1)
    #expect(film.duration == Int((100 * trial.timeline.duration).rounded()))
    try AnimatedIllustration(trial.illustration, trial.options).check(trial.file)
  }

  @Test(arguments: [(nil, 0), (1, nil), (2, 1), (65_536, 65_535)] as [(Int?, Int?)])
  func `the file plays as often as asked`(plays: Int?, stored: Int?) throws {
    let illustration = Illustration(
      title: "", timeline: CarouselTimeline(small(.bannerView), script: Script([.rest(0.1)])))
    let options = AnimationOptions(layout: .viewer, loopCount: plays)
    let animation = try AnimatedIllustration(illustration, options)
    let file = try animation.encode()
    #expect(try DecodedFilm(file).loopCount == stored)
    try animation.check(file)
  }
}
