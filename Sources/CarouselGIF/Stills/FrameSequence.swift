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

  /// Returns the place of the picture with a name, counted from zero; `nil` for other names.
  static func number(_ name: String) -> Int? {
    let digits = name.drop { !$0.isNumber }.prefix { $0.isNumber }
    guard let number = Int(digits), number > 0, Self.name(number - 1) == name else { return nil }
    return number - 1
  }

  /// Says whether a file may be one of a sequence.
  public static func owns(_ name: String) -> Bool {
    name == tableName || number(name) != nil
  }

  /// Returns the pictures in order, without those that equal the one before.
  ///
  /// - Returns: Their names and bytes, then the table's.
  /// - Throws: An ``AnimationError`` when GD cannot encode a frame.
  /// - Complexity: O(frames × pixels).
  public func files() throws(AnimationError) -> [(name: String, bytes: [UInt8])] {
    let frames = frames()
    let encoded = concurrentMap(frames, jobs: animation.options.jobs) { frame in
      Result { () throws(AnimationError) in
        try animation.stage.pixels(of: frame).stillPNG()
      }
    }
    var files: [(name: String, bytes: [UInt8])] = []
    for (index, file) in encoded.enumerated() {
      files.append((Self.name(index), try file.get()))
    }
    files.append((Self.tableName, Array(frames.delayTable.utf8)))
    return files
  }

  /// Plays the timeline again and returns what files that were read back are held against.
  ///
  /// - Complexity: O(frames × pixels).
  public func expectation() -> FrameExpectation {
    FrameExpectation(stage: animation.stage, frames: frames())
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
}
