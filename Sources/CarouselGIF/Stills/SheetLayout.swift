internal import CarouselCore

/// The sizes of a contact sheet, in pixels.
struct SheetLayout: Hashable, Sendable {
  let scale: Int
  let width: Int
  let height: Int
  /// The size of a window.
  let window: (width: Int, height: Int)
  /// The top of every row.
  let tops: [Int]
  /// Whether a row shows the reference.
  let showsReference: [Bool]
  let axis: Axis

  init(_ stage: Stage, scale: Int, rows: [ContactSheet.Row]) {
    self.scale = scale
    axis = stage.viewer.mapping.axis
    window = (stage.base.width, stage.base.height)
    showsReference = rows.map { row in
      row.cells.contains { $0?.differences.isEmpty == false }
    }
    let columns = SheetMetrics.before + SheetMetrics.after
    let inner =
      columns * SheetMetrics.cellWidth + (columns - 1) * SheetMetrics.columnGap
      + SheetMetrics.jumpGap
    width = (inner + 2 * SheetMetrics.margin) * scale
    var tops: [Int] = []
    var top = SheetMetrics.top * scale
    for shows in showsReference {
      tops.append(top)
      let texts =
        SheetMetrics.headingHeight + SheetMetrics.labelHeight + SheetMetrics.verdictHeight
        + SheetMetrics.rowGap + 2 * SheetMetrics.markGap + SheetMetrics.markWidth
      top += texts * scale + window.height
      if shows { top += window.height + SheetMetrics.labelHeight * scale }
    }
    self.tops = tops
    height = top - SheetMetrics.rowGap * scale + SheetMetrics.margin * scale
  }

  /// Returns the left edge of a column.
  func left(_ column: Int) -> Int {
    let step = SheetMetrics.cellWidth + SheetMetrics.columnGap
    let jump = column >= SheetMetrics.before ? SheetMetrics.jumpGap : 0
    return (SheetMetrics.margin + column * step + jump) * scale
  }

  /// The column of pixels in which the line of the jump stands.
  var jumpLine: Int {
    let gap = (SheetMetrics.columnGap + SheetMetrics.jumpGap) * scale
    return left(SheetMetrics.before) - gap / 2
  }

  static func == (left: SheetLayout, right: SheetLayout) -> Bool {
    left.scale == right.scale && left.tops == right.tops && left.width == right.width
      && left.height == right.height && left.window == right.window
  }

  func hash(into hasher: inout Hasher) { hasher.combine(tops) }
}
