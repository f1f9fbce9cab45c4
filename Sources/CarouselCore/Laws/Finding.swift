/// A law that one or several displayed frames break.
public struct Finding: Hashable, Sendable {
  /// The law.
  public var law: Law
  /// The first refresh that breaks it.
  public var refresh: Int
  /// The time of that refresh in seconds.
  public var time: Double
  /// The time of the worst refresh in seconds.
  public var worstTime: Double
  /// The number of refreshes in a row that break it.
  public var frameCount: Int
  /// The offset on the screen in the worst refresh, in points.
  public var contentOffset: Double
  /// The position in the worst refresh, in points.
  public var position: Double
  /// The reference's offset in the worst refresh, in points.
  public var referencePosition: Double
  /// The items on the screen in the worst refresh, from the leading edge, from zero.
  public var items: [Int]
  /// The items that the reference shows then.
  public var expectedItems: [Int]
  /// The stretch of the bounds that is wrong in the worst refresh, in points from the leading edge.
  public var extent: ClosedRange<Double>
  /// How wrong it is, in points: the length that shows something else, or the displacement.
  public var size: Double
  /// The name of the wrap rule that acted last before, if one did.
  public var rule: String?
  /// What is seen, in one sentence.
  public var explanation: String {
    get { sight.text }
    set { sight = .words(newValue) }
  }
  /// What is seen, before it is put into words.
  var sight: Sight
  /// What would mend it, in one sentence.
  public var remedy: String
}

extension Finding {
  /// How wrong it is in device pixels.
  ///
  /// - Parameter displayScale: The device pixels in a point.
  /// - Returns: The extent in pixels.
  public func pixels(displayScale: Double) -> Double {
    size * max(displayScale, 1)
  }

  /// The last refresh that breaks the law.
  public var lastRefresh: Int { refresh + frameCount - 1 }
}
