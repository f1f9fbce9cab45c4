internal import CarouselCore

/// A wrap jump with what a reader has to know of it.
struct WrapMoment: Hashable, Sendable {
  var jump: WrapJump
  /// What moved the content when it happened.
  var motion: MotionPhase
  /// The items in the bounds in the frame before, in the order of the strip.
  var items: [Int]
  /// The item of the copy that has slid in, where there is one.
  var copiedItem: Int?
  /// Whether that copy stands before the pages at home, so that a motion back shows it.
  var isLeadingCopy: Bool
  /// The number of items.
  var numberOfItems: Int
  /// What it does to the picture.
  var effect: Effect

  /// What a jump does to the picture.
  enum Effect: Hashable, Sendable {
    /// Nothing.
    case none
    /// From this frame on it is wrong.
    case breaks
    /// It was wrong before, and is right from this frame on.
    case mends
    /// It was wrong before, and still is.
    case keepsWrong
  }

  /// The whole pages by which the offset moves, or `nil` where it is no whole number.
  var wholePages: Int? {
    guard jump.pitch > 0 else { return nil }
    let pages = jump.displacement / jump.pitch
    return abs(pages - pages.rounded()) * jump.pitch < 0.01 ? Int(pages.rounded()) : nil
  }

  /// The page beside the copy from which the motion came: the one behind a copy at the leading end,
  /// the one before a copy at the trailing end, whichever side of the bounds that is.
  var neighbor: Int? {
    guard let copiedItem, numberOfItems > 0 else { return nil }
    let step = isLeadingCopy ? 1 : -1
    return (copiedItem + step + numberOfItems) % numberOfItems
  }

  /// Whether another jump is told by the same sentence.
  func isLike(_ other: WrapMoment) -> Bool {
    jump.rule == other.jump.rule && (jump.displacement < 0) == (other.jump.displacement < 0)
      && effect == other.effect
  }

  /// The laws about what a jump does to the picture.
  private static let visibleLaws: Set<Law> = [
    .referenceMatch, .remapEquivalence, .coverage, .uniqueCover, .atomicity, .motionContinuity,
    .cloneVersion,
  ]

  /// Returns the wrap jumps of a timeline.
  ///
  /// - Complexity: O(n) for n displayed frames.
  static func all(of timeline: CarouselTimeline, verdict: Verdict) -> [WrapMoment] {
    var moments: [WrapMoment] = []
    var previous: DisplayedFrame?
    for frame in timeline {
      for jump in frame.wrapJumps {
        let before = previous ?? frame
        let visible = before.visiblePages(length: before.length(timeline))
        // The page that slides in stands at the edge to which the viewer moves; what leaves the
        // bounds at the other edge is not what the jump is about.
        let isBack = frame.position < before.position
        let copy = (isBack ? visible.first : visible.last).flatMap { $0.isClone ? $0 : nil }
        moments.append(
          WrapMoment(
            jump: jump, motion: frame.motion, items: visible.map(\.item),
            copiedItem: copy?.item,
            isLeadingCopy: copy.map { timeline.isBeforeHome($0, in: before, pitch: jump.pitch) }
              ?? false,
            numberOfItems: timeline.carousel.geometry.numberOfItems,
            effect: effect(at: frame.refresh, verdict)))
      }
      previous = frame
    }
    return moments
  }

  private static func effect(at refresh: Int, _ verdict: Verdict) -> Effect {
    let runs = verdict.findings.filter { visibleLaws.contains($0.law) }
    let isWrong = runs.contains { $0.refresh <= refresh && refresh <= $0.lastRefresh }
    let wasWrong = runs.contains { $0.refresh < refresh && refresh <= $0.lastRefresh + 1 }
    return switch (wasWrong, isWrong) {
    case (false, false): .none
    case (false, true): .breaks
    case (true, false): .mends
    case (true, true): .keepsWrong
    }
  }
}

extension CarouselTimeline {
  /// Whether a page of a frame stands before the page of item 0 at home.
  fileprivate func isBeforeHome(
    _ page: PlacedPage, in frame: DisplayedFrame, pitch: Double
  ) -> Bool {
    let home = Double(carousel.homePage) * pitch + carousel.geometry.peek
    return frame.contentOffset + page.origin < home - pitch / 2
  }
}

extension DisplayedFrame {
  /// The length of the bounds along the scrolling axis, in points.
  fileprivate func length(_ timeline: CarouselTimeline) -> Double {
    let geometry = timeline.carousel.geometry
    return geometry.axis == .horizontal ? boundsSize.width : boundsSize.height
  }

  /// The part of a page that shows, in points.
  fileprivate func share(of page: PlacedPage, length: Double) -> Double {
    min(page.end, length) - max(page.origin, 0)
  }

  /// The pages that a reader would name, from the leading edge: a sixteenth of the bounds is the
  /// least that is one.
  fileprivate func visiblePages(length: Double) -> [PlacedPage] {
    pages.filter { share(of: $0, length: length) >= min(length / 16, $0.length) }
      .sorted { $0.origin < $1.origin }
  }
}
