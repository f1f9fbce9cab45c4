internal import CarouselCore

extension ReportFormat {
  /// For continuous integration: a suite for each scenario, a test case for each law.
  static let junit = ReportFormat(id: "junit") { scenarios in
    let suites = scenarios.map(\.suite).joined()
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites)</testsuites>\n"
  }
}

extension JudgedScenario {
  fileprivate var suite: String {
    let failures = verdict.brokenLaws.count
    let cases = Law.allCases.map { testCase($0) }.joined()
    let note = wrapNote.map { "    <system-out>\(xml($0))</system-out>\n" } ?? ""
    return """
        <testsuite name="\(xml(name))" tests="\(Law.allCases.count)" failures="\(failures)">
      \(cases)\(note)  </testsuite>

      """
  }

  private func testCase(_ law: Law) -> String {
    let head = "    <testcase classname=\"\(xml(name))\" name=\"\(law.id)\""
    let findings = verdict.findings.filter { $0.law == law }
    guard let first = findings.first else { return head + "/>\n" }
    let message = "\(first.time.asTime): \(first.explanation)"
    let text = findings.map { finding in
      let script = script(before: finding).joined(separator: ", ")
      return "\(finding.time.asTime), offset \(finding.contentOffset.asPoints): "
        + "\(finding.explanation). Remedy: \(finding.remedy). Script: \(script)"
    }.joined(separator: "\n")
    return """
      \(head)>
            <failure type="\(law.id)" message="\(xml(message))">\(xml(text))</failure>
          </testcase>

      """
  }
}

/// Returns a text that means itself in XML; what XML cannot hold becomes U+FFFD.
private func xml(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\t": result.unicodeScalars.append(scalar)
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
