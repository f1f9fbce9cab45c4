internal import CarouselCore
internal import CarouselScenario

extension Report {
  /// Creates the report on scenarios.
  ///
  /// The version of the JSON changes when a key loses its meaning; new keys may come at any time.
  init(_ scenarios: [JudgedScenario]) {
    runs = scenarios.map { Reported($0) }
    json = .object([
      ("version", .int(1)),
      ("program", .string("\(Program.name) \(Program.version)")),
      ("scenarios", .array(scenarios.map(\.json))),
    ])
  }
}

extension JudgedScenario {
  fileprivate var json: JSONText {
    .object([
      ("file", .string(name)),
      ("title", .string(file.scenario.title)),
      ("carousel", .string(file.scenario.carousel.name)),
      ("items", .int(file.scenario.items.count)),
      ("frames", .int(verdict.frameCount)),
      ("duration", .number(file.timeline.duration)),
      ("wraps", .int(verdict.wrapCount)),
      ("sawWrap", .bool(hasWrap)),
      ("isSeamless", .bool(verdict.isSeamless)),
      ("capacity", .string(file.scenario.carousel.capacity.sentence)),
      ("verdict", .string(verdictText)),
      ("note", wrapNote.map(JSONText.string) ?? .null),
      ("findings", .array(verdict.findings.map(json))),
    ])
  }

  private func json(_ finding: Finding) -> JSONText {
    let scale = file.scenario.carousel.geometry.displayScale
    return .object([
      ("law", .string(finding.law.id)),
      ("time", .number(finding.time)),
      ("worstTime", .number(finding.worstTime)),
      ("frame", .int(finding.refresh)),
      ("frameCount", .int(finding.frameCount)),
      ("offset", .number(finding.contentOffset)),
      ("position", .number(finding.position)),
      ("referencePosition", .number(finding.referencePosition)),
      ("items", .array(finding.items.map(JSONText.int))),
      ("expectedItems", .array(finding.expectedItems.map(JSONText.int))),
      (
        "extent",
        .object([
          ("from", .number(finding.extent.lowerBound)), ("to", .number(finding.extent.upperBound)),
        ])
      ),
      ("size", .number(finding.size)),
      ("pixels", .number(finding.pixels(displayScale: scale))),
      ("rule", finding.rule.map(JSONText.string) ?? .null),
      ("explanation", .string(finding.explanation)),
      ("remedy", .string(finding.remedy)),
      ("script", .array(script(before: finding).map(JSONText.string))),
    ])
  }
}
