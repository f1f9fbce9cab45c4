internal import CarouselCore

/// Where motions begin and end, and by which curves they may run.
struct MotionStarts: Hashable, Sendable {
  /// The refreshes at which another motion begins, in order.
  private let knots: [Int]
  /// For each refresh, the last at which a finger let go or the timer fired.
  private let triggers: [Int]
  /// For each refresh, the first of its run of frames that the same thing moves.
  private let phases: [Int]
  private let motions: [MotionPhase]
  private let animations: [MotionPhase: [Animation]]
  private let refreshRate: Double

  init(_ record: FilmRecord, carousel: Carousel) {
    var knots: [Int] = []
    var triggers: [Int] = []
    var phases: [Int] = []
    for (refresh, frame) in record.frames.enumerated() {
      let isNew = refresh == 0 || record.frames[refresh - 1].motion != frame.motion
      triggers.append(frame.startsMotion ? refresh : triggers.last ?? 0)
      phases.append(isNew ? refresh : phases.last ?? 0)
      if isNew || frame.startsMotion { knots.append(refresh) }
    }
    self.knots = knots
    self.triggers = triggers
    self.phases = phases
    motions = record.frames.map(\.motion)
    var scrolling: [Animation] = [.scrolling]
    if let autoplay = carousel.autoplay { scrolling.insert(autoplay.animation, at: 0) }
    animations = [
      .settling: [carousel.paging.settle, carousel.paging.bounce], .scrolling: scrolling,
    ]
    refreshRate = record.refreshRate
  }

  /// Returns the first refresh after one at which another motion begins, at most a limit.
  func nextKnot(after refresh: Int, upTo limit: Int) -> Int {
    var (low, high) = (0, knots.count)
    while low < high {
      let middle = (low + high) / 2
      if knots[middle] <= refresh { low = middle + 1 } else { high = middle }
    }
    return low < knots.count ? min(knots[low], limit) : limit
  }

  /// Returns the curves that may move the content at a refresh, with the refresh at which each
  /// began and the refreshes that it takes.
  func candidates(at refresh: Int) -> [(curve: TimingCurve, begin: Int, refreshes: Double)] {
    let begins = [phases[refresh], triggers[refresh], phases[refresh] - 1]
    return (animations[motions[refresh]] ?? []).flatMap { animation in
      begins.map { (animation.curve, $0, max(animation.duration * refreshRate, 1)) }
    }
  }
}
