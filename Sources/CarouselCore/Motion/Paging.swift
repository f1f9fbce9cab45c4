/// Which page a release goes to, and how it gets there (assumptions A1 to A4).
public struct Paging: Hashable, Sendable {
  /// The finger's velocity from which a release turns the page whatever the distance.
  ///
  /// In points a second; Apple does not document it.
  public var velocityThreshold: Double = 250
  /// The motion to the target.
  public var settle: Animation = .settle
  /// The motion back from beyond the end of the content.
  public var bounce: Animation = .bounce
  /// Whether a finger that stops the motion makes it call `didEndDecelerating`: iOS 13 and later
  /// do (assumption A3).
  public var touchEndsDeceleration = true
  /// Whether a finger that stops an animation of the code's makes it call
  /// `didEndScrollingAnimation`.
  public var touchEndsScrollingAnimation = false
  /// What a finger does to a running motion.
  public var touch: TouchResponse = .freezes

  /// Creates paging with the defaults.
  public init() {}
}

/// What a finger does to a running motion.
public enum TouchResponse: String, Hashable, Sendable, CaseIterable {
  /// It stops the motion and takes hold of the content.
  case freezes
  /// It is not listened to until the motion ends.
  case isBlocked = "is-blocked"
}

extension Paging {
  /// Returns the page that a release at an offset goes to (assumption A1).
  ///
  /// - Parameters:
  ///   - pages: The offset in pages.
  ///   - velocity: The finger's velocity in points a second, positive to the next page.
  ///   - movesForward: The direction in which the finger moved last; it decides ties.
  /// - Returns: The page as a whole number, not yet kept within the content.
  func targetPage(at pages: Double, velocity: Double, movesForward: Bool) -> Double {
    // The page under the finger counts as reached within a billionth of a page.
    let tolerance = 1e-9
    if velocity >= velocityThreshold { return (pages + tolerance).rounded(.down) + 1 }
    if velocity <= -velocityThreshold { return (pages - tolerance).rounded(.up) - 1 }
    let floor = (pages + tolerance).rounded(.down)
    let share = pages - floor
    if abs(share - 0.5) <= tolerance { return movesForward ? floor + 1 : floor }
    return share < 0.5 ? floor : floor + 1
  }
}
