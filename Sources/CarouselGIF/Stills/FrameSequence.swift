public import CarouselPicture
internal import CarouselCore
internal import GD

/// The frames of an animation as PNG files with a table of their delays, for other encoders.
///
/// The pixels and the times are those of the animated GIF; equal frames in a row are one file. The
/// table, `delays.csv`, has a line for each file: its name, the time from which it is shown and the
/// time for which it is shown in milliseconds, the displayed time and the offset.
public struct FrameSequence: Sendable {
  private let animation: AnimatedIllustration

  /// The name of the table.
  public static let tableName = "delays.csv"

  /// Prepares a sequence.
  ///
  /// - Parameters:
  ///   - illustration: What is shown.
  ///   - options: How it would become a GIF.
  /// - Throws: An ``AnimationError`` as ``AnimatedIllustration`` throws.
  public init(_ illustration: Illustration, _ options: AnimationOptions) throws(AnimationError) {
    animation = try AnimatedIllustration(illustration, options)
  }

  /// The width of the pictures in pixels.
  public var width: Int { animation.width }

  /// The height of the pictures in pixels.
  public var height: Int { animation.height }

  /// The length in hundredths of a second.
  public var centiseconds: Int { animation.centiseconds }

  /// Returns the name of a picture, counted from zero.
  public static func name(_ index: Int) -> String {
    let digits = String(index + 1)
    return "frame-" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".png"
  }

  /// Says whether a file may be one of a sequence.
  public static func owns(_ name: String) -> Bool {
    guard name != tableName else { return true }
    let digits = name.dropFirst("frame-".count).dropLast(".png".count)
    return name.hasPrefix("frame-") && name.hasSuffix(".png") && digits.count >= 5
      && digits.utf8.allSatisfy { "0123456789".utf8.contains($0) }
  }

  /// Returns the pictures in order, without those that equal the one before.
  ///
  /// - Returns: Their names and bytes, then the table's.
  /// - Throws: An ``AnimationError`` when GD cannot encode a frame.
  /// - Complexity: O(frames × pixels).
  public func files() throws(AnimationError) -> [(name: String, bytes: [UInt8])] {
    let frames = frames()
    let encoded = concurrentMap(frames, jobs: animation.options.jobs) { frame in
      Result { () throws(AnimationError) in try picture(of: frame).stillPNG() }
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for (index, file) in encoded.enumerated() {
      files.append((Self.name(index), try file.get()))
    }
    files.append((Self.tableName, Array(Self.table(frames).utf8)))
    return files
  }

  /// Reads files back and holds them against the timeline, which is played again.
  ///
  /// - Parameter files: The names and the bytes, in the order of ``files()``.
  /// - Throws: An ``AnimationError`` with the first difference.
  public func check(_ files: [(name: String, bytes: [UInt8])]) throws(AnimationError) {
    let frames = frames()
    let names = frames.indices.map(Self.name) + [Self.tableName]
    for (index, file) in files.enumerated()
    where index >= names.count || file.name != names[index] {
      throw .stillDiffers(.file(file.name))
    }
    guard files.count == names.count else {
      throw .stillDiffers(.file(names[files.count]))
    }
    for (frame, file) in zip(frames, files) { try picture(of: frame).check(file.bytes) }
    let meant = Self.table(frames).split(separator: "\n")
    let found = String(decoding: files[frames.count].bytes, as: UTF8.self).split(separator: "\n")
    for line in 0..<max(meant.count, found.count)
    where line >= meant.count || line >= found.count || meant[line] != found[line] {
      throw .stillDiffers(.delayTable(line: line + 1))
    }
  }

  private func picture(of shot: Shot) -> PixelBuffer {
    PixelBuffer(animation.stage.picture(of: shot), palette: animation.stage.palette)
  }

  /// What is shown, with equal frames joined.
  private func frames() -> [Shot] {
    var frames: [Shot] = []
    var last: Plane?
    var shots = animation.shots()
    while let shot = shots.nextShot() {
      let plane = animation.stage.picture(of: shot)
      if plane == last {
        frames[frames.count - 1].delayCentiseconds += shot.delayCentiseconds
      } else {
        frames.append(shot)
        last = plane
      }
    }
    return frames
  }

  private static func table(_ frames: [Shot]) -> String {
    var lines = ["file,start_ms,delay_ms,timeline_ms,offset_pt"]
    for (index, shot) in frames.enumerated() {
      lines.append(
        [
          name(index), String(10 * shot.startCentiseconds), String(10 * shot.delayCentiseconds),
          fixedText(1000 * shot.frame.time, decimals: 3),
          decimalText(shot.frame.contentOffset, decimals: 3),
        ].joined(separator: ","))
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
