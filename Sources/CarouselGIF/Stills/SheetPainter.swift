internal import CarouselCore
internal import CarouselPicture
internal import GD

/// Draws a contact sheet in true colors.
struct SheetPainter: Sendable {
  private(set) var picture: PixelBuffer
  private let layout: SheetLayout
  private let theme: Theme
  private let lettering: Lettering
  private var scale: Int { layout.scale }

  init(_ layout: SheetLayout, _ illustration: Illustration, _ lettering: Lettering) {
    self.layout = layout
    self.lettering = lettering
    theme = illustration.theme
    picture = PixelBuffer(
      width: layout.width, height: layout.height,
      color: 0xFF00_0000 | illustration.theme.background.hex)
  }

  /// Draws the title and the number of wraps.
  mutating func drawTitle(_ title: String, wraps: Int) throws(AnimationError) {
    let count = "\(wraps) \(wraps == 1 ? "wrap" : "wraps")"
    let missing = wraps - layout.tops.count
    let note = missing > 0 ? "\(count), \(missing) of them not shown" : count
    let right = layout.width - SheetMetrics.margin * scale
    let baseline = SheetMetrics.titleBaseline * scale
    let taken = try width(note, lettering.regular, SheetMetrics.textSize)
    try draw(
      note, x: right - taken, baseline: baseline, size: SheetMetrics.textSize,
      color: theme.secondaryInk)
    try draw(
      title, x: SheetMetrics.margin * scale, baseline: baseline, size: SheetMetrics.titleSize,
      color: theme.ink, isBold: true, room: right - taken - 2 * SheetMetrics.margin * scale)
  }

  /// Draws a row.
  mutating func draw(_ row: ContactSheet.Row, index: Int) throws(AnimationError) {
    let top = layout.tops[index]
    let margin = SheetMetrics.margin * scale
    try draw(
      row.row.heading, x: margin, baseline: top + 12 * scale, size: SheetMetrics.textSize,
      color: row.row.jumps.isEmpty ? theme.secondaryInk : theme.jump, isBold: true,
      room: layout.width - 2 * margin)
    let windows = top + (SheetMetrics.headingHeight + SheetMetrics.labelHeight) * scale
    for (column, cell) in row.cells.enumerated() {
      guard let cell else { continue }
      let left = layout.left(column)
      let name =
        row.row.jumps.isEmpty ? "" : column < SheetMetrics.before ? "before · " : "after · "
      try draw(
        name + cell.label, x: left, baseline: windows - 6 * scale,
        size: SheetMetrics.smallTextSize, color: theme.ink, room: SheetMetrics.cellWidth * scale)
      place(cell.picture, x: left, y: windows)
      mark(cell.differences, x: left, y: windows)
      var baseline = windows + layout.window.height
      baseline += (2 * SheetMetrics.markGap + SheetMetrics.markWidth + 10) * scale
      try draw(
        cell.verdict, x: left, baseline: baseline, size: SheetMetrics.smallTextSize,
        color: cell.extent == nil ? theme.good : theme.bad, room: SheetMetrics.cellWidth * scale)
      guard layout.showsReference[index] else { continue }
      try draw(
        "the reference", x: left, baseline: baseline + 18 * scale,
        size: SheetMetrics.smallTextSize, color: theme.secondaryInk)
      place(cell.reference, x: left, y: baseline + 24 * scale)
    }
    guard !row.row.jumps.isEmpty else { return }
    fill(
      PixelRect(
        x: layout.jumpLine - scale, y: windows, width: 2 * scale, height: layout.window.height),
      with: theme.jump)
  }

  /// Lays a window down with a line around it.
  private mutating func place(_ window: PixelBuffer, x: Int, y: Int) {
    fill(
      PixelRect(
        x: x - scale, y: y - scale, width: window.width + 2 * scale,
        height: window.height + 2 * scale),
      with: theme.hairline)
    for row in 0..<window.height {
      let start = (y + row) * picture.width + x
      picture.pixels.replaceSubrange(
        start..<start + window.width,
        with: window.pixels[row * window.width..<(row + 1) * window.width])
    }
  }

  /// Draws a bar below, or beside, every pixel that differs.
  private mutating func mark(_ differences: [Int], x: Int, y: Int) {
    let (gap, bar) = (SheetMetrics.markGap * scale, SheetMetrics.markWidth * scale)
    for place in differences {
      let part =
        layout.axis == .horizontal
        ? PixelRect(x: x + place, y: y + layout.window.height + gap, width: 1, height: bar)
        : PixelRect(x: x + layout.window.width + gap, y: y + place, width: bar, height: 1)
      fill(part, with: theme.bad)
    }
  }

  private mutating func fill(_ rectangle: PixelRect, with color: Color) {
    let part = rectangle.intersection(picture.bounds)
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width { picture[x, y] = 0xFF00_0000 | color.hex }
    }
  }

  private func width(_ text: String, _ font: Font, _ size: Double) throws(AnimationError) -> Int {
    Int(try lettering.advance(text, font, size: size * Double(scale)).rounded(.up))
  }

  /// Draws a line of text, smaller and then shorter where it would not fit its room.
  private mutating func draw(
    _ text: String, x: Int, baseline: Int, size: Double, color: Color, isBold: Bool = false,
    room: Int? = nil
  ) throws(AnimationError) {
    guard !text.isEmpty else { return }
    let font = isBold ? lettering.bold : lettering.regular
    var (text, pixels) = (text, size * Double(scale))
    if let room {
      let fitted = try lettering.fitted(
        text, font, width: Double(room), largest: pixels,
        smallest: SheetMetrics.smallestTextSize * Double(scale))
      guard let fitted else { return }
      (text, pixels) = fitted
    }
    let levels = SheetMetrics.textLevels
    let mask = try lettering.mask(text, font, size: pixels, levels: levels)
    let shades = (0..<levels).map { level in
      theme.background.mixed(with: color, share: Double(level) / Double(levels - 1)).hex
    }
    picture.draw(mask, x: x + mask.left, y: baseline + mask.top, shades: shades)
  }
}
