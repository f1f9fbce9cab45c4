/// The carousel and its reference at the end of a gesture, with all counts of refreshes from there.
struct SearchState: Sendable {
  var carousel: Simulator
  var reference: Simulator
  var lastFrame: DisplayedFrame
  var fingerIsDown = false
  /// The refreshes since the last tick, as long as nothing has reset the pace since.
  var refreshesSinceTick: Int?
  /// What the law of progress remembers.
  var progress = ProgressLaw.Memory()

  init(_ carousel: Carousel, refreshRate: Double) {
    self.carousel = Simulator(carousel, refreshRate: refreshRate)
    reference = Simulator(carousel.reference, refreshRate: refreshRate)
    self.carousel.refresh = -1
    reference.refresh = -1
    lastFrame = DisplayedFrame(self.carousel, reference: reference)
    settle()
  }

  /// Makes states comparable: counts refreshes from now, laps from the first, and lets the
  /// reference start where the carousel stands, if they have parted and both rest.
  mutating func settle() {
    carousel.countRefreshesFromNow()
    reference.countRefreshesFromNow()
    let isAtRest = carousel.displayedMotion == .resting && reference.displayedMotion == .resting
    let tolerance = carousel.metrics.tolerance + 1e-6
    if isAtRest, abs(carousel.position - reference.contentOffset) > tolerance {
      reference.place(at: carousel.exactPosition)
    }
    stopOnPixel()
    let lap = carousel.metrics.stripLap
    if lap > 0 {
      let laps = (reference.contentOffset / lap + 1e-6).rounded(.down)
      carousel.position -= laps * lap
      reference.shift(by: -laps * lap)
      progress.shift(byPages: -truncated(laps) * carousel.metrics.numberOfItems)
    }
    lastFrame = DisplayedFrame(carousel, reference: reference)
    lastFrame.events = []
    // At rest the next gesture starts from here, whatever was asked for before.
    if isAtRest { progress = ProgressLaw.Memory() }
  }

  /// Lets content that is held, or that rests, stand on the reference's pixel grid.
  ///
  /// So the states are finite. Both move by the same distance, less than half a pixel.
  private mutating func stopOnPixel() {
    guard carousel.motion.isHeldOrResting, reference.motion.isHeldOrResting else { return }
    let distance = reference.metrics.snap(reference.exactOffset) - reference.exactOffset
    guard abs(distance) > 1e-9, !reference.isOnPage else { return }
    carousel.shift(by: distance)
    reference.shift(by: distance)
  }

  /// What tells one state from another.
  var key: Key {
    Key(
      layout: carousel.layout.withoutBuriedViews(carousel.carousel.strip),
      laggingLayout: carousel.laggingLayout,
      offset: rounded(carousel.exactOffset),
      motion: MotionKey(carousel.motion),
      referenceMotion: MotionKey(reference.motion),
      // At rest on the same picture nothing that follows depends on which lap the reference is in.
      displacement: rounded(reference.exactOffset - carousel.position),
      viewAnimation: carousel.viewAnimation.map { rounded($0.start) },
      viewAnimationStart: carousel.viewAnimation?.startRefresh,
      timers: carousel.timers,
      isAutoScrolling: carousel.isAutoScrolling,
      currentItem: carousel.currentItem,
      dot: carousel.dot,
      pagesApart: progress.start.map { $0.referencePage - $0.page },
      refreshesSinceTick: refreshesSinceTick
    )
  }

  struct Key: Hashable, Sendable {
    var layout: StripLayout
    var laggingLayout: Simulator.LaggingLayout?
    var offset: Int
    var motion: MotionKey
    var referenceMotion: MotionKey
    var displacement: Int
    var viewAnimation: Int?
    var viewAnimationStart: Int?
    var timers: [AutoplayTimer]
    var isAutoScrolling: Bool
    var currentItem: Int
    var dot: Int?
    var pagesApart: Int?
    var refreshesSinceTick: Int?
  }

  /// A motion, with lengths rounded so that the last bits of sums make no new state.
  struct MotionKey: Hashable, Sendable {
    var phase: MotionPhase
    var isHeld: Bool
    var lengths: [Int]

    init(_ motion: Motion) {
      phase = motion.phase
      isHeld = false
      lengths = []
      switch motion {
      case .resting, .tapping: break
      case .dragging(let finger):
        isHeld = true
        lengths = [rounded(finger.origin), rounded(finger.displacement(at: 0))]
      case .settling(let animation), .scrolling(let animation):
        lengths = [rounded(animation.start), rounded(animation.target), animation.startRefresh]
      }
    }
  }
}

/// Counts ten thousandths of a point.
private func rounded(_ length: Double) -> Int {
  Int(exactly: (length * 10_000).rounded()) ?? 0
}

extension Motion {
  fileprivate var isHeldOrResting: Bool {
    switch self {
    case .resting, .tapping, .dragging: true
    case .settling, .scrolling: false
    }
  }
}

extension Simulator {
  /// Whether the content stands exactly on a page, which need not lie on a pixel.
  fileprivate var isOnPage: Bool {
    let pages = exactOffset / metrics.pitch
    return abs(pages - pages.rounded()) < 1e-9
  }

  /// The position before it is rounded to the device's pixels.
  var exactPosition: Double { position + exactOffset - contentOffset }

  /// Counts refreshes from the present one.
  mutating func countRefreshesFromNow() {
    let elapsed = refresh
    refresh = 0
    viewAnimation?.startRefresh -= elapsed
    switch motion {
    case .resting, .tapping: break
    case .dragging(var finger):
      finger.travelled = finger.displacement(at: Double(elapsed))
      finger.move = nil
      motion = .dragging(finger)
    case .settling(var animation):
      animation.startRefresh -= elapsed
      motion = .settling(animation)
    case .scrolling(var animation):
      animation.startRefresh -= elapsed
      motion = .scrolling(animation)
    }
    guard let interval = carousel.autoplay?.interval else { return }
    for index in timers.indices {
      let due = timers[index].due(interval: interval, refreshRate: refreshRate) - elapsed
      // A timer that started so long ago that its first tick is due then.
      let first = AutoplayTimer(startRefresh: 0).due(interval: interval, refreshRate: refreshRate)
      timers[index] = AutoplayTimer(startRefresh: due - first)
    }
  }
}
