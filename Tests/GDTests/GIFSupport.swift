import GD
import GIFDecoding
import Testing

/// All frames of a file.
func frames(of file: [UInt8]) throws -> [GIFFrame] {
  var reader = try GIFReader(file)
  var frames: [GIFFrame] = []
  while let frame = try reader.next() { frames.append(frame) }
  return frames
}

/// The picture after each frame of a file.
func pictures(of file: [UInt8]) throws -> [[UInt32]] {
  var reader = try GIFReader(file)
  var compositor = GIFCompositor(reader)
  var pictures: [[UInt32]] = []
  while let frame = try reader.next() { pictures.append(try compositor.show(frame)) }
  return pictures
}

/// Four colors that no encoder would choose by itself.
let fourColors: [UInt32] = [0xFAFAFA, 0x54A24B, 0xD03020, 0x2040C1]

/// A canvas whose pixels run through the palette, moved by a phase.
func striped(width: Int, height: Int, palette: [UInt32], phase: Int) throws -> Canvas {
  var canvas = try Canvas(width: width, height: height, palette: palette)
  for y in 0..<height {
    let row = (0..<width).map { x in UInt8((x / 3 + y / 5 + phase) % palette.count) }
    canvas.replaceRow(y, with: row.span)
  }
  return canvas
}

/// A GIF put together by hand, for what the encoder never writes.
///
/// Codes have 8 bits: the smallest code size is 7, and the table is cleared before it grows.
struct HandmadeGIF {
  var width: Int
  var height: Int
  var globalColors: [UInt32]? = [0x000000, 0xFF0000, 0x00FF00, 0x0000FF]
  var blocks: [UInt8] = []

  var file: [UInt8] { file(trailer: [0x3B]) }

  func file(trailer: [UInt8]) -> [UInt8] {
    let flags: UInt8 = globalColors.map { colors in 0xF0 | Self.sizeBits(colors) } ?? 0x70
    return Array("GIF89a".utf8) + Self.word(width) + Self.word(height) + [flags, 0, 0]
      + Self.table(globalColors ?? []) + blocks + trailer
  }

  mutating func loop(name: String = "NETSCAPE2.0", count: Int) {
    blocks += [0x21, 0xFF, 11] + Array(name.utf8) + [3, 1] + Self.word(count) + [0]
  }

  mutating func comment(_ text: String) {
    blocks += [0x21, 0xFE, UInt8(text.utf8.count)] + Array(text.utf8) + [0]
  }

  mutating func frame(_ frame: GIFFrame) {
    let transparency: UInt8 = frame.transparentIndex == nil ? 0 : 1
    blocks += [0x21, 0xF9, 4, UInt8(frame.disposal.rawValue) << 2 | transparency]
    blocks += Self.word(frame.delayCentiseconds) + [UInt8(frame.transparentIndex ?? 0), 0]
    var flags: UInt8 = frame.isInterlaced ? 0x40 : 0
    if let colors = frame.localColorTable { flags |= 0x80 | Self.sizeBits(colors) }
    blocks += [0x2C] + Self.word(frame.left) + Self.word(frame.top)
    blocks += Self.word(frame.width) + Self.word(frame.height) + [flags]
    blocks += Self.table(frame.localColorTable ?? []) + [7]
    var codes: [UInt8] = []
    for (place, index) in frame.indices.enumerated() {
      if place % 100 == 0 { codes.append(0x80) }
      codes.append(index)
    }
    codes.append(0x81)
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      blocks += [UInt8(block.count)] + block
    }
    blocks.append(0)
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }

  private static func sizeBits(_ colors: [UInt32]) -> UInt8 {
    UInt8((1...8).first { bits in 1 << bits >= colors.count } ?? 8) - 1
  }

  private static func table(_ colors: [UInt32]) -> [UInt8] {
    guard !colors.isEmpty else { return [] }
    let padded = colors + Array(repeating: 0, count: (2 << Int(sizeBits(colors))) - colors.count)
    return padded.flatMap { color in
      [UInt8(color >> 16), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
  }
}
