public import CarouselCore

/// A law that one or several frames of a trace break.
///
/// It says of a recording what a `Finding` says of a simulated carousel; wrap rules are unknown
/// here, and frames are counted instead of refreshes.
public struct TraceFinding: Hashable, Sendable {
  /// The law.
  public var law: Law
  /// The first frame that breaks it, from zero.
  public var frame: Int
  /// The time of that frame in seconds.
  public var time: Double
  /// The time of the worst frame in seconds.
  public var worstTime: Double
  /// The number of frames from the first to the last that break it.
  public var frameCount: Int
  /// The offset that the carousel held in the worst frame, where the recorder knew it.
  public var contentOffset: Double?
  /// The way of the picture from the first frame to the worst, in points, positive to the next item.
  public var position: Double
  /// The way that would have been right, in points.
  public var referencePosition: Double
  /// The items on the screen in the worst frame, from the leading edge, from zero.
  public var items: [Int]
  /// The items that belong there.
  public var expectedItems: [Int]
  /// The stretch of the bounds that is wrong in the worst frame, in points from the edge at x = 0.
  public var extent: ClosedRange<Double>
  /// How wrong it is, in points: the length that shows something else, or the displacement.
  public var size: Double
  /// What is seen, in one sentence.
  public var explanation: String
  /// What would mend it, in one sentence.
  public var remedy: String
}

extension TraceFinding {
  /// The last frame that breaks the law.
  public var lastFrame: Int { frame + frameCount - 1 }
}
