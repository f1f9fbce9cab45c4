import GD
import GIFDecoding
import Testing

@Suite struct GIFEncoderTests {
  @Test func `a frame equal to the one before keeps its place and its delay`() throws {
    let canvas = try striped(width: 40, height: 30, palette: fourColors, phase: 0)
    var animation = try GIFAnimation(logicalScreenOf: canvas)
    for delay in [7, 11, 13] { try animation.append(canvas, delayCentiseconds: delay) }
    let delays = try frames(of: animation.finish()).map(\.delayCentiseconds)
    #expect(delays == [7, 11, 13])

    // The same question finds out when a frame is missing.
    let file =
      try GIFEncoder.header(logicalScreenOf: canvas)
      + GIFEncoder.frame(canvas, delayCentiseconds: 7)
      + GIFEncoder.frame(canvas, delayCentiseconds: 13) + GIFEncoder.trailer()
    #expect(try frames(of: file).map(\.delayCentiseconds) != [7, 11, 13])
  }

  @Test func `frames are whole and opaque unless the canvas says otherwise`() throws {
    var canvas = try striped(width: 40, height: 30, palette: fourColors, phase: 0)
    var animation = try GIFAnimation(logicalScreenOf: canvas)
    try animation.append(canvas, delayCentiseconds: 5)
    let next = try striped(width: 40, height: 30, palette: fourColors, phase: 1)
    try animation.append(next, delayCentiseconds: 5)
    try canvas.setTransparent(2)
    try animation.append(canvas, delayCentiseconds: 5)
    try canvas.setTransparent(nil)
    try animation.append(canvas, delayCentiseconds: 5)
    let result = try frames(of: animation.finish())
    #expect(result.map(\.transparentIndex) == [nil, nil, 2, nil])
    #expect(result.map(\.width) == [40, 40, 40, 40])
    #expect(result[0].indices == canvas.indices)
    #expect(result[1].indices == next.indices)
    #expect(result[0].indices != result[1].indices)
  }

  @Test func `all frames share the palette of the header`() throws {
    let canvas = try striped(width: 12, height: 9, palette: fourColors, phase: 0)
    var animation = try GIFAnimation(logicalScreenOf: canvas)
    for phase in 0..<4 {
      let frame = try striped(width: 12, height: 9, palette: fourColors, phase: phase)
      try animation.append(frame, delayCentiseconds: 4)
    }
    let file = try animation.finish()
    let reader = try GIFReader(file)
    #expect(reader.globalColorTable == fourColors)
    #expect(try frames(of: file).allSatisfy { frame in frame.localColorTable == nil })
    let first = try #require(pictures(of: file).first)
    #expect(first == canvas.indices.map { index in 0xFF00_0000 | fourColors[Int(index)] })
  }

  @Test(arguments: [(2, 2), (3, 4), (4, 4), (5, 8), (32, 32), (33, 64), (129, 256), (256, 256)])
  func `the color table has the next power of two`(colors: Int, entries: Int) throws {
    let palette = (0..<UInt32(colors)).map { index in index * 0x010101 }
    let canvas = try Canvas(width: 4, height: 4, palette: palette)
    let file = try GIFAnimation(logicalScreenOf: canvas).finish()
    let table = try #require(try GIFReader(file).globalColorTable)
    #expect(table.count == entries)
    #expect(Array(table.prefix(colors)) == palette)
  }

