public import CarouselCore

/// Where the bytes of an animated GIF are.
public struct ByteShares: Hashable, Sendable {
  /// The header, the colors and the end.
  public var frameless = 0
  /// The first frame, which is a whole picture.
  public var firstFrame = 0
  /// The other frames, by what moves in them.
  public var motion: [MotionPhase: Int] = [:]
  /// The number of frames.
  public var frameCount = 0
  /// The largest frame but the first one, and the displayed time at which it begins in seconds.
  public var largest: FrameShare?

  /// The bytes of one frame.
  public struct FrameShare: Hashable, Sendable {
    /// The length.
    public var bytes: Int
    /// The displayed time in seconds.
    public var time: Double
  }

  /// All of them.
  public var total: Int { frameless + firstFrame + motion.values.reduce(0, +) }

  /// Creates an account of nothing.
  public init() {}

  /// Counts a frame.
  mutating func add(_ bytes: Int, motion phase: MotionPhase, time: Double) {
    frameCount += 1
    guard frameCount > 1 else {
      firstFrame = bytes
      return
    }
    motion[phase, default: 0] += bytes
    if bytes > largest?.bytes ?? 0 { largest = FrameShare(bytes: bytes, time: time) }
  }
}

extension ByteShares {
  /// Encodes an animation and counts its bytes.
  init(of animation: AnimatedIllustration) throws(AnimationError) {
    var chunks = animation.chunks()
    var all = 0
    while let chunk = try chunks.next() { all += chunk.count }
    self = chunks.shares
    frameless = all - total
  }
}

extension ByteShares: CustomStringConvertible {
  /// The shares in words, the largest first.
  public var description: String {
    let phases = MotionPhase.allCases.compactMap { phase in
      motion[phase].map { (bytes: $0, name: "frames \(phase.rawValue)") }
    }
    let parts = ([(firstFrame, "the first frame"), (frameless, "colors and header")] + phases)
      .sorted { ($1.bytes, $0.name) < ($0.bytes, $1.name) }
      .map { "\($0.bytes) \($0.name)" }
    let peak = largest.map {
      "; the largest of \(frameCount) frames but the first has \($0.bytes) at "
        + "\(fixedText($0.time, decimals: 3)) s"
    }
    return "\(total) bytes: \(parts.joined(separator: ", "))\(peak ?? "")"
  }
}
