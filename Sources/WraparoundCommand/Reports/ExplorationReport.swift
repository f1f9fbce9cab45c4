internal import CarouselCore
internal import CarouselPicture
internal import CarouselScenario

/// What a search for breaking scripts tells.
struct ExplorationReport: Sendable {
  /// The carousel that was searched.
  let scenario: Scenario
  /// What was found.
  let result: SearchResult
}

extension ExplorationReport {
  /// The report for people.
  var text: String {
    let geometry = scenario.carousel.geometry
    let size = geometry.boundsSize
    var lines = [
      "\(scenario.carousel.name), \(counted(geometry.numberOfItems, "item")), "
        + "\(decimalText(size.width, decimals: 3))x\(decimalText(size.height, decimals: 3)): "
        + summary
    ]
    for example in result.counterexamples {
      lines.append("\n\(example.law.id): \(counted(example.script.steps.count, "gesture"))")
      lines += example.script.scenarioLines.map { "  - \($0)" }
      lines.append("  at \(example.finding.time.asTime): \(example.finding.explanation)")
    }
    lines.append("")
    lines += result.laws.filter { result.counterexample(to: $0) == nil }.map { "\($0.id): \(none)" }
    lines.append("without playing it: \(scenario.carousel.capacity.sentence)")
    lines.append(
      "\n\(counted(result.stateCount, "state")) and \(counted(result.gestureCount, "gesture")) "
        + "tried")
    return lines.map { $0 + "\n" }.joined()
  }

  private var summary: String {
    let count = result.counterexamples.count
    return count == 0 ? "no law is broken" : "\(counted(count, "law")) broken"
  }

  /// What is said of a law that no script breaks.
  private var none: String {
    if result.isExhausted { return "none: all \(result.stateCount) reachable states seen" }
    return result.wasStopped
      ? "none so far, up to depth \(result.depth)" : "none up to depth \(result.depth)"
  }

  /// The report for programs.
  var json: String {
    JSONText.object([
      ("version", .int(1)),
      ("program", .string("\(Program.name) \(Program.version)")),
      ("carousel", .string(scenario.carousel.name)),
      ("depth", .int(result.depth)),
      ("isExhausted", .bool(result.isExhausted)),
      ("states", .int(result.stateCount)),
      ("gestures", .int(result.gestureCount)),
      ("laws", .array(result.laws.map(json))),
    ]).text + "\n"
  }

  private func json(_ law: Law) -> JSONText {
    guard let example = result.counterexample(to: law) else {
      return .object([
        ("law", .string(law.id)), ("isBroken", .bool(false)), ("verdict", .string(none)),
      ])
    }
    return .object([
      ("law", .string(law.id)),
      ("isBroken", .bool(true)),
      ("script", .array(example.script.scenarioLines.map(JSONText.string))),
      ("time", .number(example.finding.time)),
      ("frame", .int(example.finding.refresh)),
      ("explanation", .string(example.finding.explanation)),
      ("remedy", .string(example.finding.remedy)),
    ])
  }

  /// The scripts as scenarios to draw, with the names of their files.
  var scenarios: [(name: String, text: String)] {
    result.counterexamples.map { example in
      var scenario = scenario
      scenario.title = "\(scenario.carousel.name) against \(example.law.id)"
      scenario.script = example.script
      // A moment to see where the script has led.
      scenario.script.steps.append(.rest(0.5))
      scenario.pictures = []
      return ("\(stem)-\(example.law.id)", scenario.shortText)
    }
  }

  /// The carousel's name as a part of a file's name: anybody's name may hold a slash or a line end.
  private var stem: String {
    let allowed: Set<Character> = ["-", "_", "."]
    let name = scenario.carousel.name.map { character in
      character.isLetter || character.isNumber || allowed.contains(character) ? character : "-"
    }
    return String(String(name).drop { $0 == "." }.prefix(60))
  }
}
