internal import CarouselCore
internal import CarouselPicture

/// The wrap jumps in words, two columns of them.
struct JumpList {
  let surroundings: Surroundings

  /// The most jumps in the list.
  static let limit = 12

  /// Draws the list below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double) -> Double {
    let records = surroundings.digest.jumps
    guard !records.isEmpty else { return top }
    let theme = surroundings.theme
    sketch.text(
      "WRAP JUMPS", x: Surroundings.margin, y: top + 12, font: .heading, color: theme.secondaryInk)
    let listed = records.prefix(Self.limit)
    let texts = listed.map(text(of:))
    let half = (Surroundings.contentWidth - 20) / 2
    let room = half - 2 * Sketch.badgeRadius - 6
    let needsFullWidth = texts.contains { Font.caption.width(of: $0) > room }
    let columns = needsFullWidth || texts.count == 1 ? 1 : 2
    let width = columns == 1 ? Surroundings.contentWidth : half
    let rowsInColumn = (texts.count + columns - 1) / columns
    for (index, text) in texts.enumerated() {
      let column = index / rowsInColumn
      let x = Surroundings.margin + Double(column) * (half + 20)
      let y = top + 31 + Double(index % rowsInColumn) * 19
      sketch.badge(records[index].number, x: x + Sketch.badgeRadius, y: y - 3.6, theme: theme)
      sketch.text(
        Font.caption.truncated(text, to: width - 2 * Sketch.badgeRadius - 6),
        x: x + 2 * Sketch.badgeRadius + 6, y: y, font: .caption, color: theme.ink)
    }
    var y = top + 22 + Double(rowsInColumn) * 19
    if records.count > Self.limit {
      sketch.text(
        "and \(records.count - Self.limit) more", x: Surroundings.margin, y: y + 10,
        font: .caption, color: theme.secondaryInk)
      y += 16
    }
    return y
  }

  /// One jump in one line.
  func text(of record: JumpRecord) -> String {
    let offsets = surroundings.offsets
    let jump = record.jump
    let unseen = jump.isDisplayedBefore ? "" : " (never displayed)"
    var text =
      "\(timeText(record.time)) · \(offsets.pages(jump.from))\(unseen) → "
      + "\(offsets.pages(jump.to)) · \(surroundings.changeText(jump))"
    if jump.rotation != 0 { text += " · views turned by \(abs(jump.rotation))" }
    return text + " · rule \(jump.rule)"
  }
}
