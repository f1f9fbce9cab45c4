internal import CarouselCore
internal import CarouselScenario

extension ReportFormat {
  /// For people at a terminal; items are numbered from one, as in pictures.
  static let text = ReportFormat(id: "text") { scenarios in
    scenarios.map { $0.paragraphs.joined(separator: "\n\n") + "\n" }.joined(separator: "\n")
  }
}

extension JudgedScenario {
  fileprivate var paragraphs: [String] {
    let frames = counted(verdict.frameCount, "frame")
    let seconds = file.timeline.duration.asTime
    let head = """
      \(summary)
      \(file.scenario.title) (\(file.scenario.carousel.name), \
      \(counted(file.scenario.items.count, "item"))), \(frames), \(seconds)
      without playing it: \(file.scenario.carousel.capacity.sentence)
      """
    return [([head] + (wrapNote.map { [$0] } ?? [])).joined(separator: "\n")]
      + verdict.findings.map(paragraph)
  }

  private func paragraph(_ finding: Finding) -> String {
    let rows: [(term: String, text: String)] = [
      ("seen", finding.explanation),
      ("frames", finding.framesText),
      ("offset", finding.offsetText),
      ("items", finding.itemsText),
      ("extent", extentText(finding)),
      ("rule", finding.rule ?? "none has acted so far"),
      ("remedy", finding.remedy),
    ]
    let steps = script(before: finding).map { "- \($0)" }
    let script = steps.enumerated().map { index, step in
      (term: index == 0 ? "script" : "", text: step)
    }
    return """
      \(finding.law.id) at \(finding.time.asTime): \(finding.law.statement)
      \(column(rows + script))
      """
  }

  private func extentText(_ finding: Finding) -> String {
    let scale = file.scenario.carousel.geometry.displayScale
    let pixels = decimalText(finding.pixels(displayScale: scale), decimals: 2)
    let from = decimalText(finding.extent.lowerBound, decimals: 3)
    return "\(finding.size.asPoints) (\(pixels) px), between \(from) and "
      + "\(finding.extent.upperBound.asPoints) of the bounds"
  }
}

extension Finding {
  fileprivate var framesText: String {
    let worst = worstTime == time ? "" : ", the worst at \(worstTime.asTime)"
    return frameCount == 1
      ? "\(refresh)" : "\(refresh) to \(lastRefresh) (\(frameCount) of them)\(worst)"
  }

  fileprivate var offsetText: String {
    "\(contentOffset.asPoints), position \(position.asPoints), reference "
      + referencePosition.asPoints
  }

  fileprivate var itemsText: String {
    "\(Self.list(items)) instead of \(Self.list(expectedItems))"
  }

  private static func list(_ items: [Int]) -> String {
    items.isEmpty ? "none" : items.map { "\($0 + 1)" }.joined(separator: " ")
  }
}
