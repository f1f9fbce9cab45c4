/// A way to tell what the laws say.
struct ReportFormat: Sendable {
  /// The name.
  let id: String
  /// Returns the report on some scenarios.
  let text: @Sendable ([JudgedScenario]) -> String
}

extension ReportFormat {
  /// The formats that a file's name calls for, by its ending.
  static let files: [(ending: String, format: ReportFormat)] = [
    (".xml", junit), (".json", json), (".txt", text),
  ]

  /// Returns the format of a report file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The format, or `nil` where the ending has no meaning.
  static func of(path: String) -> ReportFormat? {
    files.first { path.hasSuffix($0.ending) }?.format
  }
}
