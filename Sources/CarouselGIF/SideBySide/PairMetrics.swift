internal import GD

/// The places in a picture of two carousels, in points; it has the same size for all of them.
enum PairMetrics {
  static let width = 640
  static let height = 330
  static let margin = 24
  /// The space between the two.
  static let gap = 24
  static let nameBaseline = 58
  static let windowTop = 74
  static let windowHeight = 142
  static let markBaseline = 244
  static let laneTop = 260
  static let laneHeight = 12
  static let laneGap = 4
  /// The width of the letters before the lanes.
  static let laneLetter = 20
  static let footBaseline = 312
  /// How far the cursor stands out of the lanes.
  static let overhang = 4
  /// The lines around a window: two points, and a space and two more where it is wrong.
  static let frame = 8

  static let nameSize = 13.0
  static let smallestNameSize = 10.0
  static let textSize = 12.0

  /// The width of a carousel's column in points.
  static let columnWidth = (width - 2 * margin - gap) / 2

  /// Returns the pixels of a column, from left to right.
  static func column(_ index: Int, scale: Int) -> Range<Int> {
    let start = margin + index * (columnWidth + gap)
    return start * scale..<(start + columnWidth) * scale
  }

  /// Returns the largest place for a window, in pixels.
  static func window(_ index: Int, scale: Int) -> PixelRect {
    let column = column(index, scale: scale)
    return PixelRect(
      x: column.lowerBound + frame * scale, y: windowTop * scale,
      width: column.count - 2 * frame * scale, height: windowHeight * scale)
  }

  /// The pixels of the lanes, along which the time runs.
  static func lanes(scale: Int) -> Range<Int> {
    (margin + laneLetter) * scale..<(width - margin) * scale
  }
}
