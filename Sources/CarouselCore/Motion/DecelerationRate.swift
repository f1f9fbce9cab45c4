internal import CMath

/// The rate at which free scrolling slows down: the part of the velocity that is left after a
/// millisecond, as `UIScrollView.DecelerationRate` counts it.
public struct DecelerationRate: Hashable, Sendable {
  /// The part of the velocity left after a millisecond.
  public var rawValue: Double

  /// Creates a rate.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// `UIScrollView.DecelerationRate.normal`, 0.998.
  public static let normal = DecelerationRate(rawValue: 0.998)
  /// `UIScrollView.DecelerationRate.fast`, 0.99.
  public static let fast = DecelerationRate(rawValue: 0.99)
}

extension DecelerationRate {
  /// Returns the distance that a release will travel, in points: `(v / 1000)·d / (1 − d)`.
  ///
  /// From WWDC 2018, session 803. A target is chosen by this, although the continuous motion rests
  /// slightly farther.
  ///
  /// ```swift
  /// DecelerationRate.normal.projection(of: 1000)  // 499.0
  /// ```
  ///
  /// - Parameter velocity: The velocity in points a second.
  /// - Returns: The distance in points.
  public func projection(of velocity: Double) -> Double {
    velocity / 1000 * rawValue / (1 - rawValue)
  }

  /// Returns the distance after which continuous deceleration rests, in points:
  /// `−v / (1000·ln d)`.
  ///
  /// - Parameter velocity: The velocity in points a second.
  /// - Returns: The distance in points.
  public func restingDistance(of velocity: Double) -> Double {
    -velocity / (1000 * wraparound_log(rawValue))
  }

  /// Returns the velocity after a time: `v·d^(1000t)`.
  ///
  /// - Parameters:
  ///   - seconds: The time since the release.
  ///   - velocity: The velocity at the release in points a second.
  /// - Returns: The velocity in points a second.
  public func velocity(after seconds: Double, from velocity: Double) -> Double {
    velocity * power(rawValue, 1000 * seconds)
  }
}
