internal import CarouselCore
internal import CarouselPicture

extension ViewerPanel {
  /// Draws a picture with its dots and captions; returns the lower end.
  func draw(_ cell: Cell, on sketch: inout Sketch, left: Double, top: Double) -> Double {
    let size = cell.frame.boundsSize
    let middle = left + cellWidth / 2
    let bounds = Box(
      x: middle - size.width * pointScale / 2, y: top, width: size.width * pointScale,
      height: size.height * pointScale)
    drawPages(of: cell, on: &sketch, bounds: bounds)
    if let breach = cell.breach { mark(breach, on: &sketch, bounds: bounds) }
    sketch.add(
      .rectangle(
        bounds, corner: 5,
        paint: cell.isReference
          ? .stroke(theme.secondaryInk, width: 1.4, dashes: [3, 2.5])
          : .stroke(theme.ink, width: 1.4)))
    var y = top + pictureHeight
    if surroundings.carousel.indicator?.isShown == true {
      if !cell.isReference { drawDots(cell.frame, on: &sketch, middle: middle, y: y + 9) }
      y += 11
    }
    return drawCaption(of: cell, on: &sketch, middle: middle, top: y)
  }

  private func drawPages(of cell: Cell, on sketch: inout Sketch, bounds: Box) {
    var marks = Sketch()
    marks.add(.rectangle(bounds, paint: .fill(theme.panel), role: "blank"))
    marks.hatch(bounds, color: theme.hairline, role: "hatch")
    for page in cell.frame.pages {
      let box = box(of: page, in: cell.frame, bounds: bounds)
      guard let visible = box.intersection(bounds) else { continue }
      let color = surroundings.color(of: page.item)
      marks.add(.rectangle(box, paint: .fill(color), role: "shown"))
      if surroundings.hasImage(page.item) {
        marks.add(.image(item: page.item, box: box))
      } else {
        drawLabel(of: page, on: &marks, box: box, visible: visible, ground: color)
      }
    }
    for blank in blanks(of: cell.frame, bounds: bounds) where blank.width > 36 && blank.height > 16 {
      let font = Font.strongCaption
      marks.add(
        .rectangle(
          Box(
            x: blank.midX - 18, y: blank.midY - 7, width: 36, height: 14), corner: 3,
          paint: .fill(theme.panel)))
      marks.text(
        "blank", x: blank.midX, y: blank.midY + 3.6, font: font, color: theme.bad,
        alignment: .middle)
    }
    sketch.add(
      .group(
        Mark.Group(
          role: cell.isReference ? "viewer reference" : "viewer", refresh: cell.frame.refresh,
          clip: bounds, corner: 5, marks: marks.marks)))
  }

  /// Returns the place of a page in a picture.
  func box(of page: PlacedPage, in frame: DisplayedFrame, bounds: Box) -> Box {
    box(from: page.origin, to: page.end, in: frame, bounds: bounds)
  }

  /// Returns the place of a stretch of the bounds.
  private func box(
    from start: Double, to end: Double, in frame: DisplayedFrame, bounds: Box
  ) -> Box {
    let geometry = surroundings.geometry
    let length = (end - start) * pointScale
    if geometry.axis == .vertical {
      return Box(
        x: bounds.x, y: bounds.y + start * pointScale, width: bounds.width, height: length)
    }
    let x =
      geometry.direction == .rightToLeft
      ? bounds.maxX - end * pointScale : bounds.x + start * pointScale
    return Box(x: x, y: bounds.y, width: length, height: bounds.height)
  }

  private func drawLabel(
    of page: PlacedPage, on sketch: inout Sketch, box: Box, visible: Box, ground: Color
  ) {
    let label = surroundings.item(page.item).label
    let largest = min(22, box.height * 0.42)
    var font = Font(size: largest, isBold: true)
    let room = box.width - 10
    let width = font.width(of: label)
    if width > room { font.size = max(Font.caption.size, largest * room / width) }
    sketch.add(
      Label(
        text: font.truncated(label, to: room), x: box.midX, y: box.midY + font.size * 0.36,
        font: font, color: ground.readableInk, alignment: .middle, clip: visible))
  }

  /// The stretches of the bounds that no page covers.
  private func blanks(of frame: DisplayedFrame, bounds: Box) -> [Box] {
    let length =
      surroundings.geometry.axis == .horizontal ? frame.boundsSize.width : frame.boundsSize.height
    var edge = 0.0
    var blanks: [Box] = []
    let pages = frame.pages.sorted { $0.origin < $1.origin }
    for page in pages {
      if page.origin > edge {
        blanks.append(box(from: edge, to: page.origin, in: frame, bounds: bounds))
      }
      edge = max(edge, page.end)
    }
    if edge < length { blanks.append(box(from: edge, to: length, in: frame, bounds: bounds)) }
    return blanks
  }

  /// Marks the stretch that is wrong: a bar with ends below the upper edge of the picture.
  private func mark(_ breach: Finding, on sketch: inout Sketch, bounds: Box) {
    guard let frame = frames[breach.refresh] else { return }
    let box = box(
      from: breach.extent.lowerBound, to: breach.extent.upperBound, in: frame, bounds: bounds)
    let inner = box.intersection(bounds) ?? bounds
    sketch.add(
      .rectangle(
        inner.inset(by: 1.5), corner: 3, paint: .stroke(theme.bad, width: 2.2, dashes: [3, 2]),
        role: "difference"))
  }

  private func drawDots(
    _ frame: DisplayedFrame, on sketch: inout Sketch, middle: Double, y: Double
  ) {
    let count = surroundings.geometry.numberOfItems
    guard let dot = frame.indicator, count > 0 else { return }
    let spacing = min(9, cellWidth / Double(count))
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
    }
  }

  private func drawCaption(
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
        cell.name, x: middle, y: y + 1, font: .strongCaption, color: theme.ink,
        alignment: .middle)
    }
    let font = Font.caption
    let room = cellWidth + Self.gap - 6
    let time = timeText(cell.frame.time)
    if cell.isReference {
      sketch.text(
        font.fitting(["what should show", "expected"], in: room), x: middle, y: y + 15, font: font,
        color: theme.secondaryInk, alignment: .middle)
      return y + 19
    }
    let offset = surroundings.offsets.pages(cell.frame.contentOffset)
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
