/// One rule by which a carousel wraps: when it looks, what it asks, what it does.
///
/// ```swift
/// // if scrollView.contentOffset.x == 0 { scrollView.contentOffset.x = width * N }
/// WrapRule("first-to-last", on: .didScroll, if: .offset(.equal, .zero), then: .set(.lap))
/// ```
public struct WrapRule: Hashable, Sendable {
  /// The name under which findings cite the rule.
  public var name: String
  /// The events on which the rule looks.
  public var events: ControlEvents
  /// What it asks.
  public var test: WrapTest
  /// What it does.
  public var operation: WrapOperation
  /// How the new offset is rounded.
  public var rounding: OffsetRounding
  /// Whether the rule is off from a tick of autoplay until the next drag.
  public var isOffWhileAutoScrolling: Bool
  /// The number of refreshes by which the strip's change is displayed after the offset's.
  public var latency: Int
  /// Whether the new offset is animated to, which makes the jump visible.
  public var isAnimated: Bool

  /// Creates a rule.
  public init(
    _ name: String,
    on events: ControlEvents,
    if test: WrapTest,
    then operation: WrapOperation,
    rounding: OffsetRounding = .none,
    isOffWhileAutoScrolling: Bool = false,
    latency: Int = 0,
    isAnimated: Bool = false
  ) {
    self.name = name
    self.events = events
    self.test = test
    self.operation = operation
    self.rounding = rounding
    self.isOffWhileAutoScrolling = isOffWhileAutoScrolling
    self.latency = latency
    self.isAnimated = isAnimated
  }
}

/// How code rounds the offset that it computes.
public enum OffsetRounding: String, Hashable, Sendable, CaseIterable {
  /// Not at all.
  case none
  /// Toward zero, as `Int(_:)` does, before the operation.
  case truncated
  /// To the device's pixels.
  case pixel
}
