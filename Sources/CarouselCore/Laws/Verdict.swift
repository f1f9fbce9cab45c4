/// What the laws say of the displayed frames of a script.
public struct Verdict: Hashable, Sendable {
  /// The breaches, by time.
  public var findings: [Finding]
  /// The number of frames judged.
  public var frameCount: Int
  /// The number of frames in which a wrap rule acted.
  public var wrapCount: Int

  /// Creates a verdict.
  public init(findings: [Finding], frameCount: Int, wrapCount: Int) {
    self.findings = findings
    self.frameCount = frameCount
    self.wrapCount = wrapCount
  }

  /// Whether no displayed frame breaks a law.
  public var isSeamless: Bool { findings.isEmpty }

  /// The laws that are broken, in the order of the list of laws.
  public var brokenLaws: [Law] {
    Law.allCases.filter { law in findings.contains { $0.law == law } }
  }
}

extension CarouselTimeline {
  /// The verdict on all displayed frames.
  ///
  /// - Complexity: O(n) for n frames, in constant memory but for the findings.
  public var verdict: Verdict { verdict(closes: false) }

  /// Returns the verdict on all displayed frames.
  ///
  /// - Parameter closes: Whether the last frame is said to lead back to the first.
  /// - Returns: The breaches of the laws.
  public func verdict(closes: Bool) -> Verdict {
    var judge = Judge(carousel, refreshRate: refreshRate, closes: closes)
    for frame in self { judge.observe(frame) }
    return judge.verdict
  }
}
