/// The marked dot names an item with the largest visible share.
///
/// At rest this holds after a few refreshes of grace; in motion the dot may also name either end
/// of the motion, unless the indicator is declared strict: then it holds in every frame.
struct IndicatorLaw: Hashable, Sendable {
  var run = FindingRun()
  private var restingRefreshes = 0
  private var itemAtRest: Int?

  /// The refreshes at rest after which a dot counts as settled: what a page control's own update
  /// may lag behind.
  static let grace = 6

  /// Whether another refresh that shows the same can change nothing but a run's length.
  func isDecided(for frame: DisplayedFrame) -> Bool {
    frame.indicator == nil || restingRefreshes > Self.grace
  }

  mutating func observe(_ judged: JudgedFrame, indicator: Indicator?) {
    let isStrict = indicator?.isStrict ?? false
    let frame = judged.frame
    guard let dot = frame.indicator else { return }
    // Shares closer than a device pixel on either side are a tie.
    let band = 4 * judged.tolerance
    let isResting = frame.motion == .resting
    restingRefreshes = isResting ? restingRefreshes + 1 : 0
    let isRight = judged.hasLargestShare(dot, band: band)
    if isRight {
      if isResting, restingRefreshes > Self.grace { itemAtRest = dot }
      return
    }
    let largest = judged.picture.largestItems(band: band)
    if isResting, restingRefreshes > Self.grace { itemAtRest = largest.first }
    guard !largest.isEmpty else { return }
    if !isStrict {
      let isEitherEnd = judged.picture.items.contains(dot) || dot == itemAtRest
      guard isResting ? restingRefreshes > Self.grace : !isEitherEnd else { return }
    }
    let seen = largest.map { "\($0 + 1)" }.joined(separator: " or ")
    run.record(in: judged.frame, size: judged.geometry.boundsLength) {
      judged.finding(
        .indicator,
        size: judged.geometry.boundsLength,
        explanation: "dot \(dot + 1) is marked while item \(seen) has the largest share",
        remedy: Self.remedy(for: dot, of: indicator, in: judged)
      )
    }
  }

  private static func remedy(
    for dot: Int, of indicator: Indicator?, in judged: JudgedFrame
  ) -> String? {
    // A dot that is right for what should show says that the picture is wrong.
    if judged.reference.largestItems(band: 4 * judged.tolerance).contains(dot) { return nil }
    guard let indicator else { return "mark the dot of the item with the largest share" }
    if indicator.rounding == .truncated || indicator.bound == .clamped {
      return "round the page down after adding the bias and take it modulo the number of items"
    }
    if !indicator.updatesOn.contains(.didScroll) {
      return "work the dot out again at every offset change"
    }
    return "add such a bias that the dot changes where two pages share the bounds equally"
  }
}
