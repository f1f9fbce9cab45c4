import CarouselCore
import CarouselPicture
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct JumpAtRestTests {
  /// The pictures right before and right after every jump from an offset that was on the screen.
  private func jumps(_ carousel: Carousel) throws -> [(before: [UInt32], after: [UInt32])] {
    let script = Script(
      (0..<4).flatMap { _ in [ScriptStep.swipe(.back), .rest(0.1)] }
        + (0..<4).flatMap { _ in [ScriptStep.swipe(.forward), .rest(0.1)] })
    // A refresh a frame, so that no frame comes between.
    let timeline = CarouselTimeline(carousel, script: script, refreshRate: 50)
    let file = try AnimatedIllustration(
      .init(title: "Jumps", timeline: timeline),
      AnimationOptions(layout: .viewer, framesPerSecond: 50)
    ).encode()
    let frames = try DecodedFilm(file).frames
    return try timeline.filter { frame in
      frame.motion == .resting && frame.wrapJumps.contains { $0.isDisplayedBefore }
    }.map { frame in
      let time = 2 * frame.refresh
      let before = try #require(frames.last { $0.start < time })
      let after = try #require(frames.last { $0.start <= time })
      return (before.picture, after.picture)
    }
  }

  @Test(arguments: ["banner-view", "boundless-scroll-view"])
  func `the pictures before and after a jump at rest are equal`(name: String) throws {
    let jumps = try jumps(small(try preset(name)))
    #expect(jumps.count >= 2)
    #expect(jumps.allSatisfy { $0.before == $0.after })
  }

  @Test func `a jump by a wrong lap shows in the pictures`() throws {
    var carousel = small(.bannerView)
    carousel.geometry.declaredLap = carousel.geometry.lap - 1
    let jumps = try jumps(carousel)
    #expect(jumps.contains { $0.before != $0.after })
  }
}
