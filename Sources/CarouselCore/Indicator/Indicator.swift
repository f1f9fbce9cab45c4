/// The dots below a carousel: which one is marked for an offset.
///
/// `dot = rounding(x / p + bias)`, then kept within 0 … N−1.
///
/// ```swift
/// // pageControl.currentPage = Int(x / width - 0.5)
/// Indicator(rounding: .truncated, bias: -0.5, bound: .clamped)
/// ```
public struct Indicator: Hashable, Sendable {
  /// How the quotient becomes whole.
  public var rounding: IndicatorRounding
  /// What is added to the offset in pages.
  public var bias: Double
  /// What becomes of a dot beyond the ends.
  public var bound: IndicatorBound
  /// When the dot changes.
  public var updatesOn: ControlEvents
  /// Whether the carousel shows it.
  public var isShown: Bool
  /// Whether it must mark an item with the largest share in every frame, not only at rest.
  public var isStrict: Bool

  /// Creates an indicator.
  public init(
    rounding: IndicatorRounding,
    bias: Double,
    bound: IndicatorBound,
    updatesOn: ControlEvents = .didScroll,
    isShown: Bool = true,
    isStrict: Bool = false
  ) {
    self.rounding = rounding
    self.bias = bias
    self.bound = bound
    self.updatesOn = updatesOn
    self.isShown = isShown
    self.isStrict = isStrict
  }
}

/// How the offset in pages becomes a whole number.
public enum IndicatorRounding: String, Hashable, Sendable, CaseIterable {
  /// Toward zero, as `Int(_:)` does.
  case truncated
  /// Down.
  case down
}

/// What becomes of a dot beyond the ends.
public enum IndicatorBound: String, Hashable, Sendable, CaseIterable {
  /// It is pinned to 0 … N−1, as `UIPageControl.currentPage` is.
  case clamped
  /// It wraps.
  case modulo
}

extension Indicator {
  /// Returns the marked dot.
  func dot(at offset: Double, in metrics: Metrics) -> Int {
    let quotient = offset / metrics.pitch + bias
    let index = truncated(rounding == .down ? quotient.rounded(.down) : quotient)
    return switch bound {
    case .clamped: min(max(index, 0), metrics.numberOfItems - 1)
    case .modulo: modulo(index, metrics.numberOfItems)
    }
  }
}
