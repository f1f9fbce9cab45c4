internal import CarouselCore

extension ReportFormat {
  /// Marks beside the changed files of a pull request, in the form of GitHub's workflow commands.
  static let annotations = ReportFormat(id: "annotations") { report in
    report.runs.map { run in
      run.findings.map { finding in
        let title = "\(finding.law.id) at \(finding.time.asTime)"
        let message = "\(finding.explanation); \(finding.remedy)"
        return annotation(file: run.name, title: title, message: message)
      }.joined()
    }.joined()
  }
}

/// Returns a mark beside a file, as a line of its own.
func annotation(file: String, title: String, message: String) -> String {
  "::error file=\(property(file)),title=\(property(title))::\(data(message))\n"
}

/// Returns a message with what would end it written out.
private func data(_ text: String) -> String {
  escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
}

/// Returns a value with what would end it written out.
private func property(_ text: String) -> String {
  escape(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
}

private func escape(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
  text.unicodeScalars.map { table[$0] ?? String($0) }.joined()
}
