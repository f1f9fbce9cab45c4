/// What stands on the screen after one display refresh.
public struct DisplayedFrame: Hashable, Sendable {
  /// The number of the refresh, from zero.
  public var refresh: Int
  /// The time in seconds since the start.
  public var time: Double
  /// The size of the bounds in points.
  public var boundsSize: Size
  /// The offset on the screen in points.
  public var contentOffset: Double
  /// The offset with every wrap jump undone in points.
  public var position: Double
  /// The offset of the reference carousel in points: item k stands at k·p, for every integer k.
  public var referencePosition: Double
  /// What moves the content.
  public var motion: MotionPhase
  /// What moves the reference's content.
  public var referenceMotion: MotionPhase
  /// The versions of the items' data; empty as long as no item was updated.
  public var versions: [Int]
  /// The pages with a part in the bounds, back to front; origins count from the leading edge.
  public var pages: [PlacedPage]
  /// The marked dot, from zero, or `nil` where the carousel has none.
  public var indicator: Int?
  /// Whether the screen is hidden.
  public var isHidden: Bool
  /// What happened since the frame before.
  public var events: [TimelineEvent]

  /// The wrap jumps of this refresh.
  public var wrapJumps: [WrapJump] {
    events.compactMap { event in
      if case .wrapJump(let jump) = event { jump } else { nil }
    }
  }

  /// Whether a wrap rule acted in this refresh.
  public var hasWrapJump: Bool {
    events.contains { event in
      if case .wrapJump = event { true } else { false }
    }
  }
}
