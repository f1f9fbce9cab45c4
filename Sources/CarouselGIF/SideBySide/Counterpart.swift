public import CarouselCore

/// A carousel that is shown beside another one, under the same script and with the same sizes.
public struct Counterpart: Hashable, Sendable {
  /// Its displayed frames.
  public var timeline: CarouselTimeline
  /// What the laws say of them.
  public var verdict: Verdict

  /// Creates a counterpart.
  ///
  /// - Parameters:
  ///   - timeline: Its displayed frames.
  ///   - verdict: What the laws say of them; they are asked where `nil`.
  /// - Complexity: O(n) for n displayed frames where the laws are asked, O(1) otherwise.
  public init(_ timeline: CarouselTimeline, verdict: Verdict? = nil) {
    self.timeline = timeline
    self.verdict = verdict ?? timeline.verdict
  }
}

extension AnimationOptions {
  /// Returns the longer one of two timelines that are shown together: ticks of a timer may take
  /// another time in either.
  func longest(_ timeline: CarouselTimeline) -> CarouselTimeline {
    guard let other = against?.timeline, other.frameCount > timeline.frameCount else {
      return timeline
    }
    return other
  }
}
