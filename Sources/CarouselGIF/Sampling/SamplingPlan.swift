internal import CarouselCore

/// When each GIF frame is shown, and which display refresh it shows.
///
/// Frame i is shown from i / fps on. Its delay is what is left between two times that are rounded
/// to centiseconds on their own, so that rounding never adds up: at 30 frames a second delays are
/// 3, 4, 3, 3, 4, 3 … and their sum is the timeline's length.
struct SamplingPlan: Hashable, Sendable {
  private let framesPerSecond: Double
  private let phase: Double
  private let playback: Playback
  /// The number of GIF frames before equal ones are joined.
  let count: Int
  /// The length in centiseconds.
  let centiseconds: Int

  /// The shortest delay in centiseconds that viewers respect.
  static let shortestDelay = 2

  init(_ timeline: CarouselTimeline, jumps: [Int], _ options: AnimationOptions) {
    framesPerSecond = options.framesPerSecond
    phase = options.samplingPhase
    playback = Playback(timeline, jumps: jumps, options)
    let length = Int((100 * playback.duration).rounded())
    centiseconds = max(length, Self.shortestDelay)
    // A remainder too short for a frame of its own belongs to the last full frame.
    var count = max(1, Int((playback.duration * framesPerSecond - 1e-9).rounded(.up)))
    while count > 1,
      centiseconds - Self.start(count - 1, framesPerSecond) < Self.shortestDelay
    {
      count -= 1
    }
    self.count = count
  }

  /// Creates the plan of a timeline that plays from its start at its own speed.
  init(_ timeline: CarouselTimeline, framesPerSecond: Double, phase: Double) {
    self.init(
      timeline, jumps: [],
      AnimationOptions(framesPerSecond: framesPerSecond, samplingPhase: phase))
  }

  private static func start(_ index: Int, _ framesPerSecond: Double) -> Int {
    Int((100 * Double(index) / framesPerSecond + 1e-9).rounded())
  }

  /// Returns the time in centiseconds from which a frame is shown.
  func start(_ index: Int) -> Int {
    index < count ? Self.start(index, framesPerSecond) : centiseconds
  }

  /// Returns the time in centiseconds for which a frame is shown.
  func delay(_ index: Int) -> Int {
    start(index + 1) - start(index)
  }

  /// Returns the refresh that a frame shows: the latest at or before its time.
  func refresh(_ index: Int) -> Int {
    playback.refresh(at: Double(index) / framesPerSecond + phase)
  }
}
