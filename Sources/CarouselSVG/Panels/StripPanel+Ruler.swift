internal import CarouselCore
internal import CarouselPicture

extension StripPanel {
  /// Draws brackets below copies too narrow to say what they are; returns the lower end.
  func drawSections(on sketch: inout Sketch, top: Double) -> Double {
    guard let row = rows.first, row.pages.contains(where: \.isClone) else { return top }
    var sections: [(isClone: Bool, start: Double, end: Double)] = []
    for page in row.pages.sorted(by: { $0.origin < $1.origin }) {
      if let last = sections.last, last.isClone == page.isClone {
        sections[sections.count - 1].end = page.end
      } else {
        sections.append((page.isClone, page.origin, page.end))
      }
    }
    let y = top + 2
    for section in sections {
      let box = scale.box(from: section.start, to: section.end, y: y, height: 1).inset(by: 2)
      let color = section.isClone ? theme.secondaryInk : theme.ink
      let name = section.isClone ? "copies" : "home"
      let single = section.isClone ? "copy" : "home"
      let text = Font.caption.fitting([name, single, ""], in: box.width - 12)
      let width = text.isEmpty ? 0 : Font.caption.width(of: text) + 8
      let dashes = section.isClone ? [4.0, 3.0] : []
      let paint = Paint.stroke(color, width: 1, dashes: dashes)
      sketch.add(
        .path(.line(box.x, y + 4, to: box.midX - width / 2, y + 4), paint: paint))
      sketch.add(
        .path(.line(box.midX + width / 2, y + 4, to: box.maxX, y + 4), paint: paint))
      sketch.text(
        text, x: box.midX, y: y + 7.6, font: .caption, color: color, alignment: .middle)
    }
    return y + 12
  }

  /// Draws the ruler of offsets, in pages and in points; returns the lower end.
  func drawRuler(on sketch: inout Sketch, top: Double) -> Double {
    let offsets = surroundings.offsets
    let y = top + 2
    sketch.add(
      .path(
        .line(scale.left, y, to: scale.right, y), paint: .stroke(theme.hairline, width: 1.2)))
    var taken: [Box] = []
    for slot in rulerSlots {
      let offset = Double(slot) * scale.pitch
      let x = scale.x(offset)
      sketch.add(
        .path(.line(x, y, to: x, y + 5), paint: .stroke(theme.secondaryInk)))
      let pages = Label(
        text: offsets.pages(offset), x: x, y: y + 17, font: .strongCaption,
        color: theme.secondaryInk, alignment: .middle)
      let points = Label(
        text: OffsetText.minus(decimalText(offset, decimals: 2)), x: x, y: y + 29, font: .caption,
        color: theme.secondaryInk, alignment: .middle)
      let width = max(pages.box.width, points.box.width)
      let box = Box(x: x - width / 2 - 4, y: y, width: width + 8, height: 30)
      guard !taken.contains(where: { $0.intersection(box) != nil }), box.x >= 4,
        box.maxX <= Surroundings.width - 4
      else { continue }
      taken.append(box)
      sketch.add(pages)
      sketch.add(points)
    }
    return y + 36
  }

  /// The slots with a tick, those of the bounds first, which must have their number.
  private var rulerSlots: [Int] {
    var slots: [Int] = []
    for offset in shownOffsets {
      let slot = (offset / scale.pitch).rounded()
      if abs(offset - slot * scale.pitch) < 0.005 { slots.append(Int(slot)) }
    }
    for stretch in scale.stretches where !stretch.isLeftOut {
      slots += Array(stretch.slots)
      // The end of the content is no offset that the bounds can have.
      if stretch != scale.stretches.last { slots.append(stretch.slots.upperBound) }
    }
    var unique: [Int] = []
    for slot in slots where !unique.contains(slot) { unique.append(slot) }
    return unique
  }
}
