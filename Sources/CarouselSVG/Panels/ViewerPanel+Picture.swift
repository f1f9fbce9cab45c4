internal import CarouselCore
internal import CarouselPicture

extension ViewerPanel {
  /// Draws a picture with its dots and captions; returns the lower end.
  func draw(_ cell: Cell, on sketch: inout Sketch, left: Double, top: Double) -> Double {
    let size = cell.frame.boundsSize
    let middle = left + cellWidth / 2
    // Bounds of several sizes stand on one line.
    let bounds = Box(
      x: middle - size.width * pointScale / 2, y: top + pictureHeight - size.height * pointScale,
      width: size.width * pointScale,
      height: size.height * pointScale)
    drawPages(of: cell, on: &sketch, bounds: bounds)
    if let breach = cell.breach { mark(breach, on: &sketch, bounds: bounds) }
    sketch.add(
      .rectangle(
        bounds, corner: 2,
        paint: cell.isReference
          ? .stroke(theme.secondaryInk, width: 1.4, dashes: [3, 2.5])
          : .stroke(theme.ink, width: 1.4)))
    var y = top + pictureHeight
    if surroundings.carousel.indicator?.isShown == true {
      if !cell.isReference { drawDots(of: cell, on: &sketch, middle: middle, y: y + 10) }
      y += 12
    }
    return drawCaption(of: cell, on: &sketch, middle: middle, top: y)
  }

  private func drawPages(of cell: Cell, on sketch: inout Sketch, bounds: Box) {
    var marks = Sketch()
    marks.add(.rectangle(bounds, paint: .fill(theme.panel), role: "blank"))
    for (index, page) in cell.frame.pages.enumerated() {
      let box = box(of: page, in: cell.frame, bounds: bounds)
      guard let visible = box.intersection(bounds) else { continue }
      let color = surroundings.color(of: page.item)
      // Cut to the bounds here and not by a clip path, which some renderers get wrong.
      marks.add(.rectangle(visible, paint: .fill(color), role: "shown"))
      if surroundings.hasImage(page.item) {
        marks.add(.image(item: page.item, box: box, clip: visible))
      } else if !cell.frame.pages[(index + 1)...].contains(where: { $0.covers(page) }) {
        drawLabel(of: page, on: &marks, box: box, visible: visible, ground: color)
      }
    }
    for blank in blanks(of: cell.frame, bounds: bounds) {
      marks.hatch(blank, color: theme.secondaryInk, role: "hatch")
      guard blank.width > 42, blank.height > 18 else { continue }
      let font = Font.strongCaption
      marks.add(
        .rectangle(
          Box(x: blank.midX - 19, y: blank.midY - 8, width: 38, height: 16), corner: 3,
          paint: .fill(theme.panel)))
      marks.text(
        "blank", x: blank.midX, y: blank.midY + 3.6, font: font, color: theme.bad,
        alignment: .middle)
    }
    sketch.add(
      .group(
        Mark.Group(
          role: cell.isReference ? "viewer reference" : "viewer", refresh: cell.frame.refresh,
          marks: marks.marks)))
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
    let label = surroundings.item(page.item).labelWithoutImage(at: page.item)
    let largest = min(22, box.height * 0.42)
    var font = Font(size: largest, isBold: true)
    let room = box.width - 10
    let width = font.width(of: label)
    if width > room { font.size = max(Font.caption.size, largest * room / width) }
    var text = Label(
      text: font.truncated(label, to: room), x: box.midX, y: box.midY + font.size * 0.36,
      font: font, color: ground.readableInk, alignment: .middle)
    if !visible.contains(text.box) { text.clip = visible }
    if text.visibleBox != nil { sketch.add(text) }
  }

  /// The stretches of the bounds that no page covers and that are wider than the gap between pages.
  private func blanks(of frame: DisplayedFrame, bounds: Box) -> [Box] {
    let length =
      surroundings.geometry.axis == .horizontal ? frame.boundsSize.width : frame.boundsSize.height
    let widest = surroundings.geometry.gap + surroundings.geometry.tolerance
    var edge = 0.0
    var blanks: [ClosedRange<Double>] = []
    for page in frame.pages.sorted(by: { $0.origin < $1.origin }) {
      if page.origin - edge > widest { blanks.append(edge...page.origin) }
      edge = max(edge, page.end)
    }
    if length - edge > widest { blanks.append(edge...length) }
    return blanks.map { box(from: $0.lowerBound, to: $0.upperBound, in: frame, bounds: bounds) }
  }

  /// Marks the stretch that is wrong: a bar along the edge of the picture, and a line round the
  /// stretch where it is not the whole of the bounds.
  private func mark(_ breach: Finding, on sketch: inout Sketch, bounds: Box) {
    guard let frame = frames[breach.refresh] else { return }
    let box = box(
      from: breach.extent.lowerBound, to: breach.extent.upperBound, in: frame, bounds: bounds)
    guard let inner = box.intersection(bounds) else { return }
    let isVertical = surroundings.geometry.axis == .vertical
    let bar =
      isVertical
      ? Box(x: bounds.maxX + 1.6, y: inner.y, width: 3, height: max(inner.height, 3))
      : Box(x: inner.x, y: bounds.maxY + 1.6, width: max(inner.width, 3), height: 3)
    sketch.add(.rectangle(bar, paint: .fill(theme.bad), role: "difference"))
    let isPart = inner.width < bounds.width - 0.5 || inner.height < bounds.height - 0.5
    if isPart, min(inner.width, inner.height) > 8 {
      sketch.add(
        .rectangle(
          inner.inset(by: 1.5), corner: 3, paint: .stroke(theme.bad, width: 2, dashes: [3, 2])))
    }
  }
}

extension PlacedPage {
  /// Whether the page lies over the middle of another one, where its label stands.
  fileprivate func covers(_ other: PlacedPage) -> Bool {
    let middle = (other.origin + other.end) / 2
    return origin < middle && middle < end
  }
}
