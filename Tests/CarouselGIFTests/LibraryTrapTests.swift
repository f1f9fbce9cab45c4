import CarouselCore
import CarouselPicture
import GIFDecoding
import TestSupport
import Testing

@testable import CarouselGIF

/// What GD does that a renderer must not run into; each test is one of these traps.
@Suite
struct LibraryTrapTests {
  private func trial() throws -> Trial {
    try Trial(small(.imageCarouselRepaired), Script([.rest(0.5), .swipe(.forward), .rest(0.5)]))
  }

  private func frames(_ file: [UInt8]) throws -> [GIFFrame] {
    var reader = try GIFReader(file)
    var frames: [GIFFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    return frames
  }

  @Test func `a frame that equals its predecessor keeps its delay`() throws {
    // Given the frame before, GD drops an equal frame together with its delay (libgd issue 971).
    let trial = try trial()
    let film = try trial.film()
    #expect(film.frames.first?.delay ?? 0 >= 50)
    #expect(film.duration == Int((100 * trial.timeline.duration).rounded()))
    #expect(zip(film.frames, film.frames.dropFirst()).allSatisfy { $0.picture != $1.picture })
  }

  @Test func `every frame uses the file's one palette`() throws {
    // True-color frames are quantized one by one; pages would change color from frame to frame.
    #expect(try !trial().film().hasLocalColors)
    #expect(try trial().film().colors.count >= 8)
  }

  @Test func `only the changed box is stored`() throws {
    let script = Script([.drag(.forward, pages: 0.25, seconds: 0.1), .rest(0.2)])
    var carousel = small(.imageCarouselRepaired)
    carousel.geometry.gap = 0
    let trial = try Trial(carousel, script)
    let frames = try frames(trial.file)
    #expect(frames.first?.width == 32)
    #expect(frames.first?.height == 16)
    // A label and an edge move: something at the page's border rows stays as it is.
    #expect(frames.dropFirst().contains { $0.indices.count < 32 * 16 })
  }

  @Test func `the first frame has no transparent pixel`() throws {
    #expect(try frames(try trial().file).first?.transparentIndex == nil)
  }

  @Test func `unchanged pixels are transparent only where that is shorter`() throws {
    let before = Plane(width: 64, height: 64, filledWith: 0)
    var noisy = before
    // A picture without any run, of which two corners change.
    for place in noisy.indices.indices {
      noisy.indices[place] = UInt8((UInt32(truncatingIfNeeded: place &* 2_654_435_761) >> 16) % 7)
    }
    var changed = noisy
    changed.set(0, 0, to: 7)
    changed.set(63, 63, to: 7)
    let palette = (0..<8).map { UInt32($0) * 0x20_2020 }
    let sparse = try FrameChange(
      picture: changed, before: noisy, box: changed.bounds, delay: 4
    ).encoded(palette: palette)
    let opaque = try FrameChange(
      picture: changed, before: nil, box: changed.bounds, delay: 4
    ).encoded(palette: palette)
    #expect(sparse.count * 4 < opaque.count)
    // All of a flat box changes but one pixel: drawing it is shorter.
    var flat = Plane(width: 64, height: 64, filledWith: 1)
    flat.set(20, 20, to: 0)
    let other = Plane(width: 64, height: 64, filledWith: 0)
    let drawn = try FrameChange(
      picture: Plane(width: 64, height: 64, filledWith: 1), before: flat, box: flat.bounds, delay: 4
    ).encoded(palette: palette)
    let full = try FrameChange(
      picture: Plane(width: 64, height: 64, filledWith: 1), before: nil, box: other.bounds, delay: 4
    ).encoded(palette: palette)
    #expect(drawn.count <= full.count)
  }

  @Test func `the palette is a power of two and not a larger one than need be`() throws {
    let trial = try trial()
    let used = Set(try trial.film().frames.flatMap(\.picture))
    let size = try trial.film().colors.count
    #expect(Palette.tableSize(used.count) == size)
    #expect([2, 4, 8, 16, 32, 64, 128, 256].contains(size))
  }

  @Test(arguments: [2, 3, 7])
  func `frames encoded in parallel give the same bytes`(jobs: Int) throws {
    let trial = try trial()
    for layout in jobs == 3 ? AnimationLayout.allCases : [.viewer] {
      let alone = AnimationOptions(layout: layout)
      var together = alone
      together.jobs = jobs
      #expect(
        try AnimatedIllustration(trial.illustration, alone).encode()
          == AnimatedIllustration(trial.illustration, together).encode())
    }
  }

  @Test func `the pieces joined are the file`() throws {
    let trial = try trial()
    var chunks = try AnimatedIllustration(trial.illustration, trial.options).chunks()
    var pieces: [[UInt8]] = []
    while let piece = try chunks.next() { pieces.append(piece) }
    #expect(pieces.count > 2)
    #expect(pieces.flatMap(\.self) == trial.file)
    #expect(try chunks.next() == nil)
  }
}
