internal import CarouselCore

/// When a carousel shows something else than the reference, and what.
struct SeamTrack: Hashable, Sendable {
  private let carousel: Carousel
  /// The refreshes in which it does, in runs that do not touch.
  let runs: [Range<Int>]
  private let pictureRuns: [Range<Int>]

  /// The laws about what is seen in a frame by itself.
  private static let pictureLaws: [Law] = [.referenceMatch, .coverage, .uniqueCover]

  init(_ carousel: Carousel, _ verdict: Verdict) {
    self.carousel = carousel
    pictureRuns = Self.joined(verdict.findings.filter { Self.pictureLaws.contains($0.law) })
    runs = Self.joined(
      verdict.findings.filter { Self.pictureLaws.contains($0.law) || $0.law == .indicator })
  }

  private static func joined(_ findings: [Finding]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for run in findings.map({ $0.refresh..<$0.lastRefresh + 1 }).sorted(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      if let last = runs.last, run.lowerBound <= last.upperBound {
        runs[runs.count - 1] = last.lowerBound..<max(last.upperBound, run.upperBound)
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  /// Returns what is wrong in a frame, in few words, or `nil`.
  func mark(of frame: DisplayedFrame) -> String? {
    guard runs.contains(where: { $0.contains(frame.refresh) }) else { return nil }
    guard pictureRuns.contains(where: { $0.contains(frame.refresh) }) else { return "✗ wrong dot" }
    guard let finding = frame.breach(of: carousel) else { return "✗ differs" }
    let size = decimalText(finding.size, decimals: 1)
    return finding.law == .coverage ? "✗ blank: \(size) pt" : "✗ wrong: \(size) pt"
  }
}
