internal import CarouselCore
internal import CarouselScenario

/// A scenario with what the laws say of it.
struct JudgedScenario: Sendable {
  /// The scenario.
  let file: ScenarioFile
  /// What the laws say, of those that were asked for.
  let verdict: Verdict
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
    var verdict =
      isThorough
      ? file.timeline.thoroughVerdict(closes: true) : file.timeline.verdict(closes: true)
    openLoop =
      file.scenario.closes ? nil : verdict.findings.first { $0.law == .loopClosure }
    verdict.findings.removeAll { finding in
      finding.law == .loopClosure && !file.scenario.closes
        || !laws.isEmpty && !laws.contains(finding.law)
    }
    self.verdict = verdict
  }
}

extension JudgedScenario {
  /// The name of the file.
  var name: String { file.input.displayName }

  /// The verdict in a few words.
  var verdictText: String {
    let findings = verdict.findings
    if let first = findings.first {
      let laws = verdict.brokenLaws.map(\.id).joined(separator: ", ")
      return "\(counted(findings.count, "finding")) (\(laws)), the first at \(first.time.asTime)"
    }
    return verdict.wrapCount == 0
      ? "no wrap seen, and nothing else wrong"
      : "seamless, \(counted(verdict.wrapCount, "wrap"))"
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
