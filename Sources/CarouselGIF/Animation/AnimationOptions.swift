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
  /// The time of the timeline in seconds at which the film starts; it goes on from the timeline's
  /// end to its start.
  public var loopOffset: Double = 0
  /// The seconds for which the last frame is held, in addition.
  public var holdLast: Double = 0
  /// How many times slower the film is near a wrap jump: a quarter of a second before and after.
  public var slowWrap: Double = 1
  /// How colors of pictures that are not in the palette are drawn.
  public var dither: Dither = .none
  /// How many colors and shades the file has.
  public var shading: Shading = .full
  /// Whether the picture is a cell of a sheet: small enough for one, and with the art of all pages
  /// that the reference shows.
  var isCell = false
  /// What the laws say, for the explained layout to point at.
  public var verdict: Verdict?
  /// Another carousel, whose window then stands beside the one of the illustration; the layout has
  /// no meaning any more.
  public var against: Counterpart?
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

/// How colors of pictures that are not in the palette are drawn.
public enum Dither: String, Hashable, Sendable, CaseIterable {
  /// By the nearest color of the palette.
  case none
  /// By a mixture of near colors in a pattern that stands still on its page and moves with it.
  case ordered
}

/// How many colors and shades a file has.
public enum Shading: Hashable, Sendable {
  /// Up to 256 colors, and labels in six shades where they cost nothing.
  case full
  /// Labels and texts in three shades, and pictures in up to 64 colors.
  case few
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

/// The longest times that a film adds to its timeline.
public enum AnimationLimits {
  /// The largest factor by which wrap jumps are slower.
  public static let slowWrap = 100.0
  /// The longest hold of the last frame in seconds.
  public static let holdLast = 600.0
}
