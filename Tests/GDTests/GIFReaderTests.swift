import GD
import GIFDecoding
import Testing

@Suite struct GIFReaderTests {
  private let frame = GIFFrame(
    left: 1, top: 2, width: 4, height: 3, delayCentiseconds: 300, disposal: .restoreToPrevious,
    transparentIndex: 2, localColorTable: [0x111111, 0x222222, 0x333333, 0x444444],
    indices: [0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3])

  @Test func `a frame comes back as it was written`() throws {
    var gif = HandmadeGIF(width: 9, height: 8)
    gif.comment("Not for the eye")
    gif.frame(frame)
    var reader = try GIFReader(gif.file)
    #expect(reader.logicalScreen == LogicalScreen(width: 9, height: 8))
    #expect(reader.globalColorTable == [0x000000, 0xFF0000, 0x00FF00, 0x0000FF])
    #expect(reader.loopCount == nil)
    #expect(try reader.next() == frame)
    #expect(try reader.next() == nil)
    #expect(try reader.next() == nil)
  }

  @Test(arguments: [1, 2, 7, 1000])
  func `a file comes back the same from pieces of any length`(length: Int) throws {
    var gif = HandmadeGIF(width: 9, height: 8)
    gif.frame(frame)
    gif.frame(frame)
    var rest = gif.file[...]
    var reader = try GIFReader {
      let piece = Array(rest.prefix(length))
      rest = rest.dropFirst(length)
      return piece
    }
    #expect(try reader.next() == frame)
    #expect(try reader.next() == frame)
    #expect(try reader.next() == nil)
  }

  @Test func `pieces that end too early are a truncated file`() throws {
    var gif = HandmadeGIF(width: 9, height: 8)
    gif.frame(frame)
    var pieces = [Array(gif.file.dropLast(12))]
    var askedAgain = false
    var reader = try GIFReader {
      askedAgain = pieces.isEmpty
      return pieces.popLast() ?? []
    }
    #expect(throws: GIFError.truncated) { try reader.next() }
    #expect(askedAgain)
    #expect(throws: GIFError.truncated) { _ = try GIFReader { [] } }
  }

  @Test func `a file without a global color table says so`() throws {
    var gif = HandmadeGIF(width: 9, height: 8, globalColors: nil)
    gif.frame(frame)
    let reader = try GIFReader(gif.file)
    #expect(reader.globalColorTable == nil)
    #expect(try pictures(of: gif.file)[0][2 * 9 + 1] == 0xFF11_1111)
  }

  @Test func `interlaced rows are put in order`() throws {
    // Rows in the order of the file; each is filled with its own number.
    let order: [UInt8] = [0, 8, 4, 2, 6, 1, 3, 5, 7, 9]
    var stored = GIFFrame(
      width: 2, height: 10, isInterlaced: true,
      indices: order.flatMap { row in [row, row] })
    var gif = HandmadeGIF(width: 2, height: 10)
    gif.frame(stored)
    stored.isInterlaced = false
    gif.frame(stored)
    let result = try frames(of: gif.file)
    #expect(result[0].isInterlaced)
    #expect(result[0].indices == (0..<10).flatMap { row in [row, row] })
    #expect(result[1].indices == stored.indices)
  }

  @Test(arguments: [("NETSCAPE2.0", 7 as Int?), ("ANIMEXTS1.0", 7), ("SOMEBODY1.0", nil)])
  func `repeats are read from the two names in use`(name: String, count: Int?) throws {
    var gif = HandmadeGIF(width: 2, height: 2)
    gif.loop(name: name, count: 7)
    gif.frame(GIFFrame(width: 2, height: 2, indices: [0, 0, 0, 0]))
    #expect(try GIFReader(gif.file).loopCount == count)
  }

  @Test func `no delay is carried over to the next frame`() throws {
    var gif = HandmadeGIF(width: 9, height: 8)
    gif.frame(frame)
    gif.frame(GIFFrame(width: 1, height: 1, indices: [1]))
    #expect(try frames(of: gif.file).map(\.delayCentiseconds) == [300, 0])
    #expect(try frames(of: gif.file).map(\.transparentIndex) == [2, nil])
  }

  @Test func `a file without frames has none`() throws {
    #expect(try frames(of: HandmadeGIF(width: 2, height: 2).file).isEmpty)
  }

  @Test func `no beginning of a file passes for the whole file`() throws {
    var gif = HandmadeGIF(width: 9, height: 8)
    gif.loop(count: 0)
    gif.frame(frame)
    gif.frame(frame)
    let file = gif.file
    for count in 0..<file.count {
      let error = #expect(throws: GIFError.self) { try frames(of: Array(file.prefix(count))) }
      #expect(error == .truncated)
    }
    #expect(try frames(of: file).count == 2)
  }

  @Test func `frames before the damage are still given out`() throws {
    var gif = HandmadeGIF(width: 9, height: 8)
    gif.frame(frame)
    var reader = try GIFReader(gif.file(trailer: [0x2A]))
    #expect(try reader.next() == frame)
    #expect(throws: GIFError.corrupt) { try reader.next() }
    #expect(try reader.next() == nil)
  }

  @Test func `something else is not a GIF`() throws {
    #expect(throws: GIFError.notGIF) { try frames(of: Fixture.png.bytes()) }
    #expect(throws: GIFError.truncated) { try frames(of: []) }
  }

  @Test func `screens and frames above the limit are refused`() throws {
    var gif = HandmadeGIF(width: 10, height: 10)
    gif.frame(GIFFrame(width: 2, height: 51, indices: Array(repeating: 0, count: 102)))
    #expect(throws: GIFError.sizeOutOfRange(width: 10, height: 10, pixelLimit: 99)) {
      _ = try GIFReader(gif.file, pixelLimit: 99)
    }
    #expect(throws: GIFError.sizeOutOfRange(width: 2, height: 51, pixelLimit: 100)) {
      var reader = try GIFReader(gif.file, pixelLimit: 100)
      _ = try reader.next()
    }
    #expect(try frames(of: gif.file).count == 1)
  }

  @Test func `a frame without pixels is an error`() throws {
    var gif = HandmadeGIF(width: 2, height: 2)
    gif.frame(GIFFrame(width: 0, height: 2, indices: []))
    #expect(throws: GIFError.self) { try frames(of: gif.file) }
  }

  @Test func `hundreds of damaged files are errors or frames, never crashes`() throws {
    let canvas = try striped(width: 37, height: 23, palette: fourColors, phase: 0)
    var animation = try GIFAnimation(logicalScreenOf: canvas)
    for phase in 0..<3 {
      let frame = try striped(width: 37, height: 23, palette: fourColors, phase: phase)
      try animation.append(frame, delayCentiseconds: 4, disposal: .restoreToPrevious)
    }
    var gif = HandmadeGIF(width: 9, height: 8)
    gif.loop(count: 1)
    gif.frame(frame)
    gif.frame(frame)
    var random = Mutations(seed: 3)
    var (errors, whole) = (0, 0)
    for file in [try animation.finish(), gif.file] {
      for _ in 0..<400 {
        do {
          var reader = try GIFReader(random.mutated(file), pixelLimit: 1 << 20)
          var compositor = GIFCompositor(reader)
          while let frame = try reader.next() { try compositor.show(frame) }
          whole += 1
        } catch {
          errors += 1
        }
      }
    }
    #expect(errors > 100 && whole > 10)
  }
}
