import CarouselCore
import CarouselPicture
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct FilmFramesTests {
  private static let script = Script([.rest(0.2), .swipe(.back), .swipe(.forward)])

  private func pictures(_ frames: FilmFrames) -> [(pixels: [UInt32], delay: Int)] {
    var frames = frames
    var pictures: [(pixels: [UInt32], delay: Int)] = []
    while let frame = frames.next() {
      let pixels = stride(from: 0, to: frame.pixels.count, by: 3).map { place in
        frame.pixels[place..<place + 3].reduce(0xFF) { ($0 as UInt32) << 8 | UInt32($1) }
      }
      pictures.append((pixels, frame.delayCentiseconds))
    }
    return pictures
  }

  @Test(arguments: AnimationLayout.allCases)
  func `the frames show what the file shows, at the same times`(layout: AnimationLayout) throws {
    let illustration = Illustration(
      title: "Frames",
      timeline: CarouselTimeline(small(.imageCarouselRepaired), script: Self.script))
    let animation = try AnimatedIllustration(illustration, AnimationOptions(layout: layout))
    let film = try DecodedFilm(animation.encode())
    var time = 0
    for (pixels, delay) in pictures(FilmFrames(animation)) {
      let shown = film.frames.last { $0.start <= time }
      #expect(shown?.picture == pixels)
      time += delay
    }
    #expect(time == film.duration)
    #expect(Set(film.frames.map(\.picture)).count > 5)
  }

  @Test func `true colors are those of the file where all fit`() throws {
    // Without labels, whose shades depend on how many colors fit.
    let illustration = Illustration(
      title: "", timeline: CarouselTimeline(small(.imageCarouselRepaired), script: Self.script),
      items: Array(repeating: Item(label: ""), count: 3))
    let animation = try AnimatedIllustration(illustration, AnimationOptions(layout: .viewer))
    let own = pictures(FilmFrames(animation)).map(\.pixels)
    #expect(pictures(try FilmFrames(trueColorsOf: animation)).map(\.pixels) == own)
  }

  @Test func `true colors of photographs are near to the file's, and more`() throws {
    let photographs = try Photographs()
    let animation = try AnimatedIllustration(
      photographs.illustration(Self.script), AnimationOptions(layout: .viewer))
    let own = pictures(FilmFrames(animation)).map(\.pixels)
    let exact = pictures(try FilmFrames(trueColorsOf: animation)).map(\.pixels)
    #expect(Set(own.joined()).count <= 256)
    #expect(Set(exact.joined()).count > 1000)
    var steps: [Int] = []
    for (left, right) in zip(own.joined(), exact.joined()) {
      for shift: UInt32 in [16, 8, 0] {
        let (one, other) = (Int(left >> shift & 255), Int(right >> shift & 255))
        steps.append(abs(one - other))
      }
    }
    #expect(steps.allSatisfy { $0 < 40 })
  }
}
