internal import GD

/// The places on a contact sheet, in points.
enum SheetMetrics {
  static let margin = 24
  /// The top of the first row; the title stands above it.
  static let top = 52
  static let titleBaseline = 30
  static let titleSize = 15.0
  static let textSize = 12.0
  static let smallTextSize = 11.0
  /// The size below which a line is cut instead of made smaller still.
  static let smallestTextSize = 9.0
  /// Shades of text, both ends included.
  static let textLevels = 5

  /// The frames of a row: two before the jump and two after it.
  static let before = 2
  static let after = 2
  /// The rows that a sheet has at most; beyond them it says how many more wraps there are.
  static let rowLimit = 12

  /// The room for text from column to column, however narrow the windows are.
  static let cellWidth = 216
  static let columnGap = 16
  /// The room of the line between before and after, in addition.
  static let jumpGap = 16
  /// From the top of a row to its cells' labels, and from there to the windows.
  static let headingHeight = 22
  static let labelHeight = 18
  /// The bar below a window that marks what differs, and the line of text below that.
  static let markGap = 4
  static let markWidth = 4
  static let verdictHeight = 18
  static let rowGap = 24

  /// The largest window of a cell, in pixels.
  static func window(scale: Int) -> PixelRect {
    PixelRect(x: 0, y: 0, width: 216 * scale, height: 144 * scale)
  }
}
