/// One timer: when it was started, and how often it has fired since.
struct AutoplayTimer: Hashable, Sendable {
  var startRefresh: Int
  var ticks = 0

  /// The refresh of the next tick, counted from the start, so that rounding does not add up.
  func due(interval: Double, refreshRate: Double) -> Int {
    let seconds = interval * Double(ticks + 1)
    return startRefresh + max(1, Int(exactly: (seconds * refreshRate).rounded()) ?? Int.max / 2)
  }
}
