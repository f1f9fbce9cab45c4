/// A size and a weight of the diagram's typeface.
struct Font: Hashable, Sendable {
  /// The em in units.
  var size: Double
  /// Whether it is bold.
  var isBold = false

  /// The typefaces, the first one wherever there is a choice.
  ///
  /// DejaVu Sans is what the widths are taken from; the others are about as wide or narrower. The
  /// last names have Chinese, Japanese and Korean glyphs.
  static let family =
    "DejaVu Sans, Helvetica, Arial, Noto Sans CJK SC, PingFang SC, Microsoft YaHei, "
    + "Droid Sans Fallback, sans-serif"

  /// The picture's title.
  static let title = Font(size: 20, isBold: true)
  /// Headings of panels.
  static let heading = Font(size: 11, isBold: true)
  /// Sentences.
  static let body = Font(size: 11.5)
  /// Words of weight in sentences.
  static let strong = Font(size: 11.5, isBold: true)
  /// Captions, rulers: the smallest.
  ///
  /// At 700 pixels for 840 units it is 8.75 pixels high.
  static let caption = Font(size: 10.5)
  /// Captions of weight.
  static let strongCaption = Font(size: 10.5, isBold: true)
}
