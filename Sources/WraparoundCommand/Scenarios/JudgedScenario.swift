internal import CarouselCore
internal import CarouselScenario

/// A scenario with what the laws say of it.
struct JudgedScenario: Sendable {
  /// The scenario.
  let file: ScenarioFile
  /// What the laws say, of those that were asked for.
  let verdict: Verdict
  /// The laws that were asked for.
  let laws: [Law]
  /// What the law of loops says where the scenario does not ask for it.
  let openLoop: Finding?

  /// Judges a scenario.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - laws: The laws that count; all of them where the list is empty.
  ///   - isThorough: Whether the laws count too that compare several runs.
  init(_ file: ScenarioFile, laws: [Law] = [], isThorough: Bool = false) {
    self.file = file
    self.laws = Law.allCases.filter { laws.isEmpty || laws.contains($0) }
    var verdict =
      isThorough
      ? file.timeline.thoroughVerdict(closes: true) : file.timeline.verdict(closes: true)
    // Who asks for the law of loops by name means it, whatever the scenario says.
    let closes = file.scenario.closes || laws.contains(.loopClosure)
    openLoop = closes ? nil : verdict.findings.first { $0.law == .loopClosure }
    verdict.findings.removeAll { finding in
      finding.law == .loopClosure && !closes || !laws.isEmpty && !laws.contains(finding.law)
    }
    self.verdict = verdict
  }
}

extension JudgedScenario {
  /// The name of the file.
  var name: String { file.input.displayName }

  /// Whether the script led to a wrap.
  ///
  /// Without one, nothing is proved about wraps: the strip has not come to its end.
  var hasWrap: Bool { verdict.wrapCount > 0 }

  /// The verdict in a few words.
  var verdictText: String {
    if let first = verdict.findings.first {
      let laws = verdict.brokenLaws.map(\.id).joined(separator: ", ")
      let wraps = hasWrap ? "" : "no wrap seen, "
      return "\(wraps)\(countText) (\(laws)), the first at \(first.time.asTime)"
    }
    if laws.count < Law.allCases.count {
      let names = laws.map(\.id).joined(separator: ", ")
      return "\(hasWrap ? counted(verdict.wrapCount, "wrap") : "no wrap seen"), no finding by "
        + "\(names) alone"
    }
    return hasWrap
      ? "seamless, \(counted(verdict.wrapCount, "wrap"))"
      : "no wrap seen, and nothing else wrong"
  }

  /// The number of findings, those in the frames apart from those by comparison with other runs.
  private var countText: String {
    let count = verdict.findings.count
    let others = verdict.findings.filter { $0.law.comparesRuns }.count
    let way = "by playing it again mirrored and under other conditions"
    return switch others {
    case 0: counted(count, "finding")
    case count: "\(counted(count, "finding")) \(way)"
    default: "\(counted(count - others, "finding")) in its frames and \(others) \(way)"
    }
  }

  /// Why a scenario without a wrap proves nothing, in one line, or `nil` where it wraps.
  var wrapNote: String? {
    guard !hasWrap else { return nil }
    let carousel = file.scenario.carousel
    let count = file.scenario.items.count
    if !carousel.isLooping {
      return "no wrap seen: with \(counted(count, "item")) this carousel does not loop"
    }
    if carousel.strip == .unbounded { return "no wrap seen: a strip without ends has none" }
    if carousel.wrapRules.isEmpty { return "no wrap seen: this carousel has no rule that wraps" }
    let cause =
      file.scenario.script.steps.contains(where: \.movesContent)
      ? "no rule acts in this script" : "the script has no swipe, drag or tick"
    return "no wrap seen: \(cause), so nothing is proved about the jump; let it go round, by "
      + "'swipe forward x\(count + 1)' for instance"
  }

  /// The verdict in one line.
  var summary: String { "\(name): \(verdict.isSeamless ? "✓" : "✗") \(verdictText)" }

  /// Why the loop does not close, in one line, where it does not.
  ///
  /// What would close it is said of a sound carousel only: one with seams stands somewhere else
  /// than its script leads to.
  var loopNote: String? {
    openLoop.map { finding in
      let remedy = verdict.isSeamless ? "; \(finding.remedy)" : ""
      return "\(name): note: the loop does not close: \(finding.explanation)\(remedy)"
    }
  }

  /// The lines of the script that were begun when a law was broken first.
  func script(before finding: Finding) -> [String] {
    let count = file.timeline.schedule.stepStarts.prefix { $0 <= finding.refresh }.count
    return Script(Array(file.scenario.script.steps.prefix(count))).scenarioLines
  }
}

extension Law {
  /// Whether it is judged by several runs, as `verify` does and `render` does not.
  fileprivate var comparesRuns: Bool { self == .mirror || self == .robustness }
}

extension ScriptStep {
  /// Whether it is meant to move the content.
  fileprivate var movesContent: Bool {
    switch self {
    case .swipe, .drag, .autoplay: true
    case .rest, .tap, .resize, .update, .hide: false
    }
  }
}

extension Double {
  /// A time in seconds with its unit.
  var asTime: String { fixedText(self, decimals: 3) + " s" }

  /// A length in points with its unit.
  var asPoints: String { decimalText(self, decimals: 3) + " pt" }
}

/// Returns a number with a noun in the right number.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
