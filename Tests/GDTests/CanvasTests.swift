import GD
import Testing

@Suite struct CanvasTests {
  @Test func `colors get their indices in order, equal ones too`() throws {
    var canvas = try Canvas(width: 1, height: 1)
    let indices = try [0x102030, 0x102030, 0xFFFFFF, 0].map { color in
      try canvas.allocate(color)
    }
    #expect(indices == [0, 1, 2, 3])
    #expect(canvas.palette == [0x102030, 0x102030, 0xFFFFFF, 0])
  }

  @Test func `the 257th color is an error`() throws {
    var canvas = try Canvas(width: 1, height: 1, palette: (0..<256).map { color in color })
    #expect(canvas.color(at: 255) == 255)
    #expect(throws: GDError.tooManyColors) { try canvas.allocate(0) }
    #expect(throws: GDError.tooManyColors) {
      _ = try Canvas(width: 1, height: 1, palette: Array(repeating: 0, count: 257))
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (-5, 3), (65_536, 1), (1, Int.max)])
  func `impossible sizes are errors`(width: Int, height: Int) {
    #expect(throws: GDError.allocationFailed(width: width, height: height)) {
      _ = try Canvas(width: width, height: height)
    }
  }

  @Test func `a window is copied out of a larger plane`() throws {
    var canvas = try Canvas(width: 5, height: 4, palette: (0..<100).map { color in color })
    let plane = (0..<100).map { index in UInt8(index) }
    canvas.replace(
      PixelRect(x: 1, y: 2, width: 3, height: 2), with: plane.span, stride: 10, sourceX: 7,
      sourceY: 8)
    #expect(
      canvas.indices == [
        0, 0, 0, 0, 0,
        0, 0, 0, 0, 0,
        0, 87, 88, 89, 0,
        0, 97, 98, 99, 0,
      ])
  }

  @Test func `a fill is cut off at the edges`() throws {
    var canvas = try Canvas(width: 3, height: 2, palette: fourColors)
    canvas.fill(PixelRect(x: 1, y: -4, width: 9, height: 5), with: 3)
    canvas.fill(PixelRect(x: 8, y: 8, width: 2, height: 2), with: 2)
    #expect(canvas.indices == [0, 3, 3, 0, 0, 0])
  }

  @Test func `a row of the wrong width stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var canvas = try Canvas(width: 3, height: 2, palette: [0])
      canvas.replaceRow(0, with: [0, 0].span)
    }
    await #expect(processExitsWith: .success) {
      var canvas = try Canvas(width: 3, height: 2, palette: [0])
      canvas.replaceRow(0, with: [0, 0, 0].span)
    }
  }

  @Test func `a window beyond the plane stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var canvas = try Canvas(width: 3, height: 2, palette: [0])
      let plane = [UInt8](repeating: 0, count: 8)
      canvas.replace(
        PixelRect(x: 0, y: 0, width: 3, height: 2), with: plane.span, stride: 4, sourceX: 0,
        sourceY: 1)
    }
  }

  @Test func `a palette PNG shows the same pixels`() throws {
    let canvas = try striped(width: 31, height: 17, palette: fourColors, phase: 2)
    let picture = try PixelBuffer(decoding: canvas.png())
    #expect(picture.width == 31 && picture.height == 17)
    #expect(
      picture.pixels == canvas.indices.map { index in 0xFF00_0000 | fourColors[Int(index)] })
  }

  @Test func `the transparent color lets the background through in a PNG`() throws {
    var canvas = try Canvas(width: 2, height: 1, palette: [0xFF0000, 0x00FF00])
    canvas.replaceRow(0, with: [0, 1].span)
    try canvas.setTransparent(1)
    #expect(canvas.transparentIndex == 1)
    let picture = try PixelBuffer(decoding: canvas.png())
    #expect(picture.pixels.map { pixel in pixel >> 24 } == [255, 0])
    #expect(throws: GDError.noSuchColor(index: 2)) { try canvas.setTransparent(2) }
  }
}
