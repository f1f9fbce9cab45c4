internal import CarouselCore
internal import CarouselPicture

/// The findings in words: what breaks which law, when and where, and what would mend it.
struct FindingsPanel {
  let surroundings: Surroundings

  /// The most findings in the list.
  static let limit = 4

  /// Findings that differ in time and place only.
  struct Entry: Hashable, Sendable {
    /// The first of them.
    var finding: Finding
    /// The times of the others.
    var laterTimes: [Double] = []
  }

  /// The findings, those of the same law with the same words joined.
  var entries: [Entry] {
    var entries: [Entry] = []
    for finding in surroundings.verdict.findings {
      if let index = entries.firstIndex(where: { entry in
        entry.finding.law == finding.law && entry.finding.explanation == finding.explanation
          && entry.finding.remedy == finding.remedy && entry.finding.rule == finding.rule
      }) {
        entries[index].laterTimes.append(finding.time)
      } else {
        entries.append(Entry(finding: finding))
      }
    }
    return entries
  }

  /// Draws the list below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double) -> Double {
    let entries = entries
    guard !entries.isEmpty else { return top }
    let theme = surroundings.theme
    sketch.text(
      "FINDINGS", x: Surroundings.margin, y: top + 12, font: .heading, color: theme.secondaryInk)
    var y = top + 20
    for entry in entries.prefix(Self.limit) { y = draw(entry, on: &sketch, top: y) + 6 }
    let others = entries.dropFirst(Self.limit).reduce(0) { $0 + 1 + $1.laterTimes.count }
    if others > 0 {
      sketch.text(
        "and \(others) more", x: Surroundings.margin, y: y + 10, font: .caption,
        color: theme.secondaryInk)
      y += 16
    }
    return y
  }

  private func draw(_ entry: Entry, on sketch: inout Sketch, top: Double) -> Double {
    let theme = surroundings.theme
    let finding = entry.finding
    let left = Surroundings.margin + 12
    let width = Surroundings.contentWidth - 24
    var rows: [(text: String, font: Font, color: Color)] = []
    for line in Font.strong.lines(of: head(of: finding), width: width, limit: 2) {
      rows.append((line, .strong, theme.bad))
    }
    for line in Font.body.lines(of: body(of: entry), width: width, limit: 3) {
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
    text += " · contentOffset \(offset)"
    if offset != "0", offset != points { text += " (\(points))" }
    if let rule = finding.rule { text += " · after rule \(rule)" }
    return text
  }

  /// What is seen, and when it is seen again.
  private func body(of entry: Entry) -> String {
    let finding = entry.finding
    var text = finding.explanation
    if finding.law != .indicator {
      text +=
        " (\(items(finding.items)) on the screen, reference \(items(finding.expectedItems)))"
    }
    let shown = 3
    let times = entry.laterTimes
    guard !times.isEmpty else { return text }
    text += "; again at " + times.prefix(shown).map(timeText).joined(separator: ", ")
    let more = times.count - shown
    if more > 0 { text += more == 1 ? " and once more" : " and \(more) times more" }
    return text
  }

  private func items(_ items: [Int]) -> String {
    guard !items.isEmpty else { return "nothing" }
    return (items.count == 1 ? "item " : "items ")
      + items.map { "\($0 + 1)" }.joined(separator: ", ")
  }
}
