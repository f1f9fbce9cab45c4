/// The timer that turns the pages.
public struct Autoplay: Hashable, Sendable {
  /// The time between two ticks in seconds.
  public var interval: Double
  /// The events that start the interval again.
  public var startsAgainOn: ControlEvents = []
  /// The events that stop the timer.
  public var stopsOn: ControlEvents = []
  /// The offset that a tick scrolls to.
  public var target: AutoplayTarget = .nextPage
  /// The motion of a turn.
  public var animation: Animation = .scrolling
  /// Whether a tick sets the flag that switches rules off until the next drag.
  public var marksAutoScrolling = false
  /// Whether a tick does nothing while a finger is down (`isTracking`), a tap's finger included.
  public var skipsWhileTracking = false
  /// The special turn at the end of the strip.
  public var lastTurn: LastTurn?
  /// What becomes of ticks that fall due while the screen is hidden.
  public var whenHidden: HiddenTicks = .oneOnReturn
  /// The number of timers that run; more than one is a fault.
  public var numberOfTimers = 1

  /// Creates a timer.
  ///
  /// - Parameter interval: The time between two ticks in seconds.
  public init(interval: Double) {
    self.interval = interval
  }
}

/// The offset that a tick scrolls to.
public enum AutoplayTarget: String, Hashable, Sendable, CaseIterable {
  /// The page after the one under the middle of the bounds.
  case nextPage = "next-page"
  /// One page beyond the offset, wherever it is; not clamped to the content (assumption A7).
  case currentOffset = "current-offset"
}

/// A turn that ends on the last page of the strip by an animation of the view's own, after which
/// code sets the offset (`UIView.animate` with a completion).
///
/// Such an animation changes the offset at once and only shows it moving, and no finger stops it.
public struct LastTurn: Hashable, Sendable {
  /// The page, counted in pages from the content's start, from which on a turn is the last one.
  public var page: Length
  /// The offset that the completion sets.
  public var landing: Length
  /// Whether the landing multiplies by the page's width truncated to a whole number.
  public var truncatesPage: Bool

  /// The name under which findings cite it.
  public static let ruleName = "last-turn"

  /// Creates a last turn.
  public init(page: Length, landing: Length, truncatesPage: Bool) {
    self.page = page
    self.landing = landing
    self.truncatesPage = truncatesPage
  }
}

/// What becomes of ticks that fall due while the screen is hidden.
public enum HiddenTicks: String, Hashable, Sendable, CaseIterable {
  /// At most one comes at once on return, as a run loop's timer does.
  case oneOnReturn = "one-on-return"
  /// The interval starts again on return.
  case startsAgain = "starts-again"
  /// All come on return, one a refresh.
  case burst
}

extension Autoplay {
  /// The time from one turn to the next where nothing disturbs them, in seconds: the interval, and
  /// the animation where its end starts the interval again.
  public var period: Double {
    startsAgainOn.contains(.didEndScrollingAnimation) ? interval + animation.duration : interval
  }

  /// Returns the time that a number of ticks and the last one's animation take from a start of the
  /// timer, in seconds.
  public func duration(ofTicks count: Int) -> Double {
    interval + Double(count - 1) * period + animation.duration
  }
}
