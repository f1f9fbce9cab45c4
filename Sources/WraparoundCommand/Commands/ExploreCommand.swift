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
        "--depth", into: \.depth, reading: .number(in: 1...20), placeholder: "K",
        help: "The gestures in the longest scripts; 8 if not given."),
      .options(
        "--law", into: \.laws, reading: .searchableLaw, placeholder: "LAW",
        help: "Look at this law and not at the others."),
      .overrides(into: \.overrides),
      .option(
        "-o", "--output", into: \.output, reading: .text, placeholder: "DIR",
        help: "Write each script as a scenario, NAME-LAW.yml, into this folder."),
      .flag("--json", into: \.isJSON, help: "Print the report as JSON."),
    ]
  ) { (options, console) throws(Failure) in
    try console.requireOutput()
    let scenario = try scenario(of: options.carousel ?? "-", overrides: options.overrides)
    var batch = OutputBatch()
    if let folder = options.output { try batch.prepare(folder: folder) }
    var search = Search(
      scenario.carousel, depth: options.depth, refreshRate: scenario.refreshRate)
    if !options.laws.isEmpty { search.laws = options.laws }
    let report = ExplorationReport(scenario: scenario, result: search.run())
    if let folder = options.output {
      for (name, text) in report.scenarios {
        let path = "\(folder)/\(name).yml"
        try batch.add(path, bytes: Array(text.utf8)) { (bytes) throws(Failure) in
          do throws(ScenarioError) { _ = try Scenario(parsing: bytes, file: path) } catch {
            throw .wrongPicture(path, reason: error.message)
          }
        }
      }
      try batch.commit()
    }
    try console.write(options.isJSON ? report.json : report.text)
    return report.result.counterexamples.isEmpty ? .good : .no
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
