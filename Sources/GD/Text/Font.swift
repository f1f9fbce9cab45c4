/// A font for one line of text, with others for the characters that it lacks.
///
/// ```swift
/// let font = try Font.dejaVuSans(.bold)
/// let mask = try font.coverage("Page 1 · 第一页", size: 24)
/// ```
///
/// The same text in the same size gives the same mask on every run and every thread. FreeType's
/// versions differ in a few pixels' shades.
public struct Font: Hashable, Sendable {
  private let main: FontFile
  private let fallbackPaths: [String]

  /// Finds DejaVu Sans, and a font for Chinese, Japanese and Korean if there is one.
  ///
  /// - Parameter weight: The weight.
  /// - Returns: The font.
  /// - Throws: ``FontError/fontNotFound(name:)`` with the command that installs it.
  public static func dejaVuSans(_ weight: FontWeight = .regular) throws(FontError) -> Font {
    try Font(
      path: FontLocator.dejaVuSans(weight), fallbackPaths: FontLocator.eastAsian())
  }

  /// Opens a font file.
  ///
  /// - Parameters:
  ///   - path: A TrueType or OpenType font, or a collection, whose first font is taken.
  ///   - fallbackPaths: Files for the characters that the font lacks, in order of preference; they
  ///     are opened when first needed.
  /// - Throws: ``FontError/unreadableFont(path:)``.
  public init(path: String, fallbackPaths: [String] = []) throws(FontError) {
    main = try FontFiles.open(path)
    self.fallbackPaths = fallbackPaths
  }

  /// The font file.
  public var path: String { main.path }

  /// Tells whether a text can be drawn.
  ///
  /// - Parameter text: One line.
  /// - Returns: False when the font and its fallbacks lack a character.
  public func canDraw(_ text: String) -> Bool {
    (try? runs(of: text)) != nil
  }

  /// Throws where a text cannot be drawn.
  ///
  /// - Parameter text: One line.
  /// - Throws: A ``FontError`` that names the first character that is in no font, needs shaping, or
  ///   has no place in a line.
  public func requireGlyphs(for text: String) throws(FontError) {
    _ = try runs(of: text)
  }

  /// Measures a line of text.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - size: The font size in pixels, from 1 to 1000.
  /// - Returns: The room that it takes.
  /// - Throws: A ``FontError`` when a character is in no font or the size is out of range.
  public func measure(_ text: String, size: Double) throws(FontError) -> TextMetrics {
    var advance = 0.0
    let size = try checked(size)
    for run in try runs(of: text) {
      advance += try FreeType.advance(of: run.text, path: run.path, size: size)
    }
    return TextMetrics(
      advance: advance,
      ascent: Int((main.ascent * size).rounded(.up)),
      descent: Int((main.descent * size).rounded(.up))
    )
  }

  /// Draws a line of text as coverage.
  ///
  /// - Parameters:
  ///   - text: One line.
  ///   - size: The font size in pixels, from 1 to 1000.
  ///   - levels: The number of different coverages, from 2 to 256.
  /// - Returns: The covered pixels; empty when there is nothing to see.
  /// - Throws: A ``FontError`` when a character is in no font, the size is out of range or the
  ///   text too long.
  public func coverage(
    _ text: String,
    size: Double,
    levels: Int = CoverageMask.defaultLevels
  ) throws(FontError) -> CoverageMask {
    let size = try checked(size)
    let runs = try runs(of: text)
    var advances: [Double] = []
    for run in runs {
      advances.append(try FreeType.advance(of: run.text, path: run.path, size: size))
    }
    // Ink leaves the line's box: slanted strokes to the sides, stacked accents above.
    let margin = 2 * Int(size.rounded(.up)) + 4
    let width = Int(advances.reduce(0, +).rounded(.up)) + 2 * margin
    guard let image = try? TrueColorImage(width: width, height: 2 * margin) else {
      throw .textTooLong(characters: text.count)
    }
    image.blends = true
    var pen = 0.0
    for (run, advance) in zip(runs, advances) {
      try FreeType.draw(
        run.text, path: run.path, size: size, on: image, x: margin + Int(pen.rounded()),
        baseline: margin)
      pen += advance
    }
    // White on opaque black: any of the three components is the coverage.
    let mask = CoverageMask(
      width: width, height: 2 * margin, left: -margin, top: -margin,
      values: image.picture.pixels.map { pixel in UInt8(pixel & 255) })
    return mask.quantized(levels: levels).trimmed()
  }

  private func checked(_ size: Double) throws(FontError) -> Double {
    guard (1...1000).contains(size) else { throw .sizeOutOfRange(size) }
    return size
  }

  private func runs(of text: String) throws(FontError) -> [TextRun] {
    try textRuns(of: text, main: main, fallbackPaths: fallbackPaths)
  }
}
