internal import CarouselCore
internal import CarouselPicture

/// A line of a plot.
struct ChartLine: Hashable, Sendable {
  var name: String
  var trace: Trace
  /// What is added to every value.
  var shift: Double
  var paint: Paint
}

/// Lines over time with a ruler in pages.
struct ChartPlot: Hashable, Sendable {
  var lines: [ChartLine]
  var jumps: [JumpRecord]
  /// Refreshes that are shaded as wrong.
  var shades: [Range<Int>] = []

  /// All values in it, the offsets of jumps that nobody saw included.
  var range: ClosedRange<Double> {
    var low = Double.infinity
    var high = -Double.infinity
    for line in lines {
      guard let range = line.trace.range else { continue }
      low = min(low, range.lowerBound + line.shift)
      high = max(high, range.upperBound + line.shift)
    }
    for record in jumps {
      low = min(low, record.jump.from, record.jump.to)
      high = max(high, record.jump.from, record.jump.to)
    }
    return low <= high ? low...high : 0...0
  }

  /// Draws the plot below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double, panel: ChartPanel) -> Double {
    let pitch = max(panel.surroundings.geometry.pitch, 1)
    let range = range
    let low = range.lowerBound - 0.35 * pitch
    let high = range.upperBound + 0.35 * pitch
    let height = min(190, max(84, 20 * (high - low) / pitch))
    let box = Box(x: ChartPanel.left, y: top, width: ChartPanel.width, height: height)
    let y: (Double) -> Double = { box.maxY - ($0 - low) / (high - low) * height }
    let theme = panel.theme
    sketch.add(
      .rectangle(
        box, corner: 5, paint: Paint(fill: theme.panel, stroke: theme.hairline), role: "plot"))
    for shade in shades { draw(shade, on: &sketch, in: box, panel: panel) }
    drawRuler(on: &sketch, in: box, values: low...high, y: y, panel: panel)
    for line in lines { draw(line, on: &sketch, y: y, panel: panel) }
    for record in jumps { draw(record, on: &sketch, y: y, panel: panel) }
    drawNames(on: &sketch, in: box, y: y, theme: theme)
    return box.maxY
  }

  /// Shades refreshes; the sign above tells them without color.
  private func draw(
    _ shade: Range<Int>, on sketch: inout Sketch, in box: Box, panel: ChartPanel
  ) {
    let left = panel.x(Double(shade.lowerBound))
    let right = panel.x(Double(shade.upperBound))
    let ground = Box(x: left, y: box.y + 0.5, width: max(right - left, 1), height: box.height - 1)
    sketch.add(.rectangle(ground, paint: .fill(panel.theme.badPanel), role: "difference"))
    for x in [ground.x, ground.maxX] {
      sketch.add(
        .path(.line(x, ground.y, to: x, ground.maxY), paint: .stroke(panel.theme.bad, width: 0.8)))
    }
  }

  private func drawRuler(
    on sketch: inout Sketch, in box: Box, values: ClosedRange<Double>, y: (Double) -> Double,
    panel: ChartPanel
  ) {
    let pitch = max(panel.surroundings.geometry.pitch, 1)
    let first = (values.lowerBound / pitch).rounded(.up)
    let last = (values.upperBound / pitch).rounded(.down)
    guard first <= last else { return }
    let step = niceStep(atLeast: 14 * (values.length / pitch) / box.height, whole: true)
    var page = (first / step).rounded(.up) * step
    while page <= last {
      let height = y(page * pitch)
      sketch.add(
        .path(
          .line(box.x, height, to: box.maxX, height),
          paint: .stroke(panel.theme.hairline, width: 0.8)))
      if height - 5 > box.y - 3, height + 5 < box.maxY + 5 {
        sketch.text(
          panel.surroundings.offsets.pages(page * pitch), x: box.x - 7, y: height + 3.8,
          font: .caption, color: panel.theme.secondaryInk, alignment: .end)
      }
      page += step
    }
  }

  private func draw(
    _ line: ChartLine, on sketch: inout Sketch, y: (Double) -> Double, panel: ChartPanel
  ) {
    var path = Path()
    for run in line.trace.runs {
      for (index, point) in run.enumerated() {
        let x = panel.x(point.refresh)
        let height = y(point.value + line.shift)
        path.steps.append(index == 0 ? .move(x, height) : .line(x, height))
      }
      // The last value stays on the screen for one refresh.
      if run == line.trace.runs.last, let end = run.last {
        path.steps.append(.line(panel.x(end.refresh + 1), y(end.value + line.shift)))
      }
    }
    sketch.add(.path(path, paint: line.paint, role: "line \(line.name)"))
  }

  private func draw(
    _ record: JumpRecord, on sketch: inout Sketch, y: (Double) -> Double, panel: ChartPanel
  ) {
    let x = panel.x(Double(record.refresh))
    let start = y(record.jump.from)
    let end = y(record.jump.to)
    guard abs(end - start) > 3 else { return }
    let direction = end < start ? -1.0 : 1.0
    let theme = panel.theme
    sketch.add(
      .path(
        .line(x, start, to: x, end - direction * min(6, abs(end - start))),
        paint: .stroke(theme.jump, width: 1.6, dashes: [5, 3]), role: "jump"))
    if abs(end - start) > 9 {
      sketch.add(
        .path(
          .arrowHead(x: x, y: end, alongX: 0, alongY: direction), paint: .fill(theme.jump)))
    }
    // An offset that was never displayed is a ring beside the line.
    if !record.jump.isDisplayedBefore {
      sketch.add(
        .circle(
          x: x, y: start, radius: 2.6,
          paint: Paint(fill: theme.panel, stroke: theme.jump, strokeWidth: 1.3)))
    }
  }

  /// Draws the names at the ends of the lines, pushed apart.
  private func drawNames(
    on sketch: inout Sketch, in box: Box, y: (Double) -> Double, theme: Theme
  ) {
    var names = lines.compactMap { line -> (line: ChartLine, y: Double)? in
      guard let end = line.trace.runs.last?.last else { return nil }
      return (line, y(end.value + line.shift))
    }.sorted { $0.y < $1.y }
    for index in names.indices {
      let floor = index == 0 ? box.y + 4 : names[index - 1].y + 13
      names[index].y = max(names[index].y, floor)
    }
    var ceiling = box.maxY - 2
    for index in names.indices.reversed() {
      names[index].y = min(names[index].y, ceiling)
      ceiling = names[index].y - 13
    }
    for name in names {
      let x = box.maxX + 5
      sketch.add(
        .path(.line(x, name.y, to: x + 12, name.y), paint: name.line.paint))
      sketch.text(
        name.line.name, x: x + 16, y: name.y + 3.8, font: .caption,
        color: name.line.paint.stroke ?? theme.ink)
    }
  }
}

/// Returns the smallest of 1, 2 and 5 times a power of ten that is at least a value.
func niceStep(atLeast value: Double, whole: Bool) -> Double {
  var step = whole ? 1.0 : 0.01
  var index = 0
  let factors = [2, 2.5, 2]
  while step < value, step < 1e12 {
    step *= factors[index % 3]
    index += 1
  }
  return step
}
