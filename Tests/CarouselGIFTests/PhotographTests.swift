import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct PhotographTests {
  private static let script = Script([.rest(0.2), .swipe(.back), .rest(0.2), .swipe(.forward)])

  private struct Film {
    var frames: [(picture: [UInt32], offset: Double, position: Double, isResting: Bool)] = []
    var file: [UInt8]
  }

  /// The decoded frames with the offsets that they show.
  private func film(_ illustration: Illustration, dither: Dither) throws -> Film {
    var options = AnimationOptions(layout: .viewer, framesPerSecond: 20)
    options.dither = dither
    let animation = try AnimatedIllustration(illustration, options)
    let file = try animation.encode()
    try animation.check(file)
    let displayed = illustration.timeline.frames
    var film = Film(file: file)
    for frame in try DecodedFilm(file).frames {
      for start in stride(from: frame.start, to: frame.start + frame.delay, by: 5) {
        let shown = displayed[min(start * 3 / 5, displayed.count - 1)]
        film.frames.append(
          (frame.picture, shown.contentOffset, shown.position, shown.motion == .resting))
      }
    }
    return film
  }

  @Test(arguments: Dither.allCases)
  func `a page at rest has the same pixels in all its frames`(dither: Dither) throws {
    let photographs = try Photographs()
    let film = try film(photographs.illustration(Self.script), dither: dither)
    var pages: [Int: Set<[UInt32]>] = [:]
    for frame in film.frames where frame.isResting {
      let page = Int((frame.position / 64).rounded()) % 3
      pages[page, default: []].insert(frame.picture)
    }
    // Home, the page before it, and home again: by its page and by its copy alike.
    #expect(pages.count == 2)
    #expect(pages.values.allSatisfy { $0.count == 1 })
  }

  @Test(arguments: Dither.allCases)
  func `a page that moves by whole pixels keeps its pixels`(dither: Dither) throws {
    let photographs = try Photographs()
    let film = try film(photographs.illustration(Self.script), dither: dither)
    var compared = 0
    for (before, after) in zip(film.frames, film.frames.dropFirst()) {
      let shift = Int(after.position - before.position)
      guard shift != 0, abs(shift) < 64, Double(shift) == after.position - before.position
      else { continue }
      for y in 0..<32 {
        for x in max(0, shift)..<min(64, 64 + shift) {
          compared += 1
          guard before.picture[y * 64 + x] == after.picture[y * 64 + x - shift] else {
            Issue.record("pixel (\(x), \(y)) changes when it moves by \(shift)")
            return
          }
        }
      }
    }
    #expect(compared > 10_000)
  }

  @Test func `a pattern of the screen instead of the page would be noticed`() {
    func pattern(_ shift: Int) -> [Int] {
      (0..<64).map { OrderedDither.rank(x: $0 % 8 + shift, y: $0 / 8) }
    }
    // The same page one pixel further, dithered where it then stands, is not the page moved.
    #expect(pattern(0) != pattern(1))
    #expect(pattern(0) == pattern(8))
  }

  @Test func `every threshold is there once, and each quarter of the pattern has all ranks`() {
    let thresholds = (0..<64).map { OrderedDither.threshold($0 % 8, $0 / 8) }
    #expect(thresholds.sorted() == Array(0..<64))
    for corner in [0, 4, 32, 36] {
      let ranks = (0..<16).map { place in
        OrderedDither.rank(x: corner % 8 + place % 4, y: corner / 8 + place / 4)
      }
      #expect(ranks.sorted() == Array(0..<16))
    }
  }

  @Test func `a mixture comes nearer to a color than any color of the palette`() {
    let histogram = ColorHistogram()
    let palette = Palette(fixed: [0x000000, 0xFFFFFF, 0xFF0000], pages: histogram)
    let mixture = palette.mixture(of: 0x808080)
    let white = mixture.filter { $0 == 1 }.count
    #expect((7...9).contains(white))
    #expect(mixture.filter { $0 == 2 }.isEmpty)
    #expect(palette.mixture(of: 0xFFFFFF) == Array(repeating: 1, count: 16))
    #expect(mixture == mixture.sorted())
  }

  @Test func `ordered dithering comes nearer to the mean of a small area`() throws {
    // Noise dithers by itself.
    let photographs = try Photographs(noise: 0)
    let illustration = photographs.illustration(Script([.swipe(.back), .swipe(.back)]))
    let original = try PageArtist(
      illustration, lettering: Lettering(), shown: [0], levels: 6
    ).draw(PageForm(item: 0, width: 64, height: 32)).pixels
    func error(_ dither: Dither) throws -> Int {
      var options = AnimationOptions(layout: .viewer)
      options.dither = dither
      options.shading = .few
      let film = try DecodedFilm(AnimatedIllustration(illustration, options).encode())
      let picture = try #require(film.frames.first).picture
      var sum = 0
      for block in 0..<128 {
        for shift: UInt32 in [0, 8, 16] {
          let difference = (0..<16).reduce(0) { total, place in
            let pixel = (block / 16 * 4 + place / 4) * 64 + block % 16 * 4 + place % 4
            return total + Int(picture[pixel] >> shift & 255) - Int(original[pixel] >> shift & 255)
          }
          sum += abs(difference)
        }
      }
      return sum
    }
    let (ordered, none) = (try error(.ordered), try error(.none))
    #expect(ordered < none)
  }

  @Test func `colors that fit in the palette are not dithered`() throws {
    let illustration = Illustration(
      title: "",
      timeline: CarouselTimeline(small(.bannerViewRepaired), script: Self.script))
    #expect(
      try film(illustration, dither: .ordered).file == film(illustration, dither: .none).file)
    let photographs = try Photographs()
    let photograph = photographs.illustration(Self.script)
    #expect(try film(photograph, dither: .ordered).file != film(photograph, dither: .none).file)
  }
}
