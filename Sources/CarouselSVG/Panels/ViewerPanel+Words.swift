internal import CarouselCore
internal import CarouselPicture

extension ViewerPanel {
  /// Draws the dots below a picture.
  func drawDots(
    of cell: Cell, on sketch: inout Sketch, middle: Double, y: Double
  ) {
    let count = surroundings.geometry.numberOfItems
    guard let dot = cell.frame.indicator, count > 0 else { return }
    let spacing = min(9, cellWidth / Double(count))
    guard spacing >= 3 else {
      // Too many to tell apart.
      sketch.text(
        (cell.hasWrongDot ? "✗ " : "") + "dot \(dot + 1) of \(count)", x: middle, y: y + 3.6,
        font: .caption, color: cell.hasWrongDot ? theme.bad : theme.secondaryInk,
        alignment: .middle)
      return
    }
    let isMirrored =
      surroundings.geometry.axis == .horizontal
      && surroundings.geometry.direction == .rightToLeft
    for index in 0..<count {
      let step = Double(isMirrored ? count - 1 - index : index) - Double(count - 1) / 2
      let isMarked = index == dot
      sketch.add(
        .circle(
          x: middle + step * spacing, y: y, radius: min(isMarked ? 3 : 2.4, spacing * 0.4),
          paint: isMarked ? .fill(theme.ink) : .stroke(theme.secondaryInk, width: 0.8)))
      if isMarked, cell.hasWrongDot { cross(x: middle + step * spacing, y: y, on: &sketch) }
    }
  }

  /// Crosses out a dot that marks the wrong item.
  private func cross(x: Double, y: Double, on sketch: inout Sketch) {
    let arm = 4.6
    let paint = Paint.stroke(theme.bad, width: 1.8)
    sketch.add(
      .path(.line(x - arm, y - arm, to: x + arm, y + arm), paint: paint, role: "wrong-dot"))
    sketch.add(.path(.line(x - arm, y + arm, to: x + arm, y - arm), paint: paint))
  }

  /// Draws what a picture is and when it is seen; returns the lower end.
  func drawCaption(
    of cell: Cell, on sketch: inout Sketch, middle: Double, top: Double
  ) -> Double {
    let y = top + 13
    if let number = cell.number {
      let width = Font.strongCaption.width(of: cell.name)
      let left = middle - (width + 20) / 2
      sketch.text(cell.name, x: left, y: y + 1, font: .strongCaption, color: theme.ink)
      sketch.badge(number, x: left + width + 12, y: y - 2.6, theme: theme)
    } else {
      sketch.text(
        cell.name, x: middle, y: y + 1, font: .strongCaption,
        color: cell.breach == nil || cell.name == "seen" ? theme.ink : theme.bad,
        alignment: .middle)
    }
    let font = Font.caption
    let room = cellWidth + 9
    let time = timeText(cell.frame.time)
    if cell.isReference {
      sketch.text(
        font.fitting(["should show at \(time)", "due at \(time)", time], in: room), x: middle,
        y: y + 15, font: font,
        color: theme.secondaryInk, alignment: .middle)
      return y + 19
    }
    let offset = surroundings.pages(cell.frame.contentOffset, in: cell.frame.boundsSize)
    if font.width(of: "\(time) · \(offset)") <= room {
      sketch.text(
        "\(time) · \(offset)", x: middle, y: y + 15, font: font, color: theme.secondaryInk,
        alignment: .middle)
      return y + 19
    }
    sketch.text(
      time, x: middle, y: y + 15, font: font, color: theme.secondaryInk, alignment: .middle)
    sketch.text(
      font.truncated(offset, to: room), x: middle, y: y + 28, font: font,
      color: theme.secondaryInk, alignment: .middle)
    return y + 32
  }
}
