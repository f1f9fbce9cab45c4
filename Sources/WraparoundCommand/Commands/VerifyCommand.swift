internal import CarouselCore
internal import CarouselScenario
internal import CarouselTrace
internal import Foundation

extension Command {
  private struct Options: Sendable {
    var scenarios: [String] = []
    var laws: [Law] = []
    var overrides: [Assignment] = []
    var isJSON = false
    var isSelfTest = false
    var trace = TraceOptions()
    var report: String?
    var isQuiet = false
  }

  /// `verify`: the verdict.
  static let verify = Command(
    "verify",
    summary: "the verdict of the laws on scenarios",
    abstract: "Judges every displayed frame of scenarios by the laws of a seamless wraparound. "
      + "The exit code is 1 when a law is broken.",
    defaults: Options(),
    [
      .scenarios(into: \Options.scenarios, atLeast: 0),
      .options(
        "--law", into: \.laws, reading: .law, placeholder: "LAW",
        help: "Judge by this law and not by the others."),
      .overrides(into: \.overrides),
      .flag("--json", into: \.isJSON, help: "Print the report as JSON."),
      .option(
        "--report", into: \.report, reading: .reportPath, placeholder: "FILE",
        help: "Write a report too: .xml for JUnit, .html for a page, .json, or .txt."),
      .flag(
        "--self-test", into: \.isSelfTest,
        help: "Damage sound carousels and show which laws notice; reads no scenario."),
      .flag(
        "--trace", into: \.trace.areTraces,
        help: "The files are traces of real carousels, JSON Lines or CSV, and no scenarios."),
      .flag(
        "--loop", into: \.trace.closes,
        help: "The end of a trace is meant to lead back to its start."),
      .option(
        "--items", into: \.trace.items, reading: .number(in: 1...ScenarioLimits.items),
        placeholder: "N", help: "The items of a trace; a CSV trace needs it."),
      .option(
        "--page", into: \.trace.page, reading: .number(in: 1...ScenarioLimits.points),
        placeholder: "LENGTH", help: "The length of a page of a CSV trace."),
      .option(
        "--gap", into: \.trace.gap, reading: .number(in: 0...ScenarioLimits.points),
        placeholder: "LENGTH", help: "The gap of a CSV trace, 0 if not given."),
      .option(
        "--viewport", into: \.trace.viewport, reading: .number(in: 1...ScenarioLimits.points),
        placeholder: "LENGTH", help: "The length of a CSV trace's bounds, a page if not given."),
      .option(
        "--clones", into: \.trace.clones, reading: .number(in: 0...ScenarioLimits.items),
        placeholder: "N", help: "The copies at either end of a CSV trace's strip, 1 if not given."),
      .flag("-q", "--quiet", into: \.isQuiet, help: "Print nothing but errors."),
    ]
  ) { (options, console) throws(Failure) in
    if !options.isQuiet { try console.requireOutput() }
    if options.isSelfTest { return try selfTest(options, console) }
    guard !options.scenarios.isEmpty else {
      throw .usage(.missingArgument("SCENARIO"), command: "verify")
    }
    if options.trace.areTraces { return try traces(options, console) }
    let files = try ScenarioFile.all(options.scenarios, overrides: options.overrides)
    return try tell(options, console) {
      Report(files.map { JudgedScenario($0, laws: options.laws, isThorough: true) })
    }
  }

  /// Judges recordings of offsets.
  private static func traces(
    _ options: Options, _ console: Console
  ) throws(Failure) -> ExitCode {
    if let name = options.trace.missingOption(for: options.scenarios) {
      throw .usage(.missingArgument(name), command: "verify")
    }
    guard options.overrides.isEmpty else {
      throw .usage(.pointless("--set", reason: "a trace has no keys"), command: "verify")
    }
    for law in options.laws where !TraceSeamKind.laws.contains(law) {
      let known = TraceSeamKind.laws.map(\.id).joined(separator: ", ")
      throw .usage(
        .pointless(
          "--law \(law.id)",
          reason: "what is on the screen tells nothing of it; a trace can break \(known)"),
        command: "verify")
    }
    var judged: [JudgedTrace] = []
    for path in options.scenarios {
      judged.append(try options.trace.judge(path).judged(by: options.laws))
    }
    return try tell(options, console) { Report(judged) }
  }

  /// Reports on the screen, in a file and to GitHub, as the command line says.
  private static func tell(
    _ options: Options, _ console: Console, _ judge: () -> Report
  ) throws(Failure) -> ExitCode {
    var batch = OutputBatch()
    if let path = options.report {
      try batch.prepare(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
    let report = judge()
    if let path = options.report, let format = ReportFormat.of(path: path) {
      try batch.add(path, bytes: Array(format.text(report).utf8)) { (_) throws(Failure) in }
    }
    if !options.isQuiet {
      let format = options.isJSON ? ReportFormat.json : .text
      try console.write(format.text(report))
      try annotate(report, console, isJSON: options.isJSON)
    }
    try batch.commit()
    return report.runs.allSatisfy(\.isGood) ? .good : .no
  }

  /// Breaks sound carousels in every way that there is a law against.
  private static func selfTest(
    _ options: Options, _ console: Console
  ) throws(Failure) -> ExitCode {
    guard options.scenarios.isEmpty else {
      throw .usage(.unexpectedArgument(options.scenarios[0]), command: "verify")
    }
    let report = SelfTestReport(results: Damage.all.map { $0.run() })
    if !options.isQuiet { try console.write(options.isJSON ? report.json : report.text) }
    return report.isConvincing ? .good : .no
  }

  /// Marks the findings in a pull request, where the program runs in one.
  private static func annotate(
    _ report: Report, _ console: Console, isJSON: Bool
  ) throws(Failure) {
    guard ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true" else { return }
    let text = ReportFormat.annotations.text(report)
    // The runner reads both streams; JSON must stay alone in its own.
    if isJSON {
      if !text.isEmpty { console.note(String(text.dropLast())) }
    } else {
      try console.write(text)
    }
  }
}

extension ValueReader where Value == Law {
  /// The id of a law that a script can be judged by.
  static var law: Self { law(among: Law.allCases) }

  /// Returns a reader of the ids of some laws.
  static func law(among laws: [Law]) -> Self {
    let words = laws.map(\.id)
    return Self(expectation: "One of \(words.joined(separator: ", ")).") {
      (text) throws(ValueProblem) in
      guard let law = laws.first(where: { $0.id == text }) else {
        throw .unknownWord(words, typed: text)
      }
      return law
    }
  }
}

extension ValueReader where Value == String {
  /// The path of a report, whose ending tells its format.
  static var reportPath: Self {
    Self { (text) throws(ValueProblem) in
      guard ReportFormat.of(path: text) != nil else {
        throw .notOfForm("FILE.xml, FILE.html, FILE.json or FILE.txt")
      }
      return text
    }
  }
}
