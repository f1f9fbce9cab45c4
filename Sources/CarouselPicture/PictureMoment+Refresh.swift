public import CarouselCore

/// A moment that a timeline does not have.
public enum PictureMomentError: Error, Hashable, Sendable {
  /// The timeline is over before; the lengths are in seconds.
  case beyondEnd(Double, duration: Double)
  /// The event happens less often.
  case missingEvent(PictureEvent, number: Int, count: Int)
}

extension PictureMomentError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .beyondEnd(let seconds, let duration):
      "there is no frame at \(decimalText(seconds, decimals: 3)) s; the last one is at "
        + "\(decimalText(duration, decimals: 3)) s"
    case .missingEvent(let event, _, 0):
      "there is no \(event.rawValue) to show"
    case .missingEvent(let event, let number, let count):
      "there is no \(event.rawValue) \(number) to show; the last one is \(event.rawValue) \(count)"
    }
  }
}

extension PictureMoment {
  /// Returns the refresh of the moment.
  ///
  /// - Parameters:
  ///   - timeline: The displayed frames.
  ///   - verdict: What the laws say, for seams.
  /// - Returns: The number of the refresh.
  /// - Throws: A ``PictureMomentError`` where the timeline does not have the moment.
  /// - Complexity: O(refreshes) for events, O(1) otherwise.
  public func refresh(
    in timeline: CarouselTimeline, verdict: Verdict?
  ) throws(PictureMomentError) -> Int {
    let last = timeline.frameCount - 1
    switch self {
    case .seconds(let seconds):
      // A time that falls between two refreshes shows the one before, which is still displayed.
      let place = (seconds * timeline.refreshRate + 1e-6).rounded(.down)
      guard place <= Double(last) else {
        throw .beyondEnd(seconds, duration: Double(last) / timeline.refreshRate)
      }
      return Int(place)
    case .share(let share):
      return Int((share * Double(last)).rounded())
    case .event(let event, let number):
      let refreshes = event.refreshes(in: timeline, verdict: verdict)
      guard number <= refreshes.count else {
        throw .missingEvent(event, number: number, count: refreshes.count)
      }
      return refreshes[number - 1]
    }
  }

  /// Returns the moment that tells most of a timeline: its first seam, else its first wrap, else its
  /// middle.
  public static func mostTelling(
    of timeline: CarouselTimeline, verdict: Verdict?
  ) -> PictureMoment {
    for event in [PictureEvent.seam, .wrap]
    where !event.refreshes(in: timeline, verdict: verdict).isEmpty {
      return .event(event, number: 1)
    }
    return .share(0.5)
  }
}

extension PictureEvent {
  /// Returns the refreshes in which it happens, in order.
  fileprivate func refreshes(in timeline: CarouselTimeline, verdict: Verdict?) -> [Int] {
    switch self {
    case .wrap: timeline.filter(\.hasWrapJump).map(\.refresh)
    case .tick: timeline.filter { $0.events.contains(.tick) }.map(\.refresh)
    case .seam:
      (verdict?.findings ?? []).map { Int(($0.worstTime * timeline.refreshRate).rounded()) }
        .sorted()
    }
  }
}
