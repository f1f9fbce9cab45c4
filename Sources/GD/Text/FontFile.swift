/// What is read from a font file itself: its characters and its line.
///
/// Drawing is FreeType's business. But GD draws an empty box for a character that a font lacks
/// and says nothing, so the characters have to be known before.
///
/// Table layout: OpenType specification, "Organization of an OpenType Font", `head`, `hhea`.
struct FontFile: Hashable, Sendable {
  /// Where the file is.
  let path: String
  /// The characters that it can draw.
  let characters: CharacterMap
  /// The height of a line above the baseline, as a share of the font size.
  let ascent: Double
  /// The height of a line below the baseline, as a share of the font size.
  let descent: Double

  /// Reads the first font of a file.
  init(path: String) throws(FontError) {
    do throws(OutlineError) {
      self = try Self.read(path)
    } catch {
      throw .unreadableFont(path: path)
    }
  }

  private init(path: String, characters: CharacterMap, ascent: Double, descent: Double) {
    self.path = path
    self.characters = characters
    self.ascent = ascent
    self.descent = descent
  }

  /// No font has a longer table of characters; the limit keeps a damaged file from being read
  /// into memory whole.
  private static let tableLimit = 16 << 20

  private static func read(_ path: String) throws(OutlineError) -> FontFile {
    guard let file = FileWindow(path: path) else { throw .damaged }
    var start = 0
    if let collection = file.bytes(at: 0, count: 16), collection.starts(with: "ttcf".utf8) {
      var reader = ByteReader(collection, at: 12)
      start = try reader.bigEndian(4)
    }
    guard let header = file.bytes(at: start, count: 12) else { throw .damaged }
    var reader = ByteReader(header)
    // TrueType outlines, Apple's name for them, or PostScript outlines.
    guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(try reader.bigEndian(4)) else {
      throw .damaged
    }
    let tableCount = try reader.bigEndian(2)
    guard let directory = file.bytes(at: start + 12, count: tableCount * 16) else {
      throw .damaged
    }
    var tables: [String: [UInt8]] = [:]
    reader = ByteReader(directory)
    for _ in 0..<tableCount {
      let tag = try reader.text(4)
      try reader.skip(4)
      let offset = try reader.bigEndian(4)
      let length = try reader.bigEndian(4)
      guard ["cmap", "head", "hhea"].contains(tag) else { continue }
      guard length <= tableLimit, let table = file.bytes(at: offset, count: length) else {
        throw .damaged
      }
      tables[tag] = table
    }
    guard let map = tables["cmap"], let head = tables["head"], let line = tables["hhea"] else {
      throw .damaged
    }
    reader = ByteReader(head, at: 18)
    let unitsPerEm = try reader.bigEndian(2)
    guard unitsPerEm > 0 else { throw .damaged }
    reader = ByteReader(line, at: 4)
    let ascender = Int16(truncatingIfNeeded: try reader.bigEndian(2))
    let descender = Int16(truncatingIfNeeded: try reader.bigEndian(2))
    return FontFile(
      path: path,
      characters: try CharacterMap(table: map),
      ascent: Double(ascender) / Double(unitsPerEm),
      descent: -Double(descender) / Double(unitsPerEm)
    )
  }
}
