public import CarouselPicture

/// An animated GIF that is no longer than a limit: the first step of ``SizeStep/ladder`` that fits.
///
/// ```swift
/// let fitted = try FittedAnimation(illustration, AnimationOptions(), byteLimit: 100_000)
/// print(fitted.steps)  // [.framesPerSecond(12.5), .fewShades]
/// ```
public struct FittedAnimation: Sendable {
  /// The animation, to check the file with.
  public let animation: AnimatedIllustration
  /// The file.
  public let bytes: [UInt8]
  /// What the file has instead of what was asked for, in the order of the ladder.
  public let steps: [SizeStep]

  /// Goes down the ladder until a file fits.
  ///
  /// - Parameters:
  ///   - illustration: What is shown.
  ///   - options: How it becomes a GIF.
  ///   - byteLimit: The most bytes of the file.
  ///   - keepsScale: Whether the scale stays, as for a file whose name tells it.
  /// - Throws: ``AnimationError/tooLarge(_:limit:)`` with the shares of the smallest file, or another
  ///   ``AnimationError`` as ``AnimatedIllustration`` throws.
  public init(
    _ illustration: Illustration, _ options: AnimationOptions, byteLimit: Int,
    keepsScale: Bool = false
  ) throws(AnimationError) {
    var (illustration, options) = (illustration, options)
    var steps: [SizeStep] = []
    var smallest: AnimatedIllustration?
    for step in SizeStep.ladder {
      if case .scale = step, keepsScale { continue }
      guard step.apply(to: &options, scale: &illustration.scale) else { continue }
      if step != .asked { steps = steps.filter { !step.replaces($0) } + [step] }
      let animation = try AnimatedIllustration(illustration, options)
      if let bytes = try animation.encode(atMost: byteLimit) {
        (self.animation, self.bytes, self.steps) = (animation, bytes, steps)
        return
      }
      smallest = animation
    }
    guard let smallest else { preconditionFailure("A ladder has a first step") }
    throw .tooLarge(try ByteShares(of: smallest), limit: byteLimit)
  }
}

extension AnimatedIllustration {
  /// Returns the file, or `nil` as soon as it is longer than a limit.
  func encode(atMost limit: Int) throws(AnimationError) -> [UInt8]? {
    var chunks = chunks()
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() {
      bytes += chunk
      if bytes.count > limit { return nil }
    }
    return bytes
  }
}
