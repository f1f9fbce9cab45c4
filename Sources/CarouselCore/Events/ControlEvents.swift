/// The callbacks of a scroll view on which a carousel acts, named as `UIScrollViewDelegate` names
/// them.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// One bit an event.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The offset changed.
  public static let didScroll = ControlEvents(rawValue: 1 << 0)
  /// The view is laid out, once a refresh in which its offset or size changed.
  public static let layout = ControlEvents(rawValue: 1 << 1)
  /// A finger takes hold of the content.
  public static let willBeginDragging = ControlEvents(rawValue: 1 << 2)
  /// The finger lets go, whatever follows.
  public static let didEndDragging = ControlEvents(rawValue: 1 << 3)
  /// The finger lets go and no motion follows.
  public static let didEndDraggingAtRest = ControlEvents(rawValue: 1 << 4)
  /// The motion after a release ends, or a finger stops it (assumption A3).
  public static let didEndDecelerating = ControlEvents(rawValue: 1 << 5)
  /// An animation that code asked for ends.
  public static let didEndScrollingAnimation = ControlEvents(rawValue: 1 << 6)

  /// Every way of coming to rest that calls back.
  public static let anySettle: ControlEvents = [
    .didEndDecelerating, .didEndScrollingAnimation, .didEndDraggingAtRest,
  ]

  /// The single events with their names in scenario text.
  public static let named: [(name: String, event: ControlEvents)] = [
    ("did-scroll", .didScroll),
    ("layout", .layout),
    ("will-begin-dragging", .willBeginDragging),
    ("did-end-dragging", .didEndDragging),
    ("did-end-dragging-at-rest", .didEndDraggingAtRest),
    ("did-end-decelerating", .didEndDecelerating),
    ("did-end-scrolling-animation", .didEndScrollingAnimation),
  ]
}
