internal import CarouselCore
internal import CarouselPicture

/// The findings in words: what breaks which law, when and where, and what would mend it.
struct FindingsPanel {
  let surroundings: Surroundings

  /// The most findings in the list.
  static let limit = 4

  /// Draws the list below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double) -> Double {
    let findings = surroundings.verdict.findings
    guard !findings.isEmpty else { return top }
    let theme = surroundings.theme
    sketch.text(
      "FINDINGS", x: Surroundings.margin, y: top + 12, font: .heading, color: theme.secondaryInk)
    var y = top + 20
    for finding in findings.prefix(Self.limit) { y = draw(finding, on: &sketch, top: y) + 6 }
    if findings.count > Self.limit {
      sketch.text(
        "and \(findings.count - Self.limit) more", x: Surroundings.margin, y: y + 10,
        font: .caption, color: theme.secondaryInk)
      y += 16
    }
    return y
  }

  private func draw(_ finding: Finding, on sketch: inout Sketch, top: Double) -> Double {
    let theme = surroundings.theme
    let left = Surroundings.margin + 12
    let width = Surroundings.contentWidth - 24
    var rows: [(text: String, font: Font, color: Color)] = []
    for line in Font.strong.lines(of: head(of: finding), width: width, limit: 2) {
      rows.append((line, .strong, theme.bad))
    }
    let body = "\(finding.explanation) (\(seen(in: finding)))."
    for line in Font.body.lines(of: body, width: width, limit: 3) {
      rows.append((line, .body, theme.ink))
    }
    for line in Font.body.lines(of: "→ \(finding.remedy)", width: width, limit: 3) {
      rows.append((line, .body, theme.ink))
    }
    let height = Double(rows.count) * 15.5 + 11
    sketch.add(
      .rectangle(
        Box(x: Surroundings.margin, y: top, width: Surroundings.contentWidth, height: height),
        corner: 6, paint: .fill(theme.badPanel), role: "finding"))
    sketch.add(
      .rectangle(
        Box(x: Surroundings.margin, y: top, width: 3, height: height), paint: .fill(theme.bad)))
    for (index, row) in rows.enumerated() {
      sketch.text(
        row.text, x: left, y: top + 17 + Double(index) * 15.5, font: row.font, color: row.color)
    }
    return top + height
  }

  /// The law, the time, the place, the rule.
  private func head(of finding: Finding) -> String {
    let offsets = surroundings.offsets
    let offset = offsets.pages(finding.contentOffset)
    let points = offsets.points(finding.contentOffset)
    var text = "✗ \(finding.law.id) · \(timeText(finding.time))"
    if finding.frameCount > 1 {
      text += ", \(finding.frameCount) frames, worst at \(timeText(finding.worstTime))"
    }
    text += " · contentOffset \(offset) (\(points))"
    if let rule = finding.rule { text += " · after rule \(rule)" }
    return text
  }

  private func seen(in finding: Finding) -> String {
    "\(items(finding.items)) on the screen, reference \(items(finding.expectedItems))"
  }

  private func items(_ items: [Int]) -> String {
    guard !items.isEmpty else { return "nothing" }
    return (items.count == 1 ? "item " : "items ")
      + items.map { "\($0 + 1)" }.joined(separator: ", ")
  }
}
