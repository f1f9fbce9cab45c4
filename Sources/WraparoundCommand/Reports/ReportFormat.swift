internal import CarouselScenario

/// What a report tells, whatever its format.
struct Report: Sendable {
  /// What was judged.
  let runs: [Reported]
  /// The same for programs.
  let json: JSONText
}

/// A way to tell what the laws say.
struct ReportFormat: Sendable {
  /// The name.
  let id: String
  /// Returns the report as a file.
  let text: @Sendable (Report) -> String
}

extension ReportFormat {
  /// For programs; items are numbered from zero, times in seconds, lengths in points.
  static let json = ReportFormat(id: "json") { $0.json.text + "\n" }

  /// The formats that a file's name calls for, by its ending.
  static let files: [(ending: String, format: ReportFormat)] = [
    (".xml", junit), (".html", html), (".json", json), (".txt", text),
  ]

  /// Returns the format of a report file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The format, or `nil` where the ending has no meaning.
  static func of(path: String) -> ReportFormat? {
    files.first { path.hasSuffix($0.ending) }?.format
  }
}
