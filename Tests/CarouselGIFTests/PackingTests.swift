import GD
import GIFDecoding
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct PackingTests {
  /// A picture of runs, with some pixels on their own.
  private static func indices(
    _ count: Int, colors: Int, run: Int, _ random: inout SplitMix64
  ) -> [UInt8] {
    var indices: [UInt8] = []
    while indices.count < count {
      let index = UInt8(Int.random(in: 0..<colors, using: &random))
      let length = min(count - indices.count, Int.random(in: 1...run, using: &random))
      indices += repeatElement(index, count: length)
    }
    return indices
  }

  private static func encoded(_ indices: [UInt8], width: Int, codeSize: Int) throws -> [UInt8] {
    var canvas = try Canvas(
      width: width, height: indices.count / width,
      palette: (0..<1 << codeSize).map { UInt32($0) })
    canvas.replace(
      PixelRect(x: 0, y: 0, width: width, height: indices.count / width), with: indices.span,
      stride: width)
    return try GIFEncoder.frame(canvas, delayCentiseconds: 4)
  }

  /// The bytes of a frame beside its data: two blocks of fixed length (GIF89a specification,
  /// sections 20 and 23).
  private static let frameHeader = 8 + 10

  @Test(arguments: [(2, 3), (4, 1), (16, 30), (64, 200), (256, 1), (256, 9)])
  func `GD writes as many bytes as are counted`(colors: Int, run: Int) throws {
    var random = SplitMix64(seed: UInt64(colors + run))
    let pixels = Self.indices(120 * 100, colors: colors, run: run, &random)
    let codeSize = PixelChoice.codeSize(of: UInt8(colors - 1))
    let packing = try #require(
      PixelPacking(first: pixels, second: pixels, minimumCodeSize: codeSize))
    #expect(packing.indices == pixels)
    let frame = try Self.encoded(pixels, width: 120, codeSize: codeSize)
    #expect(frame.count == Self.frameHeader + packing.count.byteCount)
  }

  @Test(arguments: [(4, 3), (16, 30), (200, 4)])
  func `GD writes what was counted for pixels with two ways too`(colors: Int, run: Int) throws {
    var random = SplitMix64(seed: UInt64(colors))
    let first = Self.indices(120 * 100, colors: colors, run: run, &random)
    let second = Self.indices(120 * 100, colors: 2, run: 50, &random)
    let codeSize = PixelChoice.codeSize(of: UInt8(colors - 1))
    let packing = try #require(
      PixelPacking(first: first, second: second, minimumCodeSize: codeSize))
    for (place, index) in packing.indices.enumerated() {
      #expect(index == first[place] || index == second[place])
    }
    #expect(packing.indices != first)
    let frame = try Self.encoded(packing.indices, width: 120, codeSize: codeSize)
    #expect(frame.count == Self.frameHeader + packing.count.byteCount)
    let drawn = try #require(PixelPacking(first: first, second: first, minimumCodeSize: codeSize))
    #expect(packing.count.bits < drawn.count.bits)
  }

  @Test func `a trial that gets too long is given up`() {
    let pixels = [UInt8](repeating: 1, count: 500)
    let bits = PixelPacking(first: pixels, second: pixels, minimumCodeSize: 2)?.count.bits ?? 0
    #expect(
      PixelPacking(first: pixels, second: pixels, minimumCodeSize: 2, limit: bits) == nil)
    #expect(
      PixelPacking(first: pixels, second: pixels, minimumCodeSize: 2, limit: bits + 1) != nil)
  }

  @Test(arguments: 0..<40)
  func `a changed box over the picture before shows the picture`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let colors = [2, 3, 16, 17, 64, 255, 256].randomElement(using: &random) ?? 2
    let (width, height) = (Int.random(in: 1...90, using: &random), 40)
    let run = [1, 5, 300].randomElement(using: &random) ?? 1
    let before = Plane(
      width: width, height: height,
      indices: Self.indices(width * height, colors: colors, run: run, &random))
    var after = before
    let other = Self.indices(width * height, colors: colors, run: run, &random)
    let share = ([0, 0.05, 0.5, 0.95] as [Double]).randomElement(using: &random) ?? 0
    for place in other.indices where Double.random(in: 0..<1, using: &random) >= share {
      after.indices[place] = other[place]
    }
    let box = try #require(after.changes(from: before))
    let palette = (0..<colors).map { UInt32($0) }
    var file = try GIFEncoder.header(
      logicalScreenOf: Canvas(width: width, height: height, palette: palette))
    file += try FrameChange(picture: before, box: before.bounds, delay: 4).encoded(palette: palette)
    file += try FrameChange(picture: after, before: before, box: box, delay: 4)
      .encoded(palette: palette)
    file += try GIFEncoder.trailer()
    let film = try DecodedFilm(file)
    #expect(film.frames.count == 2)
    #expect(film.frames.last?.picture == after.indices.map { 0xFF00_0000 | UInt32($0) })
    #expect(film.frames.first?.picture != film.frames.last?.picture)
  }

  @Test func `what stands still is left out of a frame`() throws {
    var random = SplitMix64(seed: 3)
    let ground = Self.indices(200 * 100, colors: 200, run: 2, &random)
    let before = Plane(width: 200, height: 100, indices: ground)
    var after = before
    after.fill(PixelRect(x: 0, y: 0, width: 9, height: 9), with: 201)
    after.fill(PixelRect(x: 190, y: 90, width: 10, height: 10), with: 201)
    let palette = (0..<256).map { UInt32($0) }
    func size(_ before: Plane?) throws -> Int {
      try FrameChange(picture: after, before: before, box: after.bounds, delay: 4)
        .encoded(palette: palette).count
    }
    #expect(try size(before) < 600)
    #expect(try size(nil) > 10_000)
  }
}
