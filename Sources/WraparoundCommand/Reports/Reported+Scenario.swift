internal import CarouselCore
internal import CarouselPicture
internal import CarouselSVG
internal import CarouselScenario

extension Reported {
  /// Reports a scenario; items are numbered from one, as in pictures.
  init(_ judged: JudgedScenario) {
    let scenario = judged.file.scenario
    let frames = counted(judged.verdict.frameCount, "frame")
    let items = counted(scenario.items.count, "item")
    self.init(
      name: judged.name,
      title: scenario.title,
      verdict: judged.verdictText,
      isGood: judged.verdict.isSeamless,
      laws: judged.laws,
      facts: [
        "\(scenario.title) (\(scenario.carousel.name), \(items)), \(frames), "
          + judged.file.timeline.duration.asTime,
        "without playing it: \(scenario.carousel.capacity.sentence)",
      ],
      note: judged.wrapNote,
      findings: judged.verdict.findings.map { ReportedFinding($0, of: judged) }
    ) { idPrefix, isDark in
      StripDiagram(
        illustration: Illustration(
          title: scenario.title, timeline: judged.file.timeline, items: scenario.items,
          theme: isDark ? .dark : .light),
        verdict: judged.verdict, idPrefix: idPrefix
      ).svg()
    }
  }
}

extension ReportedFinding {
  fileprivate init(_ finding: Finding, of judged: JudgedScenario) {
    let scale = judged.file.scenario.carousel.geometry.displayScale
    self.init(
      law: finding.law, time: finding.time, kind: nil, explanation: finding.explanation,
      remedy: finding.remedy,
      rows: [
        ("frames", finding.refreshesText),
        ("offset", finding.offsetText),
        ("items", itemsText(finding.items, expected: finding.expectedItems)),
        ("extent", finding.extentText(displayScale: scale)),
        ("rule", finding.rule ?? "none has acted so far"),
      ],
      script: judged.script(before: finding))
  }
}

extension Finding {
  fileprivate var refreshesText: String {
    let worst = worstTime == time ? "" : ", the worst at \(worstTime.asTime)"
    let count = frameCount == 1 ? "" : " (\(frameCount) of them)"
    return framesText(refresh, lastRefresh) + count + worst
  }

  fileprivate var offsetText: String {
    "\(contentOffset.asPoints), position \(position.asPoints), reference "
      + referencePosition.asPoints
  }

  fileprivate func extentText(displayScale: Double) -> String {
    let pixels = decimalText(pixels(displayScale: displayScale), decimals: 2)
    let from = decimalText(extent.lowerBound, decimals: 3)
    return "\(size.asPoints) (\(pixels) px), between \(from) and "
      + "\(extent.upperBound.asPoints) of the bounds"
  }
}

/// Returns items as people count them, beside those that belong there where they are others.
func itemsText(_ items: [Int], expected: [Int]) -> String {
  func list(_ items: [Int]) -> String {
    items.isEmpty ? "none" : items.map { "\($0 + 1)" }.joined(separator: " ")
  }
  return items == expected
    ? "\(list(items)), as they should be" : "\(list(items)) instead of \(list(expected))"
}

/// Returns the first and the last of some frames.
func framesText(_ first: Int, _ last: Int) -> String {
  first == last ? "\(first)" : "\(first) to \(last)"
}
