/// Something that happens in a refresh.
public enum TimelineEvent: Hashable, Sendable {
  /// A finger came down.
  case fingerDown
  /// A finger was lifted at a velocity in points a second.
  case fingerUp(velocity: Double)
  /// A finger came down and nothing listened to it.
  case touchIgnored
  /// The timer fired.
  case tick
  /// A wrap rule changed the offset or the strip.
  case wrapJump(WrapJump)
  /// The strip on the screen changed in a refresh after the offset's jump.
  case stripChangedLate
  /// A rule animates its jump instead of making it at once; the name is the rule's.
  case wrapJumpAnimated(String)
  /// The scroll view called back.
  case callback(ControlEvents)
  /// The carousel reported a page to its owner.
  case pageCommitted(Int)
  /// The carousel reported a tap on an item.
  case itemTapped(Int)
  /// An item took new data.
  case itemUpdated(Int)
  /// The bounds took a new size.
  case resized(Size)
  /// The screen was hidden.
  case hidden
  /// The screen was shown again.
  case shown
}

/// An unanimated change of offset, of strip, or of both that is meant to be invisible.
public struct WrapJump: Hashable, Sendable {
  /// The name of the rule.
  public var rule: String
  /// The offset before in points.
  ///
  /// If the rule acted in the refresh in which the offset was reached, nobody ever saw it: see
  /// ``isDisplayedBefore``.
  public var from: Double
  /// The offset after in points.
  public var to: Double
  /// The pages by which the views were turned.
  public var rotation: Int
  /// The distance from page to page at that moment in points.
  public var pitch: Double
  /// Whether the offset before was displayed in the refresh before.
  public var isDisplayedBefore: Bool

  /// The change of offset in points.
  public var displacement: Double { to - from }
}

/// What moves the content.
public enum MotionPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case resting
  /// A finger.
  case dragging
  /// A release.
  case settling
  /// The carousel's own code.
  case scrolling
}
