import CarouselCore
import CarouselPicture
import GIFDecoding
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct CheckTests {
  private func animation(
    _ carousel: Carousel = small(.bannerViewRepaired), loopCount: Int? = nil,
    layout: AnimationLayout = .viewer
  ) throws -> AnimatedIllustration {
    let script = layout == .viewer ? SeamTests.mixed : Script([.rest(0.1), .swipe(.back)])
    let timeline = CarouselTimeline(carousel, script: script)
    return try AnimatedIllustration(
      Illustration(title: "Check", timeline: timeline),
      AnimationOptions(layout: layout, loopCount: loopCount))
  }

  private func difference(_ body: () throws -> Void) -> AnimationDifference? {
    do { try body() } catch AnimationError.differs(let difference) { return difference } catch {}
    return nil
  }

  @Test(arguments: AnimationLayout.allCases)
  func `a file just written is what was meant`(layout: AnimationLayout) throws {
    let animation = try animation(layout: layout)
    let file = try animation.encode()
    let summary = try animation.check(file)
    #expect(summary.byteCount == file.count)
    #expect(summary.centiseconds == animation.centiseconds)
    #expect(try summary.frameCount == DecodedFilm(file).frames.count)
  }

  @Test func `another size is noticed`() throws {
    let larger = try animation(layout: .explained).encode()
    let animation = try animation()
    #expect(difference { try animation.check(larger) } == .size(width: 640, height: 420))
  }

  @Test func `another number of repetitions is noticed`() throws {
    let file = try animation(loopCount: 3).encode()
    let animation = try animation()
    #expect(difference { try animation.check(file) } == .loopCount)
  }

  @Test func `a changed delay is noticed`() throws {
    let animation = try animation()
    let file = try withFirstDelay(3, in: animation.encode())
    #expect(difference { try animation.check(file) } == .frameStart(centiseconds: 3))
  }

  @Test func `a changed color is noticed`() throws {
    let animation = try animation()
    var file = try animation.encode()
    // The color table begins after 13 bytes of header and screen descriptor.
    file[13] ^= 0x40
    guard case .pixel = difference({ try animation.check(file) }) else {
      Issue.record("the color was not missed")
      return
    }
  }

  @Test func `another carousel is noticed`() throws {
    let animation = try animation()
    let other = try self.animation(small(.bannerView)).encode()
    #expect(difference { try animation.check(other) } != nil)
  }

  @Test func `frames that are missing at the end are noticed`() throws {
    let animation = try animation()
    var chunks = animation.chunks()
    let header = try #require(try chunks.next())
    let first = try #require(try chunks.next())
    #expect(difference { try animation.check(header + first + [0x3B]) } != nil)
    #expect(throws: AnimationError.decoding(.truncated)) {
      try animation.check(Array(try animation.encode().dropLast(20)))
    }
  }
}
