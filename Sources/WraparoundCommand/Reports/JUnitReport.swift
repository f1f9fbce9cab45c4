internal import CarouselCore

extension ReportFormat {
  /// For continuous integration: a suite for each file, a test case for each law that was asked.
  static let junit = ReportFormat(id: "junit") { report in
    let suites = report.runs.map(\.suite).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
  }
}

extension Reported {
  fileprivate var suite: String {
    let failures = laws.count { law in findings.contains { $0.law == law } }
    let cases = laws.map { testCase($0) }.joined()
    let note = note.map { "    <system-out>\(xml($0))</system-out>\n" } ?? ""
    return """
        <testsuite name="\(xml(name))" tests="\(laws.count)" failures="\(failures)">
      \(cases)\(note)  </testsuite>

      """
  }

  private func testCase(_ law: Law) -> String {
    let head = "    <testcase classname=\"\(xml(name))\" name=\"\(law.id)\""
    let findings = findings.filter { $0.law == law }
    guard let first = findings.first else { return head + "/>\n" }
    let message = "\(first.time.asTime): \(first.explanation)"
    return """
      \(head)>
            <failure type="\(law.id)" message="\(xml(message))">\(
              xml(findings.map(\.sentence).joined(separator: "\n")))</failure>
          </testcase>

      """
  }
}

extension ReportedFinding {
  fileprivate var sentence: String {
    let rows = rows.map { "\($0.term) \($0.text)" }.joined(separator: "; ")
    let way = script.isEmpty ? "" : " Script: \(script.joined(separator: ", "))"
    return "\(time.asTime): \(explanation). Remedy: \(remedy). (\(rows))\(way)"
  }
}
