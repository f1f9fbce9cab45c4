/// A condition that every displayed frame of a seamless wraparound fulfils.
public enum Law: String, Hashable, Sendable, CaseIterable {
  /// Every point of the bounds shows the item, and the place within it, that the reference shows.
  ///
  /// For each stretch with one page on either side: `item = item_ref` and
  /// `|origin − origin_ref| ≤ ε`, with ε half a device pixel. Example: at x = 2317.5 the strip of
  /// `banner-view` ends, while the reference shows item 2 there.
  case referenceMatch = "reference-match"
  /// A wrap jump changes nothing that was visible.
  ///
  /// `Δx + rotation·p = k·L` within ε. Example: 1124.667 → 2249 is 0.667 points short of a lap.
  case remapEquivalence = "remap-equivalence"
  /// Nothing within the bounds is blank where the reference shows a page.
  ///
  /// Example: 3·p, one page beyond the content of `boundless-scroll-view`, shows nothing.
  case coverage
  /// Where two pages overlap, the one on top is the reference's; covered pages do not count.
  case uniqueCover = "unique-cover"
  /// The offset and the strip change in the same displayed frame, and neither is animated.
  case atomicity
  /// The position moves only as far, and only that way, as the reference moves in that refresh.
  ///
  /// `Δy` lies between 0 and `Δy_ref`, within two half pixels. Example: a finger stops a settle at
  /// 1.6·p and the page snaps to p.
  case motionContinuity = "motion-continuity"
  /// A gesture or a tick turns as many pages as it turns on the reference.
  ///
  /// Example: `banner-view` at the trailing copy springs back from a swipe forward, every time.
  case progress
  /// The marked dot names an item with the largest visible share.
  ///
  /// Example: `Int(x / p − 0.5)` marks the first dot while x lies between 0 and p / 2, where the
  /// last item fills most of the bounds.
  case indicator
  /// Every page that the viewer comes to rest on is reported once, by its right number.
  ///
  /// Example: a drag of exactly one page on `boundless-scroll-view` reports nothing.
  case callbacks
  /// Ticks come at an even pace, none while a finger is down or the screen hidden.
  ///
  /// Between resets `t(m+1) − t(m) = T ± 2` refreshes. Example: the last turn of
  /// `loop-content-view` is followed after 3.2 s, the others after 3.5 s.
  case autoplayCadence = "autoplay-cadence"
  /// After whole laps the picture at rest stands where it stood.
  ///
  /// `|y − y_ref| ≤ ε` at rest once a lap has passed, after 100 laps as after one.
  case noDrift = "no-drift"
  /// The picture that would follow the last frame of a loop is its first frame.
  ///
  /// Judged only where something is said to close.
  case loopClosure = "loop-closure"
  /// The item and the part of it that shows survive a change of size.
  case resize
  /// No item shows nothing, one item shows no blank, two items keep the direction asked for.
  case smallCounts = "small-counts"
  /// Right to left, or from top to bottom, the same script gives the mirrored frames.
  case mirror
  /// A copy shows the current version of its item.
  case cloneVersion = "clone-version"
  /// The verdict does not depend on the refresh rate, the sampling phase, the last bit or the grid.
  case robustness
}

extension Law {
  /// The law's name in scenarios, reports and on the command line.
  public var id: String { rawValue }

  /// The law in one sentence.
  public var statement: String {
    switch self {
    case .referenceMatch: "every point of the bounds shows what a strip without ends would show"
    case .remapEquivalence: "a wrap jump changes nothing that was visible"
    case .coverage: "no point of the bounds is blank"
    case .uniqueCover: "where pages overlap, the right one is on top"
    case .atomicity: "offset and strip change in the same displayed frame, at once"
    case .motionContinuity: "the content moves only as far and only that way as it was asked to"
    case .progress: "every gesture and tick turns the pages that it asks for"
    case .indicator: "the marked dot names an item with the largest visible share"
    case .callbacks: "every page is reported once, by its right number"
    case .autoplayCadence: "ticks come at an even pace, and none while touched or hidden"
    case .noDrift: "after whole laps the picture at rest stands where it stood"
    case .loopClosure: "the first frame follows the last one"
    case .resize: "the page in view survives a change of size"
    case .smallCounts: "no, one and two items behave"
    case .mirror: "mirrored carousels give mirrored frames"
    case .cloneVersion: "a copy shows the current version of its item"
    case .robustness: "refresh rate, sampling phase, last bit and pixel grid change no verdict"
    }
  }
}
