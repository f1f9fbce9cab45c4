/// A curve and the time that it takes.
public struct Animation: Hashable, Sendable {
  /// The time in seconds.
  public var duration: Double
  /// The way through it.
  public var curve: TimingCurve

  /// Creates an animation.
  public init(duration: Double, curve: TimingCurve) {
    self.duration = duration
    self.curve = curve
  }

  /// The settle after a release, 0.35 s ease-out; Apple documents neither.
  public static let settle = Animation(duration: 0.35, curve: .easeOut)
  /// What `setContentOffset(_:animated: true)` does, 0.3 s ease-in-out; Apple documents neither.
  public static let scrolling = Animation(duration: 0.3, curve: .easeInOut)
  /// The bounce at the end of the content: critically damped, ω = 10 a second, until a thousandth
  /// of the way is left.
  public static let bounce = Animation(duration: 0.925, curve: .spring(angularFrequency: 10))
}

/// An animation under way between two offsets.
struct RunningAnimation: Hashable, Sendable {
  var animation: Animation
  var start: Double
  var target: Double
  /// The refresh in which it began.
  var startRefresh: Int

  /// Returns the offset at a moment, and whether the animation has ended.
  ///
  /// - Parameters:
  ///   - moment: The time in refreshes.
  ///   - refreshRate: The refreshes a second.
  /// - Returns: The offset in points, exactly the target at the end and after it.
  func offset(at moment: Double, refreshRate: Double) -> (offset: Double, hasEnded: Bool) {
    let elapsed = (moment - Double(startRefresh)) / refreshRate
    // A billionth: 21 refreshes at 60 Hz are 0.35 s, whatever the last bit of the quotient says.
    guard elapsed < animation.duration - 1e-9 else { return (target, true) }
    let part = animation.curve.value(
      at: elapsed / animation.duration, duration: animation.duration)
    return (start + (target - start) * part, false)
  }
}
