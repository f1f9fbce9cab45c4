internal import CarouselCore
internal import CarouselScenario
internal import Foundation

extension Command {
  private struct Options: Sendable {
    var carousel: String?
    var depth = 8
    var laws: [Law] = []
    var overrides: [Assignment] = []
    var output: String?
    var pictures: String?
    var items: Int?
    var isJSON = false
  }

  /// `explore`: the shortest scripts that break laws.
  static let explore = Command(
    "explore",
    summary: "the shortest script that breaks each law, or that there is none",
    abstract: "Tries all scripts of a few gestures on a carousel, the short ones first, and "
      + "prints the shortest one that breaks each law. Where every reachable state was seen, no "
      + "longer script can break a law either. The exit code is 1 when a law is broken.",
    defaults: Options(),
    [
      .argument(
        "CAROUSEL", into: \Options.carousel, reading: .text,
        help: "The name of a carousel, or a scenario with one; - is standard input."),
      .option(
        "--depth", into: \.depth, reading: .number(in: 1...1000), placeholder: "K",
        help: "The gestures in the longest scripts; 8 if not given."),
      .option(
        "--items", into: \.items, reading: .number(in: 0...ScenarioLimits.items),
        placeholder: "N", help: "The number of items; the same as --set items=N."),
      .options(
        "--law", into: \.laws, reading: .searchableLaw, placeholder: "LAW",
        help: "Look at this law and not at the others."),
      .overrides(into: \.overrides),
      .option(
        "-o", "--output", into: \.output, reading: .text, placeholder: "DIR",
        help: "Write each script as a scenario, NAME-LAW.yml, into this folder."),
      .option(
        "--render", into: \.pictures, reading: .text, placeholder: "DIR",
        help: "Write each script there, and draw its strip diagram and GIF beside it."),
      .flag("--json", into: \.isJSON, help: "Print the report as JSON."),
    ]
  ) { (options, console) throws(Failure) in
    try console.requireOutput()
    let items = options.items.map { Assignment(key: "items", value: String($0)) }
    let scenario = try scenario(
      of: options.carousel ?? "-", overrides: options.overrides + (items.map { [$0] } ?? []))
    let folders = Set([options.output, options.pictures].compactMap(\.self)).sorted()
    var batch = OutputBatch()
    for folder in folders { try batch.prepare(folder: folder) }
    var search = Search(
      scenario.carousel, depth: options.depth, refreshRate: scenario.refreshRate)
    if !options.laws.isEmpty { search.laws = options.laws }
    let (result, interruption) = Interruption.postponed { run(search, console) }
    let report = ExplorationReport(scenario: scenario, result: result)
    for folder in folders {
      for (name, text) in report.scenarios {
        try add(text, as: "\(folder)/\(name).yml", to: &batch)
      }
    }
    try console.write(options.isJSON ? report.json : report.text)
    try batch.commit()
    if let folder = options.pictures, !report.scenarios.isEmpty, interruption == nil {
      var drawing = RenderOptions()
      drawing.scenarios = report.scenarios.map { "\(folder)/\($0.name).yml" }
      drawing.output = folder
      _ = try PictureRun(drawing) { (lines) throws(Failure) in
        if !options.isJSON { try console.write("\n" + lines.map { $0 + "\n" }.joined()) }
      }
    }
    if let interruption { return interruption }
    return report.result.counterexamples.isEmpty ? .good : .no
  }

  /// Runs a search until it ends or somebody presses Control-C, and tells a person how far it is.
  private static func run(_ search: Search, _ console: Console) -> SearchResult {
    let clock = ContinuousClock()
    var lastTold = clock.now
    let isWatched = isatty(STDERR_FILENO) == 1
    let result = search.run { progress in
      if isWatched, lastTold.duration(to: clock.now) > .milliseconds(300) {
        lastTold = clock.now
        console.replaceLine(
          "depth \(progress.depth), \(counted(progress.stateCount, "state")), "
            + "\(counted(progress.brokenLaws.count, "law")) broken")
      }
      return !Interruption.isRequested
    }
    if isWatched { console.replaceLine("") }
    return result
  }

  /// Adds a scenario to a batch; it must be one when it is read back.
  private static func add(
    _ text: String, as path: String, to batch: inout OutputBatch
  ) throws(Failure) {
    try batch.add(path, bytes: Array(text.utf8)) { (bytes) throws(Failure) in
      do throws(ScenarioError) { _ = try Scenario(parsing: bytes, file: path) } catch {
        throw .wrongPicture(path, reason: error.message)
      }
    }
  }

  /// Returns the scenario that an argument names: a file where there is one, or else a preset.
  private static func scenario(
    of name: String,
    overrides: [Assignment]
  ) throws(Failure) -> Scenario {
    let isFile = name == "-" || name.contains("/") || name.contains(".")
    if isFile || FileManager.default.fileExists(atPath: name) {
      return try ScenarioFile(InputFile(path: name), overrides: overrides).scenario
    }
    let preset = try Preset.named(name)
    let text = "carousel: \(preset.name)\nitems: \(preset.carousel.geometry.numberOfItems)\n"
    do throws(ScenarioError) {
      return try Scenario(
        parsing: text, file: name, overrides: overrides.map { (key: $0.key, value: $0.value) })
    } catch {
      throw .scenario(error)
    }
  }
}

extension ValueReader where Value == Law {
  /// The id of a law that a single gesture can break.
  static var searchableLaw: Self { law(among: Law.searchable) }
}
