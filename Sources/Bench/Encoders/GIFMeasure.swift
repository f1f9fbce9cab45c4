internal import Foundation
internal import GIFDecoding

/// What a GIF is like beside the frames that it was made of.
struct GIFMeasure {
  let byteCount: Int
  private(set) var centiseconds = 0
  /// The squared differences of all components of all frames.
  private var squaredError = 0
  private var componentCount = 0

  /// Decodes a GIF and compares what it shows at the time of every frame with the frame.
  init(_ path: String, of program: String, beside frames: RawFrames) throws(BenchError) {
    guard let file = FileManager.default.contents(atPath: path) else { throw .file(path) }
    byteCount = file.count
    let pixels = try frames.bytes()
    do {
      try compare(try GIFReader([UInt8](file)), frames, pixels)
    } catch {
      throw .decoding(program: program, error)
    }
  }

  private mutating func compare(_ opened: consuming GIFReader, _ frames: RawFrames, _ pixels: Data)
    throws(GIFError)
  {
    var reader = opened
    var compositor = GIFCompositor(reader)
    var next = 0
    while let frame = try reader.next() {
      let picture = try compositor.show(frame)
      centiseconds += frame.delayCentiseconds
      while next < frames.count, next * RawFrames.delay < centiseconds {
        squaredError += Self.error(picture, pixels, start: next * picture.count * 3)
        componentCount += 3 * picture.count
        next += 1
      }
    }
  }

  private static func error(_ picture: [UInt32], _ pixels: Data, start: Int) -> Int {
    pixels.withUnsafeBytes { bytes in
      var sum = 0
      var place = start
      for pixel in picture {
        let red = Int(pixel >> 16 & 255) - Int(bytes[place])
        let green = Int(pixel >> 8 & 255) - Int(bytes[place + 1])
        let blue = Int(pixel & 255) - Int(bytes[place + 2])
        sum += red * red + green * green + blue * blue
        place += 3
      }
      return sum
    }
  }

  /// Whether every pixel of every frame has its color.
  var isExact: Bool { squaredError == 0 && componentCount > 0 }

  /// The peak signal-to-noise ratio in decibels, over all components of all frames.
  var decibels: Double {
    guard squaredError > 0 else { return .infinity }
    return 10 * log10(255 * 255 * Double(componentCount) / Double(squaredError))
  }
}
