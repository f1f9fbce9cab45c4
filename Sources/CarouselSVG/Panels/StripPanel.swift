internal import CarouselCore
internal import CarouselPicture

/// The content strip with its copies, the ruler, the bounds before and after the first jumps, and
/// the way between them.
struct StripPanel {
  let surroundings: Surroundings
  /// The jumps whose bounds are drawn: the first of each rule, at most two.
  let jumps: [JumpRecord]
  /// The strip at the start, or before and after the first jump where the jump turns it.
  let rows: [Row]
  let scale: StripScale
  /// What stands before the heading, where there are several strips.
  var prefix = ""

  /// The strip at a moment.
  struct Row: Hashable, Sendable {
    /// What stands at its left, or nothing.
    var name: String
    /// The pages, back to front, in content coordinates.
    var pages: [PlacedPage]
  }

  /// The room on either side for the names of two rows.
  static let nameWidth = 74.0
  static let jumpLimit = 2

  var theme: Theme { surroundings.theme }
  private var offsets: OffsetText { surroundings.offsets }
  var length: Double { surroundings.geometry.boundsLength }

  /// Draws the panel below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double) -> Double {
    sketch.text(
      heading, x: Surroundings.margin, y: top + 12, font: .heading, color: theme.secondaryInk)
    var y = top + 22
    let isTurned = rows.count > 1
    if !isTurned { y = drawWays(on: &sketch, top: y) }
    let pageHeight = isTurned ? 58.0 : min(84, max(50, scale.slotWidth * 0.62))
    var bottom = y
    for (index, row) in rows.enumerated() {
      let pagesTop = bottom + 10
      if isTurned { drawName(of: row, on: &sketch, y: pagesTop + pageHeight / 2) }
      drawPages(row.pages, on: &sketch, top: pagesTop, height: pageHeight)
      let frame = pagesTop - 7
      let height = pageHeight + 14
      if isTurned, let record = jumps.first {
        drawBounds(
          index == 0 ? .before : .after,
          at: index == 0 ? record.jump.from : record.jump.to, on: &sketch, top: frame,
          height: height)
      } else {
        drawBounds(
          .start, at: surroundings.digest.initialOffset, on: &sketch, top: frame,
          height: height)
        for record in jumps {
          drawBounds(.before, at: record.jump.from, on: &sketch, top: frame, height: height)
          drawBounds(.after, at: record.jump.to, on: &sketch, top: frame, height: height)
        }
        if let finalOffset {
          drawBounds(.end, at: finalOffset, on: &sketch, top: frame, height: height)
        }
      }
      bottom = pagesTop + pageHeight
      if isTurned, index == 0 { bottom = drawTurn(on: &sketch, top: bottom + 12) }
    }
    if !isTurned { bottom = drawSections(on: &sketch, top: bottom + 12) }
    bottom = drawRuler(on: &sketch, top: bottom + (isTurned ? 12 : 2))
    return drawKey(on: &sketch, top: bottom)
  }

  private var heading: String {
    let name =
      prefix
      + (surroundings.geometry.axis == .vertical
        ? "CONTENT STRIP, DRAWN ON ITS SIDE" : "CONTENT STRIP")
    guard surroundings.carousel.turnsViews else { return name }
    let slots = surroundings.carousel.slotCount ?? 0
    let others = surroundings.geometry.numberOfItems - slots
    guard others > 0 else { return name }
    return "\(name): \(slots) SLOTS, THE OTHER \(countText(others, "VIEW", plural: "VIEWS"))"
      + (others == 1 ? " WAITS" : " WAIT")
  }

  private func drawName(of row: Row, on sketch: inout Sketch, y: Double) {
    sketch.text(
      row.name, x: scale.left - 14, y: y + 4, font: .strong, color: theme.ink, alignment: .end)
  }

  /// Says how the views are turned between two rows.
  private func drawTurn(on sketch: inout Sketch, top: Double) -> Double {
    guard let record = jumps.first else { return top }
    let x = scale.left + 2
    sketch.badge(record.number, x: x + 8, y: top + 9, theme: theme)
    let pages = abs(record.jump.rotation)
    let turn =
      record.jump.rotation == 0
      ? "the views stay" : "the views turn by \(countText(pages, "page"))"
    let text =
      "\(turn), contentOffset \(offsets.pages(record.jump.from)) → "
      + "\(offsets.pages(record.jump.to))"
    let width = Surroundings.width - Surroundings.margin - x - 24
    sketch.text(
      Font.strong.truncated(text, to: width), x: x + 24, y: top + 13, font: .strong,
      color: theme.jump)
    return top + 18
  }
}
