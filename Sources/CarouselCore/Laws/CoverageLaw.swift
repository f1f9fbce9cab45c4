/// Nothing within the bounds is blank where the reference shows a page.
struct CoverageLaw: Hashable, Sendable {
  var run = FindingRun()

  mutating func observe(_ judged: JudgedFrame) {
    guard !judged.matches else { return }
    guard let (extent, length) = Self.blank(in: judged) else { return }
    run.record(in: judged.frame, size: length) {
      judged.finding(
        .coverage,
        extent: extent,
        size: length,
        sight: .blank(length)
      )
    }
  }

  /// Returns what is blank and should not be, or `nil`.
  static func blank(in judged: JudgedFrame) -> (extent: ClosedRange<Double>, length: Double)? {
    var extent: ClosedRange<Double>?
    var length = 0.0
    judged.picture.compare(with: judged.reference) { start, end, own, other in
      guard own == nil, other != nil, end - start > judged.tolerance else { return }
      length += end - start
      extent = min(extent?.lowerBound ?? start, start)...end
    }
    return extent.map { ($0, length) }
  }
}
