internal import CarouselGIF
internal import Foundation
internal import GD

/// Frames as raw pixels in one file, three bytes each, that any program can read.
struct RawFrames {
  let width: Int
  let height: Int
  let count: Int
  /// The file.
  let path: String
  /// The delay of every frame in centiseconds.
  static let delay = 4
  /// The frames a second.
  static let rate = 100 / delay

  /// Draws the frames of an animation, in the colors of its pages.
  init(_ animation: AnimatedIllustration, trueColors: Bool, path: String) throws(BenchError) {
    (width, height, self.path) = (animation.width, animation.height, path)
    var frames: FilmFrames
    do {
      frames =
        trueColors ? try FilmFrames(trueColorsOf: animation) : FilmFrames(animation)
    } catch {
      throw .animation(error)
    }
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw .file(path) }
    var count = 0
    do {
      while let frame = frames.next() {
        precondition(frame.delayCentiseconds == Self.delay, "All frames last equally long")
        try file.write(contentsOf: Data(frame.pixels))
        count += 1
      }
      try file.close()
    } catch {
      throw .file(path)
    }
    self.count = count
  }

  /// The bytes of all frames, as the file has them.
  func bytes() throws(BenchError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw .file(path)
    }
  }

  /// Returns a frame as a picture.
  func picture(_ index: Int, of bytes: Data) -> PixelBuffer {
    let start = index * width * height * 3
    let pixels = bytes[start..<start + width * height * 3].withUnsafeBytes { part in
      (0..<width * height).map { place -> UInt32 in
        let red = UInt32(part[3 * place]) << 16
        let green = UInt32(part[3 * place + 1]) << 8
        return 0xFF00_0000 | red | green | UInt32(part[3 * place + 2])
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}
