/// A script whose letters take their shape or their order from their neighbours.
///
/// GD puts one glyph after another from left to right, as FreeType finds them by code point; what
/// these scripts need is done by a shaping engine, which it does not have.
struct ShapedScript: Hashable, Sendable {
  /// The name for messages.
  var name: String
  /// The code points, by the Unicode Character Database's Blocks.txt.
  var blocks: [ClosedRange<UInt32>]

  /// Returns the script of a code point that has to be shaped, or `nil` for any other.
  static func of(_ codePoint: UInt32) -> ShapedScript? {
    // Latin, Greek and Cyrillic end before the first of them.
    guard codePoint >= 0x0590 else { return nil }
    return all.first { script in script.blocks.contains { $0.contains(codePoint) } }
  }

  private static let all: [ShapedScript] = [
    ShapedScript(name: "Hebrew", blocks: [0x0590...0x05FF, 0xFB1D...0xFB4F]),
    ShapedScript(
      name: "Arabic",
      blocks: [
        0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
        0x10EC0...0x10EFF, 0x1EE00...0x1EEFF,
      ]),
    ShapedScript(name: "Syriac", blocks: [0x0700...0x074F, 0x0860...0x086F]),
    ShapedScript(name: "Thaana", blocks: [0x0780...0x07BF]),
    ShapedScript(name: "N’Ko", blocks: [0x07C0...0x07FF]),
    ShapedScript(name: "Samaritan or Mandaic", blocks: [0x0800...0x085F]),
    ShapedScript(name: "Devanagari", blocks: [0x0900...0x097F, 0x1CD0...0x1CFF, 0xA8E0...0xA8FF]),
    ShapedScript(name: "Bengali", blocks: [0x0980...0x09FF]),
    ShapedScript(name: "Gurmukhi", blocks: [0x0A00...0x0A7F]),
    ShapedScript(name: "Gujarati", blocks: [0x0A80...0x0AFF]),
    ShapedScript(name: "Oriya", blocks: [0x0B00...0x0B7F]),
    ShapedScript(name: "Tamil", blocks: [0x0B80...0x0BFF]),
    ShapedScript(name: "Telugu", blocks: [0x0C00...0x0C7F]),
    ShapedScript(name: "Kannada", blocks: [0x0C80...0x0CFF]),
    ShapedScript(name: "Malayalam", blocks: [0x0D00...0x0D7F]),
    ShapedScript(name: "Sinhala", blocks: [0x0D80...0x0DFF]),
    ShapedScript(name: "Thai", blocks: [0x0E00...0x0E7F]),
    ShapedScript(name: "Lao", blocks: [0x0E80...0x0EFF]),
    ShapedScript(name: "Tibetan", blocks: [0x0F00...0x0FFF]),
    ShapedScript(name: "Burmese", blocks: [0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F]),
    // Syllables have code points of their own, which need no shaping; these are their parts.
    ShapedScript(
      name: "Hangul in single letters",
      blocks: [0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF]),
    ShapedScript(name: "a Philippine script", blocks: [0x1700...0x177F]),
    ShapedScript(name: "Khmer", blocks: [0x1780...0x17FF]),
    ShapedScript(name: "Mongolian", blocks: [0x1800...0x18AF]),
    ShapedScript(
      name: "a script of South or Southeast Asia",
      blocks: [
        0x1900...0x194F, 0x1A00...0x1AAF, 0x1B00...0x1C4F, 0xA800...0xA82F, 0xA840...0xA8DF,
        0xA900...0xA9DF, 0xAA00...0xAA5F, 0xAA80...0xAAFF, 0xABC0...0xABFF, 0x11000...0x1174F,
      ]),
    ShapedScript(
      name: "a mark that turns the direction of text",
      blocks: [0x200F...0x200F, 0x202A...0x202E, 0x2066...0x2069]),
    ShapedScript(name: "a script that runs from right to left", blocks: [0x10800...0x10FFF]),
  ]
}
