public import CarouselCore

/// How an illustration becomes an animated GIF.
public struct AnimationOptions: Hashable, Sendable {
  /// What the picture shows.
  public var layout: AnimationLayout
  /// The frames a second, more than 0 and at most 50: a GIF's shortest useful delay is 20 ms.
  public var framesPerSecond: Double
  /// The seconds by which every frame is sampled later than it is shown.
  public var samplingPhase: Double
  /// The number of times that the animation plays; `nil` for ever.
  public var loopCount: Int?
  /// What the laws say, for the explained layout to point at.
  public var verdict: Verdict?
  /// The number of frames that are drawn and encoded at once; it does not change the file.
  public var jobs: Int

  /// Creates options.
  ///
  /// - Parameters:
  ///   - layout: What the picture shows.
  ///   - framesPerSecond: The frames a second.
  ///   - samplingPhase: The seconds by which every frame is sampled later than it is shown.
  ///   - loopCount: The number of times that the animation plays; `nil` for ever.
  ///   - verdict: What the laws say.
  ///   - jobs: The number of frames that are drawn and encoded at once.
  public init(
    layout: AnimationLayout = .explained,
    framesPerSecond: Double = 25,
    samplingPhase: Double = 0,
    loopCount: Int? = nil,
    verdict: Verdict? = nil,
    jobs: Int = 1
  ) {
    self.layout = layout
    self.framesPerSecond = framesPerSecond
    self.samplingPhase = samplingPhase
    self.loopCount = loopCount
    self.verdict = verdict
    self.jobs = jobs
  }
}

/// What an animated picture shows.
public enum AnimationLayout: String, Hashable, Sendable, CaseIterable {
  /// Only what the viewer sees: the bounds, and dots where the carousel has an indicator.
  case viewer
  /// What the viewer sees above what really happens: the strip, the bounds on it and the jumps.
  case explained
}

/// The largest picture.
public enum PictureLimits {
  /// The longest side in pixels.
  public static let side = 4096
  /// The most pixels in one picture.
  public static let pixels = 16_000_000
  /// The most pixels in all pages together.
  public static let pagePixels = 48_000_000
}
