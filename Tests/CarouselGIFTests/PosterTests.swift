import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct PosterTests {
  private static let timeline = CarouselTimeline(
    small(.bannerView), script: Script([.rest(0.2), .swipe(.back), .swipe(.forward), .rest(0.2)]))

  private func poster(_ refresh: Int, layout: AnimationLayout = .viewer) throws -> Poster {
    try Poster(
      Illustration(title: "Poster", timeline: Self.timeline),
      AnimationOptions(layout: layout, verdict: Self.timeline.verdict(closes: false)),
      refresh: refresh)
  }

  @Test(arguments: AnimationLayout.allCases)
  func `a poster has the pixels of the GIF at its moment`(layout: AnimationLayout) throws {
    let illustration = Illustration(title: "Poster", timeline: Self.timeline)
    let options = AnimationOptions(
      layout: layout, framesPerSecond: 20, verdict: Self.timeline.verdict(closes: false))
    let film = try DecodedFilm(AnimatedIllustration(illustration, options).encode())
    // Every third refresh of 60 is a frame of 20.
    for frame in film.frames where frame.start % 20 == 0 {
      let poster = try poster(frame.start * 3 / 5, layout: layout)
      let picture = try PixelBuffer(decoding: poster.png())
      #expect(picture.pixels == frame.picture, "at \(frame.start)")
      #expect((poster.width, poster.height) == (film.width, film.height))
    }
  }

  @Test func `a poster just written is what was meant, and another moment is not`() throws {
    let moving = try #require(Self.timeline.frames.first { $0.motion == .dragging }).refresh + 3
    let poster = try poster(moving)
    let file = try poster.png()
    try poster.check(file)
    let other = try self.poster(0)
    #expect(throws: AnimationError.self) { try other.check(file) }
    #expect(throws: AnimationError.self) { try poster.check(Array(file.dropLast(20))) }
    #expect(throws: AnimationError.stillDiffers(.size(width: 640, height: 420))) {
      try poster.check(self.poster(moving, layout: .explained).png())
    }
  }

  @Test func `a refresh beyond the end is the last one`() throws {
    #expect(try poster(100_000).refresh == Self.timeline.frameCount - 1)
    #expect(try poster(12).time == 0.2)
  }

  @Test func `a moment is a time, a share or an event of the timeline`() throws {
    let timeline = Self.timeline
    let verdict = timeline.verdict(closes: false)
    func refresh(_ text: String) throws -> Int {
      try #require(PictureMoment(text)).refresh(in: timeline, verdict: verdict)
    }
    #expect(try refresh("0.2s") == 12)
    #expect(try refresh("210ms") == 12)
    #expect(try refresh("0%") == 0)
    #expect(try refresh("100%") == timeline.frameCount - 1)
    let wraps = timeline.frames.filter(\.hasWrapJump).map(\.refresh)
    #expect(try refresh("wrap") == wraps[0])
    #expect(timeline.frames[try refresh("wrap")].hasWrapJump)
    #expect(throws: PictureMomentError.missingEvent(.tick, number: 1, count: 0)) {
      try refresh("tick")
    }
    #expect(
      throws: PictureMomentError.missingEvent(.wrap, number: 9, count: wraps.count)
    ) { try refresh("wrap 9") }
    #expect(throws: PictureMomentError.self) { try refresh("99s") }
  }

  @Test func `the most telling moment is a seam, else a wrap, else the middle`() throws {
    func telling(_ carousel: Carousel, _ steps: [ScriptStep]) -> PictureMoment {
      let timeline = CarouselTimeline(carousel, script: Script(steps))
      return .mostTelling(of: timeline, verdict: timeline.verdict(closes: false))
    }
    let swipes: [ScriptStep] = [.swipe(.back), .swipe(.forward), .swipe(.forward)]
    #expect(telling(small(.bannerView), swipes) == .event(.seam, number: 1))
    #expect(telling(small(.bannerViewRepaired), swipes) == .event(.wrap, number: 1))
    #expect(telling(small(.bannerViewRepaired), [.rest(1)]) == .share(0.5))
  }
}
