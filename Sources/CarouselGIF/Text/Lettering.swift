internal import GD

/// The fonts of a picture, with errors that name the text.
struct Lettering: Sendable {
  let regular: Font
  let bold: Font
  /// The characters of the lines that change, where several drafts of a picture share them.
  var statusGlyphs: GlyphSet?

  init() throws(AnimationError) {
    do {
      regular = try Font.dejaVuSans(.regular)
      bold = try Font.dejaVuSans(.bold)
    } catch {
      throw .text("1", error)
    }
  }

  /// Returns the coverage of a text.
  func mask(_ text: String, _ font: Font, size: Double, levels: Int) throws(AnimationError)
    -> CoverageMask
  {
    do { return try font.coverage(text, size: size, levels: levels) } catch {
      throw .text(text, error)
    }
  }

  /// Returns the advance of a text in pixels.
  func advance(_ text: String, _ font: Font, size: Double) throws(AnimationError) -> Double {
    do { return try font.measure(text, size: size).advance } catch { throw .text(text, error) }
  }

  /// Returns the largest size at which a text is no wider than a length.
  func size(fitting text: String, _ font: Font, width: Double, atMost limit: Double)
    throws(AnimationError) -> Double
  {
    let limit = min(max(limit, 1), 1000)
    let advance = try advance(text, font, size: limit)
    guard advance > width else { return limit }
    return max(1, limit * width / advance)
  }
}

extension Lettering {
  /// Returns a text as it fits a length: smaller down to a floor, and then shorter with an ellipsis.
  ///
  /// The rule is that of the SVG pictures, so that both show the same words.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - suffix: What stands behind it and is never cut.
  ///   - font: The font.
  ///   - width: The length in pixels.
  ///   - largest: The size that is taken where there is room.
  ///   - smallest: The floor.
  /// - Returns: The text with its size, or `nil` where not even a letter of it has room.
  /// - Throws: An ``AnimationError`` where a character cannot be drawn.
  func fitted(
    _ text: String, suffix: String = "", _ font: Font, width: Double, largest: Double,
    smallest: Double
  ) throws(AnimationError) -> (text: String, size: Double)? {
    let size = try size(fitting: text + suffix, font, width: width, atMost: largest)
    if size >= min(smallest, largest) { return (text + suffix, size) }
    let floor = min(smallest, largest)
    let letters = Array(text)
    var kept = 0
    var tooMany = letters.count
    while kept + 1 < tooMany {
      let middle = (kept + tooMany) / 2
      let shorter = Self.cut(letters, to: middle) + suffix
      if try advance(shorter, font, size: floor) <= width {
        kept = middle
      } else {
        tooMany = middle
      }
    }
    return kept > 0 ? (Self.cut(letters, to: kept) + suffix, floor) : nil
  }

  private static func cut(_ letters: [Character], to count: Int) -> String {
    var kept = letters.prefix(count)
    while kept.last == " " { kept.removeLast() }
    return String(kept) + "…"
  }
}

/// The characters of the lines that change from frame to frame, drawn once.
///
/// DejaVu's figures are all equally wide, so that numbers do not dance.
struct GlyphSet: Sendable {
  private var glyphs: [Character: (mask: CoverageMask, advance: Double)] = [:]

  /// Letters, figures and signs of the program's own texts.
  private static let characters =
    (0x20...0x7e).compactMap { UnicodeScalar($0).map(Character.init) } + "·→✗✓×−…"

  init(_ lettering: Lettering, _ font: Font, size: Double, levels: Int) throws(AnimationError) {
    for character in Self.characters {
      let text = String(character)
      glyphs[character] = (
        try lettering.mask(text, font, size: size, levels: levels),
        try lettering.advance(text, font, size: size)
      )
    }
  }

  /// Returns the width of a text in pixels.
  func width(_ text: String) -> Int {
    Int(text.reduce(0.0) { $0 + (glyphs[$1]?.advance ?? 0) }.rounded(.up))
  }

  /// Returns a text, cut with an ellipsis where it is wider than a number of pixels.
  func truncated(_ text: String, to room: Int) -> String {
    guard width(text) > room else { return text }
    var kept = text
    while !kept.isEmpty, width(kept + "…") > room { kept.removeLast() }
    return kept + "…"
  }

  /// Draws a line of text.
  func draw(
    _ text: String, onto plane: inout Plane, x: Int, baseline: Int, alignment: TextAlignment,
    ramp: [UInt8]
  ) {
    var pen = Double(x)
    switch alignment {
    case .leading: break
    case .center: pen -= Double(width(text) / 2)
    case .trailing: pen -= Double(width(text))
    }
    for character in text {
      guard let glyph = glyphs[character] else { continue }
      plane.draw(glyph.mask, penX: Int(pen.rounded()), baseline: baseline, ramp: ramp)
      pen += glyph.advance
    }
  }
}

/// Where a line of text stands by its place.
enum TextAlignment: Hashable, Sendable {
  case leading
  case center
  case trailing
}
