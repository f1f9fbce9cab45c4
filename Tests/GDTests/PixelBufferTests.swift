import GD
import Testing

@Suite struct PixelBufferTests {
  /// Every pixel another color, half of them translucent.
  private let picture = PixelBuffer(
    width: 8, height: 6,
    pixels: (0..<48).map { index in
      (index % 2 == 0 ? 0xFF00_0000 : 0x8000_0000) | UInt32(index) * 0x04_0301
    })

  @Test func `a true-color PNG gives back every pixel`() throws {
    let back = try PixelBuffer(decoding: picture.png())
    #expect(back.pixels.map { pixel in pixel & 0xFF_FFFF } == picture.pixels.map { $0 & 0xFF_FFFF })
    for (after, before) in zip(back.pixels, picture.pixels) {
      #expect(abs(Int(after >> 24) - Int(before >> 24)) <= 1)
    }
  }

  @Test func `an opaque picture has no alpha channel in its PNG`() throws {
    let opaque = PixelBuffer(width: 8, height: 6, pixels: picture.pixels.map { $0 | 0xFF00_0000 })
    // The color type is the 26th byte: 2 without and 6 with an alpha channel.
    #expect(try opaque.png()[25] == 2)
    #expect(try picture.png()[25] == 6)
    #expect(try PixelBuffer(decoding: opaque.png()) == opaque)
  }

  @Test func `a palette PNG gives back every pixel and is smaller`() throws {
    var flat = PixelBuffer(width: 200, height: 100, color: 0xFF20_4060)
    for x in 40..<160 { for y in 20..<80 { flat[x, y] = 0xFFD0_3020 } }
    #expect(try PixelBuffer(decoding: flat.palettePNG()) == flat)
    #expect(try flat.palettePNG().count < flat.png().count)
    flat[0, 0] = 0
    #expect(try PixelBuffer(decoding: flat.palettePNG())[0, 0] >> 24 == 0)
  }

  @Test func `a palette PNG takes 256 colors and not one more`() throws {
    let most = PixelBuffer(width: 256, height: 1, pixels: (0..<256).map { $0 | 0xFF00_0000 })
    #expect(try PixelBuffer(decoding: most.palettePNG()) == most)
    let more = PixelBuffer(width: 257, height: 1, pixels: (0..<257).map { $0 | 0xFF00_0000 })
    #expect(throws: GDError.tooManyColors) { try more.palettePNG() }
  }

  @Test func `a part that keeps its size is copied exactly`() throws {
    let crop = PixelRect(x: 2, y: 1, width: 3, height: 4)
    let part = try picture.resampled(crop, width: 3, height: 4)
    #expect(part == picture.cropped(to: crop))
    #expect(part[0, 0] == picture[2, 1] && part[2, 3] == picture[4, 4])
  }

  @Test func `halving takes the mean of four pixels`() throws {
    let board = PixelBuffer(
      width: 4, height: 2,
      pixels: [
        0xFF00_0000, 0xFFFF_FFFF, 0xFF10_2030, 0xFF10_2030,
        0xFFFF_FFFF, 0xFF00_0000, 0xFF10_2030, 0xFF10_2030,
      ])
    let half = try board.resampled(board.bounds, width: 2, height: 1)
    #expect(half[1, 0] == 0xFF10_2030)
    #expect((0x7E...0x80).contains(half[0, 0] & 255))
    #expect(half.isOpaque)
  }

  @Test func `the crop's neighbors do not shine through`() throws {
    var red = PixelBuffer(width: 30, height: 30, color: 0xFFFF_0000)
    for x in 10..<20 { for y in 10..<20 { red[x, y] = 0xFF00_00FF } }
    let inside = PixelRect(x: 10, y: 10, width: 10, height: 10)
    let blue = try red.resampled(inside, width: 37, height: 23)
    #expect(blue.pixels.allSatisfy { pixel in pixel == 0xFF00_00FF })
    let wider = PixelRect(x: 9, y: 10, width: 11, height: 10)
    #expect(try red.resampled(wider, width: 37, height: 23).pixels.contains { $0 != 0xFF00_00FF })
  }

  @Test func `resampling gives the same pixels every time`() throws {
    let first = try picture.resampled(picture.bounds, width: 23, height: 19)
    let second = try picture.resampled(picture.bounds, width: 23, height: 19)
    #expect(first == second)
    #expect(Set(first.pixels).count > 20)
  }

  @Test func `a target without pixels is an error`() {
    #expect(throws: GDError.allocationFailed(width: 0, height: 3)) {
      try picture.resampled(picture.bounds, width: 0, height: 3)
    }
  }
}
