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
  /// Whether the picture is wrong from this frame on.
  var isSeen: Bool

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
      && isSeen == other.isSeen
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
        let visible = before.pages.filter { $0.end > 0.01 && $0.origin < before.length(timeline) }
          .sorted { $0.origin < $1.origin }
        let isSeen = verdict.findings.contains {
          // A run that began before is not the jump's doing.
          visibleLaws.contains($0.law) && $0.refresh == frame.refresh
        }
        let copy = visible.first(where: \.isClone)
        moments.append(
          WrapMoment(
            jump: jump, motion: frame.motion, items: visible.map(\.item),
            copiedItem: copy?.item,
            isLeadingCopy: copy.map { timeline.isBeforeHome($0, in: before, pitch: jump.pitch) }
              ?? false,
            numberOfItems: timeline.carousel.geometry.numberOfItems, isSeen: isSeen))
      }
      previous = frame
    }
    return moments
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
  /// The length of the bounds along the scrolling axis, less what nobody sees.
  fileprivate func length(_ timeline: CarouselTimeline) -> Double {
    let geometry = timeline.carousel.geometry
    return (geometry.axis == .horizontal ? boundsSize.width : boundsSize.height) - 0.01
  }
}
