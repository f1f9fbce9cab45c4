/// Joins the findings of one law in refreshes that touch into one.
struct FindingRun: Hashable, Sendable {
  private(set) var closed: [Finding] = []
  private var open: Finding?

  /// Records what a law found in a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - size: How wrong it is in points.
  ///   - finding: The finding; made only where it is the first or the worst of its run.
  mutating func record(in frame: DisplayedFrame, size: Double, _ finding: () -> Finding) {
    guard var run = open, run.lastRefresh + 1 == frame.refresh else {
      close()
      open = finding()
      return
    }
    run.frameCount += 1
    if size > run.size {
      let finding = finding()
      run.worstTime = finding.worstTime
      run.contentOffset = finding.contentOffset
      run.position = finding.position
      run.referencePosition = finding.referencePosition
      run.items = finding.items
      run.expectedItems = finding.expectedItems
      run.extent = finding.extent
      run.size = finding.size
      run.sight = finding.sight
    }
    open = run
  }

  /// Extends the run under way by a refresh that shows exactly what the one before showed.
  mutating func extend(to refresh: Int) {
    guard let run = open, run.lastRefresh + 1 == refresh else { return }
    open?.frameCount += 1
  }

  private mutating func close() {
    if let open { closed.append(open) }
    open = nil
  }

  var isEmpty: Bool { open == nil && closed.isEmpty }

  /// All findings, the one under way included.
  var findings: [Finding] {
    guard let open else { return closed }
    return closed + [open]
  }
}