  @Test func `frames encoded apart and joined equal frames encoded in a row`() async throws {
    let canvas = try striped(width: 64, height: 48, palette: fourColors, phase: 0)
    var row = try GIFAnimation(logicalScreenOf: canvas, loopCount: .repeats(3))
    for phase in 0..<24 {
      let frame = try striped(width: 64, height: 48, palette: fourColors, phase: phase)
      try row.append(frame, delayCentiseconds: 4 + phase)
    }
    let apart = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for phase in (0..<24).reversed() {
        group.addTask {
          let frame = try striped(width: 64, height: 48, palette: fourColors, phase: phase)
          return (phase, try GIFEncoder.frame(frame, delayCentiseconds: 4 + phase))
        }
      }
      return try await group.reduce(into: [Int: [UInt8]]()) { parts, part in
        parts[part.0] = part.1
      }
    }
    var joined = try GIFAnimation(logicalScreenOf: canvas, loopCount: .repeats(3))
    for phase in 0..<24 { joined.append(encodedFrame: try #require(apart[phase])) }
    let file = try joined.finish()
    #expect(file == (try row.finish()))
    #expect(try frames(of: file).count == 24)
  }

  @Test func `a box is placed on the screen and disposed of`() throws {
    let screen = try striped(width: 20, height: 10, palette: fourColors, phase: 0)
    var box = try Canvas(width: 3, height: 2, palette: Array(fourColors.prefix(2)))
    box.fill(PixelRect(x: 0, y: 0, width: 3, height: 2), with: 1)
    var animation = try GIFAnimation(logicalScreenOf: screen)
    try animation.append(screen, delayCentiseconds: 10)
    for disposal in DisposalMethod.allCases {
      try animation.append(box, left: 17, top: 8, delayCentiseconds: 10, disposal: disposal)
    }
    let result = try frames(of: animation.finish())
    #expect(result[1].left == 17 && result[1].top == 8)
    #expect(result[1].width == 3 && result[1].height == 2)
    #expect(result[1].indices == [1, 1, 1, 1, 1, 1])
    #expect(
      result.dropFirst().map(\.disposal.rawValue)
        == DisposalMethod.allCases.map { method in Int(method.rawValue) })
  }

  @Test(
    arguments: [
      (LoopCount.forever, 0), (.repeats(1), 1), (.repeats(65_535), 65_535), (.once, nil),
    ] as [(LoopCount, Int?)])
  func `the file says how often it repeats`(loopCount: LoopCount, number: Int?) throws {
    let canvas = try Canvas(width: 2, height: 2, palette: fourColors)
    let file = try GIFAnimation(logicalScreenOf: canvas, loopCount: loopCount).finish()
    #expect(try GIFReader(file).loopCount == number)
  }

  @Test func `numbers that GIF cannot hold are errors`() throws {
    let canvas = try Canvas(width: 2, height: 2, palette: fourColors)
    #expect(throws: GDError.loopCountOutOfRange(0)) {
      try GIFEncoder.header(logicalScreenOf: canvas, loopCount: .repeats(0))
    }
    #expect(throws: GDError.delayOutOfRange(centiseconds: 65_536)) {
      try GIFEncoder.frame(canvas, delayCentiseconds: 65_536)
    }
    #expect(throws: GDError.delayOutOfRange(centiseconds: -1)) {
      try GIFEncoder.frame(canvas, delayCentiseconds: -1)
    }
    #expect(throws: GDError.frameOutsideScreen(left: 65_534, top: 0, width: 2, height: 2)) {
      try GIFEncoder.frame(canvas, left: 65_534, delayCentiseconds: 1)
    }
    var longest = try GIFAnimation(logicalScreenOf: canvas)
    try longest.append(canvas, delayCentiseconds: 65_535)
    #expect(try frames(of: longest.finish()).first?.delayCentiseconds == 65_535)
  }

  @Test func `a frame with other colors than the file's is an error`() throws {
    let canvas = try Canvas(width: 2, height: 2, palette: fourColors)
    var animation = try GIFAnimation(logicalScreenOf: canvas)
    let fewer = try Canvas(width: 2, height: 2, palette: Array(fourColors.prefix(3)))
    try animation.append(fewer, delayCentiseconds: 1)
    for (palette, index) in [(fourColors + [0x123456], 4), ([0xFAFAFA, 0x54A24C], 1)] {
      let other = try Canvas(width: 2, height: 2, palette: palette)
      #expect(throws: GDError.paletteDiffers(index: index)) {
        try animation.append(other, delayCentiseconds: 1)
      }
    }
    #expect(throws: GDError.frameOutsideScreen(left: 1, top: 0, width: 2, height: 2)) {
      try animation.append(canvas, left: 1, delayCentiseconds: 1)
    }
    #expect(try frames(of: animation.finish()).count == 1)
  }
}
