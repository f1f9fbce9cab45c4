internal import Foundation
internal import GD

/// What makes a GIF of frames.
enum Encoder: String, CaseIterable {
  /// This package, from the scenario.
  case ours
  /// This package, and then gifsicle's best optimization.
  case gifsicle
  /// FFmpeg with a palette of all frames.
  case ffmpeg
  /// ImageMagick with optimized layers.
  case magick
  /// Pillow.
  case pillow
  /// GD, given true colors, frame by frame.
  case libgd
}

/// The other programs.
struct EncoderPrograms {
  private let gifsicle: String
  private let ffmpeg: String
  private let magick: String
  private let python: String

  /// Looks for the programs.
  ///
  /// - Throws: ``BenchError/missing(_:)``.
  init() throws(BenchError) {
    gifsicle = try ProgramRun.find("gifsicle")
    ffmpeg = try ProgramRun.find("ffmpeg")
    magick = try ProgramRun.find("magick", "convert")
    python = try ProgramRun.python()
  }

  /// Makes a GIF of another program.
  ///
  /// - Parameters:
  ///   - encoder: The program.
  ///   - frames: The frames.
  ///   - ours: The GIF of this package, for those who only improve one.
  ///   - target: The path of the GIF.
  /// - Throws: A ``BenchError`` when the program fails.
  func encode(_ encoder: Encoder, _ frames: RawFrames, ours: String, to target: String)
    throws(BenchError)
  {
    let size = "\(frames.width)x\(frames.height)"
    switch encoder {
    case .ours: preconditionFailure("Ours is made from the scenario")
    case .gifsicle:
      try ProgramRun.run(gifsicle, ["-O3", "--no-warnings", ours, "-o", target])
    case .ffmpeg:
      try ProgramRun.run(
        ffmpeg,
        [
          "-nostdin", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", size,
          "-r", "\(RawFrames.rate)", "-i", frames.path, "-filter_complex", Self.palette,
          "-loop", "0", target,
        ])
    case .magick:
      try ProgramRun.run(
        magick,
        [
          "-size", size, "-depth", "8", "-delay", "\(RawFrames.delay)", "-loop", "0",
          "rgb:\(frames.path)", "-layers", "Optimize", target,
        ])
    case .pillow:
      try ProgramRun.run(
        python,
        [
          "-c", Self.script, frames.path, "\(frames.width)", "\(frames.height)",
          "\(10 * RawFrames.delay)", target,
        ])
    case .libgd: try Self.naive(frames, to: target)
    }
  }

  /// Makes a GIF of PNG files by FFmpeg.
  ///
  /// - Parameters:
  ///   - folder: The folder of the files, in the order of their names.
  ///   - target: The path of the GIF.
  /// - Throws: A ``BenchError`` when the program fails.
  func encode(filesIn folder: String, to target: String) throws(BenchError) {
    try ProgramRun.run(
      ffmpeg,
      [
        "-nostdin", "-v", "error", "-y", "-framerate", "\(RawFrames.rate)", "-pattern_type", "glob",
        "-i", folder + "/*.png", "-filter_complex", Self.palette, "-loop", "0", target,
      ])
  }

  /// One palette of all frames, as FFmpeg's documentation of `palettegen` has it.
  private static let palette = "split[a][b];[a]palettegen[p];[b][p]paletteuse"

  private static let script = """
    import sys
    from PIL import Image
    path, width, height, delay, target = sys.argv[1:]
    size = int(width), int(height)
    data = open(path, "rb").read()
    step = size[0] * size[1] * 3
    frames = [Image.frombytes("RGB", size, data[i:i + step]) for i in range(0, len(data), step)]
    frames[0].save(target, save_all=True, append_images=frames[1:], duration=int(delay), loop=0,
                   optimize=True)
    """

  private static func naive(_ frames: RawFrames, to target: String) throws(BenchError) {
    let bytes = try frames.bytes()
    let file = try BenchError.drawing { () throws(GDError) in
      var file = try GIFEncoder.header(
        logicalScreenOf: Canvas(width: frames.width, height: frames.height, palette: [0, 0xFFFFFF]))
      for index in 0..<frames.count {
        file += try GIFEncoder.frame(
          reducing: frames.picture(index, of: bytes), delayCentiseconds: RawFrames.delay)
      }
      return file + (try GIFEncoder.trailer())
    }
    do { try Data(file).write(to: URL(fileURLWithPath: target)) } catch { throw .file(target) }
  }
}
