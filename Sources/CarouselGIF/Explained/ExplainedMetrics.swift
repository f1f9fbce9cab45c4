internal import GD

/// The places in an explained picture, in points; it has the same size for every carousel.
enum ExplainedMetrics {
  static let width = 640
  static let height = 420
  static let margin = 24
  static let titleBaseline = 28
  static let captionBaseline = 252
  static let jumpLabelBaseline = 278
  /// The line on which jump arcs end.
  static let arcFoot = 308
  /// How far an arc rises above its foot.
  static let arcHeight = 22
  static let pagesTop = 318
  static let pageHeight = 44
  static let copyBaseline = 381
  static let footBaseline = 406
  /// How far the outline of the bounds stands out of the pages.
  static let overhang = 6

  static let titleSize = 15.0
  static let textSize = 12.0
  static let smallTextSize = 10.0
  /// Shades of text on the picture's ground, both ends included.
  static let textLevels = 5

  /// The largest place for the viewer's window, in pixels.
  static func viewer(scale: Int) -> PixelRect {
    PixelRect(x: 120 * scale, y: 44 * scale, width: 400 * scale, height: 190 * scale)
  }

  /// The place for the strip along its axis, in pixels.
  static func strip(scale: Int) -> Range<Int> { margin * scale..<(width - margin) * scale }
}
