import GD
import GIFDecoding
import Testing

@Suite struct DecodingTests {
  @Test(arguments: Fixture.allCases)
  func `pictures of every format are read`(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    #expect(ImageFormat(signatureOf: bytes) == fixture.format)
    let picture = try PixelBuffer(decoding: bytes)
    #expect(picture.width == 24 && picture.height == 16)
    #expect(picture.isOpaque)
    #expect(isNear(picture[4, 8], 0xD03020))
    #expect(isNear(picture[21, 8], 0x2040C0))
    #expect(!isNear(picture[21, 8], 0xD03020))
  }

  @Test(arguments: Fixture.allCases)
  func `no beginning of a file passes for the whole file`(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    // Of a GIF the first frame counts: its last byte is the one before the trailer.
    let whole = fixture == .gif ? bytes.count - 1 : bytes.count
    for count in 0..<whole {
      let error = #expect(throws: ImageError.self) {
        try PixelBuffer(decoding: Array(bytes.prefix(count)))
      }
      let isKnown = ImageFormat(signatureOf: Array(bytes.prefix(count))) != nil
      #expect(error == (isKnown ? .truncated(fixture.format) : .unsupportedFormat))
    }
    #expect(throws: Never.self) { try PixelBuffer(decoding: Array(bytes.prefix(whole))) }
  }

  @Test(arguments: Fixture.allCases)
  func `damaged files are errors or pictures, never crashes`(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    var random = Mutations(seed: 7)
    var errors = 0
    for _ in 0..<200 {
      do throws(ImageError) {
        _ = try PixelBuffer(decoding: random.mutated(bytes), pixelLimit: 1 << 20)
      } catch {
        errors += 1
      }
    }
    #expect(errors > 0)
  }

  @Test(arguments: Fixture.allCases)
  func `a picture above the limit is refused`(fixture: Fixture) throws {
    let bytes = try fixture.bytes()
    #expect(throws: ImageError.sizeOutOfRange(width: 24, height: 16, pixelLimit: 383)) {
      try PixelBuffer(decoding: bytes, pixelLimit: 383)
    }
    #expect(throws: Never.self) { try PixelBuffer(decoding: bytes, pixelLimit: 384) }
  }

  @Test(arguments: ["", "GIF", "RIFF1234WAVE", "<svg/>", "BM000000000000"])
  func `other formats are named as such`(text: String) {
    #expect(throws: ImageError.unsupportedFormat) {
      try PixelBuffer(decoding: Array(text.utf8))
    }
  }

  @Test func `a PNG with a wrong checksum is unreadable`() throws {
    var bytes = try Fixture.png.bytes()
    bytes[bytes.count - 20] ^= 1
    #expect(throws: ImageError.unreadable(.png)) { try PixelBuffer(decoding: bytes) }
  }

  @Test func `a GIF frame with too few pixels is unreadable`() throws {
    var whole = HandmadeGIF(width: 20, height: 15)
    whole.frame(GIFFrame(width: 20, height: 15, indices: Array(repeating: 1, count: 300)))
    #expect(try PixelBuffer(decoding: whole.file).pixels.allSatisfy { $0 == 0xFFFF_0000 })
    // The same data for a frame that is said to be one row higher.
    var short = whole.file
    let descriptor = try #require(short.lastIndex(of: 0x2C))
    #expect(short[descriptor + 7] == 15)
    short[descriptor + 7] = 16
    short[8] = 16
    #expect(throws: ImageError.unreadable(.gif)) { try PixelBuffer(decoding: short) }
  }

  @Test(arguments: [2, 4, 16, 256])
  func `GIFs that fill the code table are read whole`(colors: Int) throws {
    var random = Mutations(seed: 9)
    let palette = (0..<UInt32(colors)).map { color in color * 0x00_0100 }
    var canvas = try Canvas(width: 200, height: 150, palette: palette)
    for y in 0..<150 {
      let row = (0..<200).map { _ in UInt8.random(in: 0...UInt8(colors - 1), using: &random) }
      canvas.replaceRow(y, with: row.span)
    }
    let file =
      try GIFEncoder.header(logicalScreenOf: canvas)
      + GIFEncoder.frame(canvas, delayCentiseconds: 2) + GIFEncoder.trailer()
    #expect(
      try PixelBuffer(decoding: file).pixels
        == canvas.indices.map { index in 0xFF00_0000 | palette[Int(index)] })
  }

  private func isNear(_ pixel: UInt32, _ color: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(pixel >> shift & 255) - Int(color >> shift & 255)) <= 24
    }
  }
}
