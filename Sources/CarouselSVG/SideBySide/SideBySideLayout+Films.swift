internal import CarouselCore
internal import CarouselPicture

extension SideBySideLayout {
  /// Draws the title and the script; returns the lower end.
  func drawHeader(on sketch: inout Sketch, top: Double) -> Double {
    var y = top + 20
    for line in Font.title.lines(
      of: first.illustration.title, width: Surroundings.contentWidth, limit: 2)
    {
      sketch.text(line, x: Surroundings.margin, y: y, font: .title, color: theme.ink)
      y += 25
    }
    let geometry = first.geometry
    let size = geometry.boundsSize
    var parts = [
      "the same script on both", countText(geometry.numberOfItems, "item"),
      "bounds \(decimalText(size.width, decimals: 2)) × "
        + "\(decimalText(size.height, decimals: 2)) pt",
    ]
    let script = scriptText(first.illustration.timeline.script)
    if !script.isEmpty { parts.append(script) }
    y -= 4
    for line in Font.body.lines(
      of: parts.joined(separator: " · "), width: Surroundings.contentWidth, limit: 2)
    {
      sketch.text(line, x: Surroundings.margin, y: y, font: .body, color: theme.secondaryInk)
      y += 16
    }
    return y
  }

  /// Draws what the viewer sees of either at the same moments, with what tells them apart between;
  /// returns the lower end.
  func drawFilms(on sketch: inout Sketch, top: Double) -> Double {
    let panels = [first, second].map {
      ViewerPanel($0, refreshes: refreshes, columns: Self.columns)
    }
    var y = drawName("A", of: first, on: &sketch, top: top)
    y = drawFilm(panels[0], on: &sketch, top: y + 8)
    y = drawSigns(panels, on: &sketch, top: y + 4)
    y = drawFilm(panels[1], on: &sketch, top: y + 2)
    return drawName("B", of: second, on: &sketch, top: y + 6)
  }

  /// Draws the letter, the name and the verdict of a carousel in one line.
  private func drawName(
    _ letter: String, of surroundings: Surroundings, on sketch: inout Sketch, top: Double
  ) -> Double {
    let header = HeaderPanel(surroundings: surroundings)
    let (color, panel) = header.badgeColors
    let height = 26.0
    let ground = Box(
      x: Surroundings.margin, y: top, width: Surroundings.contentWidth, height: height)
    sketch.add(
      .rectangle(
        ground, corner: 6, paint: .fill(panel), role: header.badgeRole))
    let font = Font(size: 12, isBold: true)
    let verdictBox = sketch.text(
      header.badgeText, x: ground.maxX - 12, y: ground.midY + 4.3, font: font, color: color,
      alignment: .end)
    let room = verdictBox.x - ground.x - 24
    sketch.text(
      font.truncated("\(letter) · \(surroundings.carousel.name)", to: room), x: ground.x + 12,
      y: ground.midY + 4.3, font: font, color: theme.ink)
    return ground.maxY
  }

  private func drawFilm(
    _ panel: ViewerPanel, on sketch: inout Sketch, top: Double
  ) -> Double {
    var bottom = top
    for (column, refresh) in refreshes.enumerated() {
      guard let frame = panel.frames[refresh] else { continue }
      var cell = ViewerPanel.Cell(
        frame: frame, name: "✓ as expected", breach: panel.surroundings.breach(in: frame))
      cell.hasWrongDot = panel.surroundings.findings(at: refresh).contains { $0.law == .indicator }
      if let breach = cell.breach {
        let size = panel.surroundings.offsets.points(breach.size)
        cell.name = breach.law == .coverage ? "✗ blank: \(size)" : "✗ wrong: \(size)"
      } else if cell.hasWrongDot {
        cell.name = "✗ wrong dot"
      }
      let left = Surroundings.margin + Double(column) * (panel.cellWidth + ViewerPanel.gap)
      bottom = max(bottom, panel.draw(cell, on: &sketch, left: left, top: top))
    }
    return bottom
  }

  /// Draws between the rows whether the pictures above and below are the same.
  private func drawSigns(
    _ panels: [ViewerPanel], on sketch: inout Sketch, top: Double
  ) -> Double {
    let font = Font(size: 15, isBold: true)
    for (column, refresh) in refreshes.enumerated() {
      let left = Surroundings.margin + Double(column) * (panels[0].cellWidth + ViewerPanel.gap)
      let middle = left + panels[0].cellWidth / 2
      let differs = partings.contains(refresh)
      let color = differs ? theme.bad : theme.good
      sketch.text(
        differs ? "≠" : "=", x: middle, y: top + 15, font: font, color: color, alignment: .middle)
      for end in [left + 8, left + panels[0].cellWidth - 8] {
        let inner = end < middle ? middle - 14 : middle + 14
        sketch.add(
          .path(
            .line(end, top + 10, to: inner, top + 10),
            paint: .stroke(color, width: 1.2, dashes: differs ? [] : [4, 3])))
      }
    }
    return top + 20
  }
}
