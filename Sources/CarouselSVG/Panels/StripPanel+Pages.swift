internal import CarouselCore
internal import CarouselPicture

extension StripPanel {
  /// Draws the pages; those that stand on the same slot cover each other.
  func drawPages(
    _ pages: [PlacedPage], on sketch: inout Sketch, top: Double, height: Double
  ) {
    for page in pages where isTopmost(page, of: pages) {
      var box = scale.box(from: page.origin, to: page.end, y: top, height: height)
      let gap = min(1.5, box.width / 12)
      box = Box(x: box.x + gap, y: box.y, width: box.width - 2 * gap, height: height)
      drawPage(page, on: &sketch, box: box)
    }
    for stretch in scale.stretches where stretch.isLeftOut {
      let middle = stretch.x + stretch.width / 2
      let x = scale.isMirrored ? scale.right - (middle - scale.left) : middle
      for step in -1...1 {
        sketch.add(
          .circle(
            x: x + Double(step) * 4.5, y: top + height / 2, radius: 1.4,
            paint: .fill(theme.secondaryInk)))
      }
    }
  }

  private func isTopmost(_ page: PlacedPage, of pages: [PlacedPage]) -> Bool {
    let slot = Int((page.origin / scale.pitch).rounded(.down))
    return scale.shows(slot) && pages.last { $0.origin == page.origin } == page
  }

  /// The share of an item's color in its copies, the rest being the picture's ground: light enough
  /// to look like a shadow of the original.
  private static let copyShare = 0.35

  private func drawPage(_ page: PlacedPage, on sketch: inout Sketch, box: Box) {
    let color = surroundings.color(of: page.item)
    let ground = page.isClone ? theme.background.mixed(with: color, share: Self.copyShare) : color
    let corner = min(8, box.width / 6)
    var marks = Sketch()
    marks.add(.rectangle(box, corner: corner, paint: .fill(ground), role: "ground"))
    let hasImage = surroundings.hasImage(page.item)
    if hasImage {
      let inner = box.inset(by: page.isClone ? 4 : 0)
      // Over the picture's own ground a light picture of a copy would be no lighter.
      if page.isClone {
        marks.add(.rectangle(inner, paint: .fill(theme.background), role: "lightener"))
      }
      marks.add(
        .image(
          item: page.item, box: inner, clip: inner, opacity: page.isClone ? Self.copyShare : 1))
    }
    if page.isClone {
      let stroke = Paint.stroke(edge(of: color), width: 1.8, dashes: [5, 4])
      marks.add(.rectangle(box.inset(by: 0.9), corner: corner, paint: stroke, role: "dash"))
    }
    if !hasImage { drawLabel(of: page, on: &marks, box: box, ground: ground) }
    sketch.add(
      .group(Mark.Group(role: page.isClone ? "page clone" : "page", marks: marks.marks)))
  }

  /// The color of a copy's dashes, which must be seen on the lighter ground.
  private func edge(of color: Color) -> Color {
    color.contrast(with: theme.background) >= 2 ? color : color.mixed(with: theme.ink, share: 0.4)
  }

  private func drawLabel(
    of page: PlacedPage, on sketch: inout Sketch, box: Box, ground: Color
  ) {
    let ink = ground.readableInk
    let label = surroundings.item(page.item).labelWithoutImage(at: page.item)
    let copy = "copy of \(label)"
    let room = box.width - 8
    let hasCopyLine = page.isClone && Font.caption.width(of: copy) <= room
    let largest = min(32, box.height * 0.42)
    var font = Font(size: largest, isBold: true)
    let width = font.width(of: label)
    if width > room { font.size = max(Font.caption.size, largest * room / width) }
    var text = label
    if font.width(of: text) > room + 6 {
      let number = "\(page.item + 1)"
      text = room > 40 ? font.truncated(label, to: room) : number
      if font.width(of: text) > room + 6 { text = "" }
    }
    let y = box.midY + font.size * 0.36 - (hasCopyLine ? 7 : 0)
    sketch.text(text, x: box.midX, y: y, font: font, color: ink, alignment: .middle)
    if hasCopyLine {
      sketch.text(
        copy, x: box.midX, y: box.maxY - 10, font: .caption, color: ink, alignment: .middle)
    }
  }
}
