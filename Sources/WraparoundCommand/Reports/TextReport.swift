extension ReportFormat {
  /// For people at a terminal.
  static let text = ReportFormat(id: "text") { report in
    report.runs.map { $0.paragraphs.joined(separator: "\n\n") + "\n" }.joined(separator: "\n")
  }
}

extension Reported {
  fileprivate var paragraphs: [String] {
    let head = [summary] + facts + (note.map { [$0] } ?? [])
    return [head.joined(separator: "\n")] + findings.map(\.paragraph)
  }
}

extension ReportedFinding {
  fileprivate var paragraph: String {
    let steps = script.enumerated().map { index, step in
      (term: index == 0 ? "script" : "", text: "- \(step)")
    }
    return "\(heading)\n\(column(allRows + steps))"
  }
}
