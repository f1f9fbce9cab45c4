internal import CarouselCore
internal import CarouselScenario

extension Command {
  private struct Options: Sendable {
    var scenario: String?
    var format = TimelineFormat.table
    var overrides: [Assignment] = []
  }

  /// The bytes that are collected before they are written: enough to make writes rare, little
  /// enough that the length of a script does not matter.
  private static let bufferSize = 1 << 16

  /// `timeline`: the displayed frames.
  static let timeline = Command(
    "timeline",
    summary: "the displayed frames of a scenario, one line each",
    abstract:
      "Prints what stands on the screen after each refresh. Items and dots count from 0, as "
      + "in code, not from 1, as in pictures; places are points from the leading edge of the "
      + "bounds. The trace format is that of recorded carousels.",
    defaults: Options(),
    [
      .argument(
        "SCENARIO", into: \Options.scenario, reading: .text,
        help: "The file to read, YAML or JSON; - is standard input."),
      .option(
        "--format", into: \.format, reading: .timelineFormat, placeholder: "FORMAT",
        help: "How a frame is written; as a table if not given."),
      .overrides(into: \.overrides),
    ]
  ) { (options, console) throws(Failure) in
    try console.requireOutput()
    let file = try ScenarioFile(
      InputFile(path: options.scenario ?? "-"), overrides: options.overrides)
    let geometry = file.scenario.carousel.geometry
    var buffer = options.format.head.map { $0 + "\n" } ?? ""
    for frame in file.timeline {
      buffer += options.format.line(frame, geometry)
      buffer += "\n"
      if buffer.utf8.count >= bufferSize {
        try console.write(buffer)
        buffer = ""
      }
    }
    try console.write(buffer)
    return .good
  }
}
