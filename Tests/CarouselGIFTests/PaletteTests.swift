import CarouselPicture
import GD
import Testing

@testable import CarouselGIF

@Suite
struct PaletteTests {
  /// A picture with more colors than a palette holds, from a fixed linear congruential generator.
  private func noise(_ seed: UInt32, side: Int = 40) -> PixelBuffer {
    var state = seed
    return PixelBuffer(
      width: side, height: side,
      pixels: (0..<side * side).map { place in
        state = state &* 1_664_525 &+ 1_013_904_223
        let shade = UInt32(place % side * 5 + place / side) & 255
        return 0xFF00_0000 | shade << 16 | (state >> 24 & 63) << 8 | (255 - shade)
      })
  }

  private func palette(_ pictures: [PixelBuffer], fixed: [UInt32] = []) -> Palette {
    var histogram = ColorHistogram()
    for picture in pictures { histogram.add(picture) }
    return Palette(fixed: fixed, pages: histogram)
  }

  @Test func `few colors are kept as they are`() {
    let picture = PixelBuffer(
      width: 256, height: 1, pixels: (0..<256).map { 0xFF00_0000 | UInt32($0) * 0x01_0100 })
    let palette = palette([picture])
    #expect(
      palette.plane(of: picture).indices.map { palette.colors[Int($0)] | 0xFF00_0000 }
        == picture.pixels)
  }

  @Test func `many colors are reduced to 256 and fixed ones stay exact`() {
    let fixed: [UInt32] = [0xFFFFFF, 0x00FF00, 0x123456]
    let palette = palette([noise(1), noise(2)], fixed: fixed)
    #expect(palette.colors.count <= 256)
    #expect(palette.colors.count > 200)
    #expect(Array(palette.colors.prefix(3)) == fixed)
    #expect(Set(palette.colors).count == palette.colors.count)
  }

  @Test func `a reduced picture stays close to the original`() {
    let picture = noise(3)
    let palette = palette([picture])
    let drawn = palette.plane(of: picture).indices.map { palette.colors[Int($0)] }
    let errors = zip(drawn, picture.pixels).map { colorDistance($0, $1 & 0xFF_FFFF) }
    // Five steps in every component would be 225.
    #expect(errors.reduce(0, +) / errors.count < 225)
    #expect(errors.reduce(0, +) > 0)
  }

  @Test func `the same pictures give the same palette`() {
    #expect(palette([noise(4), noise(5)]) == palette([noise(5), noise(4)]))
    #expect(palette([noise(4)]).colors != palette([noise(6)]).colors)
  }

  @Test func `equal colors get equal indices wherever they stand`() {
    // No dithering: a pattern that moves with its page would shimmer.
    let picture = noise(7)
    let plane = palette([picture]).plane(of: picture)
    var seen: [UInt32: UInt8] = [:]
    for (color, index) in zip(picture.pixels, plane.indices) {
      #expect(seen[color, default: index] == index)
      seen[color] = index
    }
  }

  @Test(arguments: [(1, 2), (2, 2), (3, 4), (32, 32), (33, 64), (256, 256)])
  func `a table has a power of two of colors`(count: Int, size: Int) {
    #expect(Palette.tableSize(count) == size)
  }

  @Test func `neighbouring colors do not end the reduction`() {
    // Two neighbours whose mean is the higher one, and many more often seen: all room is used.
    var histogram = ColorHistogram()
    for step in 0..<600 {
      histogram.add(UInt32(step % 256) << 16 | UInt32(step / 256) << 8, count: 1 + step % 3)
    }
    let colors = reducedColors(of: histogram, count: 255)
    #expect(colors.count > 240)
  }
}
