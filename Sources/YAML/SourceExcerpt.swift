/// A line as a terminal shows it, cut to a width, with a caret line that fits below it.
struct SourceExcerpt {
  /// The line: tabs widened, unsafe characters replaced, far parts cut off.
  let line: String
  /// Blanks, a caret, and tildes up to the end of the part.
  let caret: String

  /// The columns beyond which a line is cut: an ordinary wide terminal.
  static let width = 120
  /// The columns kept before the caret in a line that is cut.
  private static let lead = 40
  private static let tabStop = 4

  /// Creates an excerpt.
  ///
  /// - Parameters:
  ///   - line: The line without its break.
  ///   - column: The first column of the part, in scalars from 1.
  ///   - end: The column after the part.
  init(line: String, column: Int, end: Int) {
    var cells = Self.cells(of: line)
    let first = Self.offset(of: column, in: cells)
    let last = max(first + 1, Self.offset(of: end, in: cells))
    var start = 0
    var limit = Int.max
    let total = cells.last.map { $0.offset + $0.width } ?? 0
    if total > Self.width {
      start = max(0, min(first - Self.lead, total - Self.width))
      limit = start + Self.width
    }
    cells.removeAll { $0.offset < start || $0.offset + $0.width > limit }
    // A wide character that straddles the cut is left out as a whole.
    start = cells.first.map(\.offset) ?? start
    let before = start > 0 ? "…" : ""
    let after = total > limit ? "…" : ""
    self.line = before + cells.map(\.text).joined() + after
    let shownEnd = min(last, limit, max(total, first + 1))
    caret =
      String(repeating: " ", count: before.count + first - start) + "^"
      + String(repeating: "~", count: max(0, shownEnd - first - 1))
  }

  /// A scalar with the column of the terminal where it begins.
  private struct Cell {
    var text: String
    var offset: Int
    var width: Int
  }

  private static func cells(of line: String) -> [Cell] {
    var offset = 0
    return line.unicodeScalars.map { scalar in
      let cell = cell(of: scalar, at: offset)
      offset += cell.width
      return cell
    }
  }

  private static func cell(of scalar: Unicode.Scalar, at offset: Int) -> Cell {
    if scalar == "\t" {
      let width = tabStop - offset % tabStop
      return Cell(text: String(repeating: " ", count: width), offset: offset, width: width)
    }
    if DisplayWidth.isUnsafe(scalar) { return Cell(text: "\u{FFFD}", offset: offset, width: 1) }
    return Cell(text: String(scalar), offset: offset, width: DisplayWidth.columns(of: scalar))
  }

  private static func offset(of column: Int, in cells: [Cell]) -> Int {
    let end = cells.last.map { $0.offset + $0.width } ?? 0
    return column <= cells.count ? cells[max(0, column - 1)].offset : end
  }
}
