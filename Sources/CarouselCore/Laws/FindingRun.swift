/// Joins the findings of one law in refreshes that touch into one.
///
/// A carousel that has parted from its reference is recorded in every frame, so a run under way
/// counts on its own and touches its finding only where a frame is worse.
struct FindingRun: Hashable, Sendable {
  /// All findings; the last one may be under way.
  private(set) var findings: [Finding] = []
  /// The last refresh of the last finding.
  private var lastRefresh = Int.min
  /// How wrong the worst frame of the last finding is, in points.
  private var worst = 0.0

  /// Records what a law found in a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - size: How wrong it is in points.
  ///   - finding: The finding; made only where it is the first or the worst of its run.
  mutating func record(in frame: DisplayedFrame, size: Double, _ finding: () -> Finding) {
    if isFollowed(by: frame.refresh) {
      extend(to: frame.refresh)
      guard size > worst else { return }
      worst = size
      findings[findings.count - 1].worsen(to: finding())
    } else {
      findings.append(finding())
      lastRefresh = frame.refresh
      worst = size
    }
  }

  /// Extends the run under way by a refresh that shows exactly what the one before showed.
  mutating func extend(to refresh: Int) {
    guard isFollowed(by: refresh) else { return }
    findings[findings.count - 1].frameCount += 1
    lastRefresh = refresh
  }

  private func isFollowed(by refresh: Int) -> Bool {
    !findings.isEmpty && lastRefresh + 1 == refresh
  }

  var isEmpty: Bool { findings.isEmpty }
}

extension Finding {
  /// Takes over what a later frame of the same run shows, because it is worse.
  fileprivate mutating func worsen(to finding: Finding) {
    worstTime = finding.worstTime
    contentOffset = finding.contentOffset
    position = finding.position
    referencePosition = finding.referencePosition
    items = finding.items
    expectedItems = finding.expectedItems
    extent = finding.extent
    size = finding.size
    sight = finding.sight
  }
}
