internal import CarouselCore
internal import YAML

extension GestureDefaults {
  /// The keys below `fingers`.
  static let keys = KeyTable(
    "fingers", blank: GestureDefaults(),
    .key(
      "swipe-distance", \.swipePages, .number(in: 0.001...100), "The pages that a swipe moves by."),
    .key(
      "swipe-time", \.swipeSeconds, .seconds(in: 0.001...10), "The time that a swipe takes."),
    .key(
      "swipe-velocity", \.swipeVelocity, .number(in: 0...ScenarioLimits.velocity),
      "The points a second at which a swipe is released."),
    .key(
      "hold", \.holdSeconds, .seconds(in: 0.001...10),
      "The time that a finger holds what it catches, or taps.")
  )
}

extension Form where Value == [ScriptStep] {
  /// A list of gestures.
  static let steps = Self(
    schema: .object([
      ("type", .string("array")),
      ("items", .text(matching: GestureForm.pattern)),
    ]),
    read: { (node, _) throws(Mistake) in
      guard let nodes = node.sequence else {
        throw Mistake(.wrongType(expected: "a list of gestures", found: node.found), at: node)
      }
      var steps: [ScriptStep] = []
      for node in nodes {
        let line = try Self.line(node)
        let count = steps.count + line.count
        guard count <= ScenarioLimits.steps else {
          throw Mistake(.tooMany("steps", count: count, limit: ScenarioLimits.steps), at: node)
        }
        steps += [ScriptStep](repeating: line.step, count: line.count)
      }
      return steps
    },
    text: { .list(Script($0).scenarioLines.map { .word($0) }) }
  )

  private static func line(_ node: YAMLNode) throws(Mistake) -> (step: ScriptStep, count: Int) {
    guard var phrase = Phrase(node), !phrase.isAtEnd else {
      throw Mistake(
        .wrongType(expected: "a gesture such as swipe forward x4", found: node.found), at: node)
    }
    return try phrase.takeSteps()
  }
}

extension Scenario {
  /// Holds the script against the carousel that it is meant for.
  ///
  /// - Parameter node: The list of gestures, to tell the line.
  /// - Throws: The mistake of a step that the carousel cannot make, or that makes it too long.
  func checkScript(_ node: YAMLNode) throws(Mistake) {
    let nodes = node.sequence ?? []
    var lines: [YAMLNode] = []
    for node in nodes {
      guard var phrase = Phrase(node) else { continue }
      let line = try phrase.takeSteps()
      if case .autoplay = line.step, carousel.autoplay == nil {
        throw Mistake(.noAutoplay(carousel: carousel.name), at: node)
      }
      if case .update(let item) = line.step, item >= items.count {
        throw Mistake(.noSuchItem(item + 1, count: items.count), at: node)
      }
      lines += [YAMLNode](repeating: node, count: line.count)
    }
    let schedule = ScriptSchedule(script, for: carousel, refreshRate: refreshRate)
    guard schedule.length > ScenarioLimits.refreshes else { return }
    let ends = schedule.stepStarts.dropFirst() + [schedule.length]
    for (end, line) in zip(ends, lines) where end > ScenarioLimits.refreshes {
      throw Mistake(
        .scriptTooLong(refreshes: end, limit: ScenarioLimits.refreshes), at: line)
    }
  }
}
