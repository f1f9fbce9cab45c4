/// What a user does to a carousel, step by step.
///
/// ```swift
/// let script = Script([.rest(0.5), .swipe(.forward), .swipe(.back, caughtAfter: 0.12)])
/// ```
public struct Script: Hashable, Sendable {
  /// The steps in order.
  public var steps: [ScriptStep]
  /// The fingers that swipe and hold.
  public var gestures = GestureDefaults()

  /// Creates a script.
  public init(_ steps: [ScriptStep]) {
    self.steps = steps
  }
}

/// One step of a script.
public enum ScriptStep: Hashable, Sendable {
  /// Nothing happens for some seconds.
  case rest(Double)
  /// A flick of one page; with `caughtAfter`, a finger stops the motion that many seconds after
  /// the release.
  case swipe(SwipeDirection, caughtAfter: Double? = nil)
  /// A drag at constant speed over a number of pages in some seconds; released at a velocity in
  /// points a second in the direction of the drag.
  case drag(SwipeDirection, pages: Double, seconds: Double, releaseVelocity: Double = 0)
  /// A number of turns by the timer.
  case autoplay(ticks: Int)
  /// A tap on the middle of the bounds.
  case tap
  /// The bounds change size.
  case resize(Size)
  /// An item, from zero, takes new data: its pages show another version from then on.
  case update(item: Int)
  /// The screen is hidden for some seconds.
  case hide(Double)
}

/// The direction in which the content is asked to turn.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  /// To the next item.
  case forward
  /// To the previous item.
  case back

  /// 1 forward, −1 back.
  public var sign: Double { self == .forward ? 1 : -1 }
}

/// The fingers of a script.
public struct GestureDefaults: Hashable, Sendable {
  /// The distance of a swipe in pages.
  public var swipePages = 0.4
  /// The time of a swipe in seconds.
  public var swipeSeconds = 0.12
  /// The velocity of a swipe at its release in points a second.
  public var swipeVelocity = 1500.0
  /// The time that a catching finger, or a tap, holds in seconds.
  public var holdSeconds = 0.1

  /// Creates the default fingers.
  public init() {}
}
