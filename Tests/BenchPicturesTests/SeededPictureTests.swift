import BenchPictures
import GD
import Testing

@Suite
struct SeededPictureTests {
  @Test(arguments: SeededPicture.allCases)
  func `the same seed gives the same bytes and another seed does not`(picture: SeededPicture)
    throws
  {
    let drawn = picture.draw(width: 96, height: 54, seed: 7)
    #expect(try drawn.png() == picture.draw(width: 96, height: 54, seed: 7).png())
    #expect(drawn != picture.draw(width: 96, height: 54, seed: 8))
  }

  @Test(
    arguments: [
      (.gradient, 3_513_918_810), (.noise, 2_749_524_708), (.texture, 1_831_666_523),
      (.photograph, 1_368_831_796),
    ] as [(SeededPicture, UInt32)])
  func `a seed gives the same pixels on every machine`(picture: SeededPicture, digest: UInt32) {
    #expect(Self.digest(picture.draw(width: 96, height: 54, seed: 7)) == digest)
  }

  @Test(arguments: SeededPicture.allCases)
  func `a picture has more colors than a GIF`(picture: SeededPicture) {
    #expect(Set(picture.draw(width: 480, height: 270, seed: 1).pixels).count > 256)
  }

  @Test func `neighbours are alike in a gradient and unlike in noise`() {
    func roughness(_ picture: SeededPicture) -> Int {
      let pixels = picture.draw(width: 480, height: 270, seed: 1).pixels
      let steps = zip(pixels, pixels.dropFirst()).map { left, right in
        abs(Int(left >> 8 & 255) - Int(right >> 8 & 255))
      }
      return steps.reduce(0, +) / steps.count
    }
    #expect(roughness(.gradient) < 2)
    #expect(roughness(.photograph) > 2)
    #expect(roughness(.photograph) < roughness(.noise) / 4)
    #expect(roughness(.noise) > 60)
  }

  @Test func `every picture is opaque`() {
    for picture in SeededPicture.allCases {
      #expect(picture.draw(width: 20, height: 10, seed: 3).isOpaque)
    }
  }

  /// Adler-32 (RFC 1950), which tells any changed pixel of a small picture.
  private static func digest(_ picture: PixelBuffer) -> UInt32 {
    var (low, high) = (UInt32(1), UInt32(0))
    for pixel in picture.pixels {
      for shift: UInt32 in [24, 16, 8, 0] {
        low = (low + (pixel >> shift & 255)) % 65_521
        high = (high + low) % 65_521
      }
    }
    return high << 16 | low
  }
}
