import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct PlaybackTests {
  private static let timeline = CarouselTimeline(
    small(.bannerViewRepaired), script: Script([.rest(0.5), .swipe(.back), .rest(0.5)]))

  private func film(_ change: (inout AnimationOptions) -> Void = { _ in }) throws -> DecodedFilm {
    var options = AnimationOptions(layout: .viewer, framesPerSecond: 20)
    change(&options)
    let animation = try AnimatedIllustration(
      Illustration(title: "", timeline: Self.timeline), options)
    let file = try animation.encode()
    try animation.check(file)
    return try DecodedFilm(file)
  }

  /// What is shown at every hundredth of a second.
  private func pictures(_ film: DecodedFilm) -> [[UInt32]] {
    film.frames.flatMap { Array(repeating: $0.picture, count: $0.delay) }
  }

  @Test func `a film with an offset starts there and goes on from the end to the start`() throws {
    let plain = pictures(try film())
    let turned = pictures(try film { $0.loopOffset = 0.6 })
    #expect(turned.count == plain.count)
    #expect(turned.first == plain[60])
    // The last frame of the film is the one just before its first one.
    #expect(turned.last == plain[55])
    #expect(turned.first != plain.first)
    // The rests at the end and at the start of the timeline follow each other.
    let rest = plain.count - 60
    #expect(turned[rest - 6] == plain[plain.count - 1])
    #expect(turned[rest + 6] == plain[0])
  }

  @Test func `an offset beyond the end is refused`() {
    let end = Self.timeline.duration
    #expect(throws: AnimationError.loopOffsetOutOfRange(end, duration: end)) {
      try film { $0.loopOffset = end }
    }
    #expect(throws: AnimationError.loopOffsetOutOfRange(-1, duration: end)) {
      try film { $0.loopOffset = -1 }
    }
  }

  @Test func `the last frame is held`() throws {
    let plain = try film()
    let held = try film { $0.holdLast = 1.5 }
    #expect(held.duration == plain.duration + 150)
    #expect(held.frames.count == plain.frames.count)
    let (last, before) = try (#require(held.frames.last), #require(plain.frames.last))
    #expect(last.picture == before.picture)
    #expect(last.delay == before.delay + 150)
    #expect(held.frames.dropLast() == plain.frames.dropLast())
  }

  @Test func `with an offset the frame before it is held`() throws {
    let held = try film {
      $0.loopOffset = 0.6
      $0.holdLast = 1
    }
    let turned = try film { $0.loopOffset = 0.6 }
    // 0.6 s is refresh 36; the one before it is held, even where no frame shows it without a hold.
    let poster = try Poster(
      Illustration(title: "", timeline: Self.timeline), AnimationOptions(layout: .viewer),
      refresh: 35)
    let picture = try PixelBuffer(decoding: poster.png()).pixels
    let isHeld = held.frames.last?.picture == picture
    #expect(isHeld)
    #expect(held.duration == turned.duration + 100)
  }

  @Test func `a wrap is slow for a quarter of a second before and after`() throws {
    let plain = try film()
    let slow = try film { $0.slowWrap = 4 }
    // Half a second takes two.
    #expect(slow.duration == plain.duration + 150)
    // What is slow shows refreshes that the plain film leaves out.
    #expect(Set(slow.frames.map(\.picture)).count > Set(plain.frames.map(\.picture)).count)
    let same = try film { $0.slowWrap = 1 }
    #expect(same.frames == plain.frames)
  }

  @Test func `refreshes follow each other and only the loop goes back`() {
    var options = AnimationOptions(framesPerSecond: 50)
    options.slowWrap = 3
    options.loopOffset = 0.7
    let jumps = Self.timeline.filter(\.hasWrapJump).map(\.refresh)
    let plan = SamplingPlan(Self.timeline, jumps: jumps, options)
    let refreshes = (0..<plan.count).map(plan.refresh)
    let backward = zip(refreshes, refreshes.dropFirst()).filter { $1 < $0 }
    #expect(!jumps.isEmpty)
    #expect(backward.count == 1)
    #expect(backward.first?.1 == 0)
    #expect(refreshes.first == 42)
    #expect(refreshes.last == 41)
    let near = refreshes.filter { jumps.contains($0) }
    // Three times slower, a refresh of 1/60 s is seen for 1/20 s: two or three frames of 1/50 s.
    #expect((2...3).contains(near.count))
  }

  @Test func `wraps near each other are slow once`() {
    var options = AnimationOptions()
    options.slowWrap = 2
    let one = Playback(Self.timeline, jumps: [30, 40], options)
    // From refresh 15 to 55: 40 refreshes twice as long.
    #expect(abs(one.duration - Self.timeline.duration - 40.0 / 60) < 1e-9)
  }

  @Test(arguments: [0.5, 101, .nan, -1])
  func `a factor that makes no sense is refused`(factor: Double) {
    #expect(throws: AnimationError.self) { try film { $0.slowWrap = factor } }
  }

  @Test(arguments: [-1, 601, .infinity])
  func `a hold that makes no sense is refused`(seconds: Double) {
    #expect(throws: AnimationError.holdOutOfRange(seconds)) {
      try film { $0.holdLast = seconds }
    }
  }
}
