internal import CarouselCore

/// A run of frames with what the laws say of it, as reports tell it: a scenario's, or a recorded one.
struct Reported: Sendable {
  /// The name of the file.
  let name: String
  /// What it is called in a heading.
  let title: String
  /// The verdict in a few words.
  let verdict: String
  /// Whether no law is broken.
  let isGood: Bool
  /// The laws that were asked.
  let laws: [Law]
  /// What is said beside the verdict, a line each.
  let facts: [String]
  /// What is to be known where nothing can be proved.
  let note: String?
  /// What was found, by time.
  let findings: [ReportedFinding]
  /// Returns a diagram, an SVG with ids that start with a prefix, in light or dark colors; `nil`
  /// where there is none.
  let diagram: @Sendable (_ idPrefix: String, _ isDark: Bool) -> String?

  /// The verdict in one line.
  var summary: String { "\(name): \(isGood ? "✓" : "✗") \(verdict)" }
}

/// A broken law, as reports tell it.
struct ReportedFinding: Sendable {
  /// The law.
  let law: Law
  /// The time of the first frame in seconds.
  let time: Double
  /// What it looks like in a word, where the law alone does not say it.
  let kind: String?
  /// What is seen, in one sentence.
  let explanation: String
  /// What would mend it, in one sentence.
  let remedy: String
  /// What else is known of it.
  let rows: [(term: String, text: String)]
  /// The lines of the script that lead there.
  let script: [String]
}

extension ReportedFinding {
  /// The law, the time, and what the law says.
  var heading: String {
    "\(law.id) at \(time.asTime)\(kind.map { ", \($0)" } ?? ""): \(law.statement)"
  }

  /// Everything that is known, in the order of a reader's questions.
  var allRows: [(term: String, text: String)] {
    [("seen", explanation)] + rows + [("remedy", remedy)]
  }
}
