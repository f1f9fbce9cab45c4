/// A script compiled to events on display refreshes, without looking at any carousel's motion.
///
/// A step that settles takes a fixed slot: its gesture, the nominal settle, and the refresh in
/// which the finger comes down. A slot never waits.
public struct ScriptSchedule: Hashable, Sendable {
  /// The events, ordered by refresh.
  public private(set) var events: [ScheduledEvent] = []
  /// The number of refreshes that the script takes.
  public private(set) var length = 0
  /// The first refresh of each step.
  public private(set) var stepStarts: [Int] = []

  private var fingerIsDown = false

  /// Whether a finger still holds the content when the slot of the last step ends.
  var endsWithFingerDown: Bool { fingerIsDown }

  private let carousel: Carousel
  private let gestures: GestureDefaults
  private let refreshRate: Double
}

/// One event of a schedule.
public struct ScheduledEvent: Hashable, Sendable {
  /// The refresh in which it happens.
  public var refresh: Int
  /// What happens.
  public var kind: Kind

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// A finger comes down, to drag or to tap.
    case fingerDown(isTap: Bool)
    /// The finger starts to move by so many pages in so many refreshes.
    case fingerMoves(pages: Double, refreshes: Int)
    /// The finger is lifted at a velocity in points a second.
    case fingerUp(velocity: Double)
    /// The bounds change size.
    case resize(Size)
    /// An item takes new data.
    case update(Int)
    /// The screen is hidden.
    case hide
    /// The screen is shown again.
    case show
  }
}

extension ScriptSchedule {
  /// Creates the schedule of a script.
  ///
  /// - Parameters:
  ///   - script: The steps.
  ///   - carousel: The carousel whose nominal durations make the slots.
  ///   - refreshRate: The refreshes a second.
  public init(_ script: Script, for carousel: Carousel, refreshRate: Double) {
    self.carousel = carousel
    gestures = script.gestures
    self.refreshRate = refreshRate
    for step in script.steps { append(step) }
    releaseHeldFinger()
  }

  /// Creates the schedule of one step that follows others; a finger that it leaves down stays down.
  init(step: ScriptStep, for carousel: Carousel, refreshRate: Double, fingerIsDown: Bool) {
    self.carousel = carousel
    gestures = GestureDefaults()
    self.refreshRate = refreshRate
    self.fingerIsDown = fingerIsDown
    append(step)
  }

  private func refreshes(_ seconds: Double) -> Int {
    max(1, Int(exactly: (seconds * refreshRate).rounded()) ?? 1)
  }

  private var settleRefreshes: Int {
    Int(exactly: (carousel.paging.settle.duration * refreshRate - 1e-6).rounded(.up)) ?? 1
  }

  private mutating func add(_ kind: ScheduledEvent.Kind) {
    events.append(ScheduledEvent(refresh: length, kind: kind))
  }

  /// Lifts a finger that caught a motion and then made no gesture.
  private mutating func releaseHeldFinger() {
    guard fingerIsDown else { return }
    add(.fingerUp(velocity: 0))
    fingerIsDown = false
    length += settleRefreshes + 1
  }

  private mutating func append(_ step: ScriptStep) {
    switch step {
    case .swipe, .drag: break
    default: releaseHeldFinger()
    }
    stepStarts.append(length)
    switch step {
    case .rest(let seconds):
      length += refreshes(seconds)
    case .swipe(let direction, let caughtAfter):
      drag(
        pages: direction.sign * gestures.swipePages,
        seconds: gestures.swipeSeconds,
        velocity: direction.sign * gestures.swipeVelocity,
        caughtAfter: caughtAfter
      )
    case .drag(let direction, let pages, let seconds, let velocity):
      drag(
        pages: direction.sign * pages,
        seconds: seconds,
        velocity: direction.sign * velocity,
        caughtAfter: nil
      )
    case .autoplay(let ticks):
      guard let autoplay = carousel.autoplay, ticks > 0 else { return }
      length += refreshes(autoplay.duration(ofTicks: ticks)) + 1
    case .tap:
      add(.fingerDown(isTap: true))
      length += refreshes(gestures.holdSeconds)
      add(.fingerUp(velocity: 0))
      length += settleRefreshes + 1
    case .resize(let size):
      add(.resize(size))
      length += refreshes(gestures.holdSeconds)
    case .update(let item):
      add(.update(item))
      length += refreshes(gestures.holdSeconds)
    case .hide(let seconds):
      add(.hide)
      length += refreshes(seconds)
      add(.show)
      length += 1
    }
  }

  private mutating func drag(
    pages: Double, seconds: Double, velocity: Double, caughtAfter: Double?
  ) {
    if !fingerIsDown { add(.fingerDown(isTap: false)) }
    let duration = refreshes(seconds)
    add(.fingerMoves(pages: pages, refreshes: duration))
    length += duration
    add(.fingerUp(velocity: velocity))
    fingerIsDown = false
    if let caughtAfter {
      length += refreshes(caughtAfter)
      add(.fingerDown(isTap: false))
      fingerIsDown = true
      length += refreshes(gestures.holdSeconds)
    } else {
      length += settleRefreshes + 1
    }
  }
}
