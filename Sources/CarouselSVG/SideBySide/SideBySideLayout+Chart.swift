internal import CarouselCore
internal import CarouselPicture

extension SideBySideLayout {
  /// Draws the positions of both over time, shaded where the pictures differ; returns the lower
  /// end.
  func drawChart(on sketch: inout Sketch, top: Double) -> Double {
    let panel = ChartPanel(surroundings: first)
    panel.drawHeading("POSITION OVER TIME", on: &sketch, top: top)
    drawNote(on: &sketch, top: top)
    // Both begin at the same page, whatever the strip that it stands on.
    let start = first.digest.position.runs.first?.first?.value ?? 0
    let other = second.digest.position.runs.first?.first?.value ?? 0
    let plot = ChartPlot(
      lines: [
        ChartLine(
          name: "B", trace: second.digest.position, shift: start - other,
          paint: .stroke(theme.jump, width: 1.8, dashes: [5, 3])),
        ChartLine(
          name: "A", trace: first.digest.position, shift: 0,
          paint: .stroke(theme.ink, width: 2.2)),
      ],
      jumps: [], shades: partings.runs)
    var y = drawSigns(panel, on: &sketch, top: top + 18)
    y = plot.draw(on: &sketch, top: y, panel: panel) + 4
    y = panel.drawBands(on: &sketch, top: y)
    return panel.drawTime(on: &sketch, top: y)
  }

  /// Says at the right of the heading for how long the pictures differ.
  private func drawNote(on sketch: inout Sketch, top: Double) {
    let count = partings.runs.reduce(0) { $0 + $1.count }
    let total = min(first.digest.lastRefresh, second.digest.lastRefresh) + 1
    let text =
      count == 0
      ? "= the same picture in all \(total) frames"
      : "≠ shaded: \(count) of \(total) frames differ"
    sketch.text(
      text, x: ChartPanel.right, y: top + 12, font: .strongCaption,
      color: count == 0 ? theme.good : theme.bad, alignment: .end)
  }

  /// Draws a sign above each shaded stretch that has room for it, with a line as long as the
  /// stretch.
  private func drawSigns(
    _ panel: ChartPanel, on sketch: inout Sketch, top: Double
  ) -> Double {
    guard !partings.runs.isEmpty else { return top + 4 }
    var last = -Double.infinity
    for run in partings.runs {
      let (left, right) = (panel.x(Double(run.lowerBound)), panel.x(Double(run.upperBound)))
      let middle = (left + right) / 2
      guard middle - last > 12 else { continue }
      sketch.text(
        "≠", x: middle, y: top + 11, font: .strong, color: theme.bad, alignment: .middle)
      for (start, end) in [(left, middle - 10), (middle + 10, right)] where end - start > 2 {
        sketch.add(
          .path(.line(start, top + 7, to: end, top + 7), paint: .stroke(theme.bad, width: 1)))
      }
      last = middle
    }
    return top + 16
  }
}
