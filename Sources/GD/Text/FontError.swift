/// An error from finding a font or drawing text.
public enum FontError: Error, Hashable, Sendable {
  /// None of the known places has the font.
  case fontNotFound(name: String)
  /// There is a file, but it is no TrueType or OpenType font that can be read.
  case unreadableFont(path: String)
  /// No font that was found can draw the character.
  case noFontFor(character: String, isEastAsian: Bool)
  /// The character belongs to a script whose letters take their shape from their neighbours.
  case needsShaping(character: String, script: String)
  /// GD draws no characters beyond U+FFFF, such as emoji.
  case beyondBasicPlane(character: String)
  /// Tabs, line ends and other controls have no place in a line of text.
  case controlCharacter(codePoint: UInt32)
  /// A size is not a number from 1 to 1000.
  case sizeOutOfRange(Double)
  /// The text would need a picture larger than ``Canvas/sideLimit``.
  case textTooLong(characters: Int)
  /// FreeType has given up, with its reason.
  case drawingFailed(reason: String)
}

extension FontError: CustomStringConvertible {
  /// The message for people, with the command that mends it where there is one.
  public var description: String {
    switch self {
    case .fontNotFound(let name):
      "the font \(name) is not installed; \(FontAdvice.latin)"
    case .unreadableFont(let path):
      "\(path) is not a font that can be read"
    case .noFontFor(let character, let isEastAsian):
      "no installed font has the character “\(character)” (\(codePoints(of: character))); "
        + (isEastAsian ? FontAdvice.eastAsian : FontAdvice.any)
    case .needsShaping(let character, let script):
      "“\(character)” (\(codePoints(of: character))) is \(script), whose letters join or change "
        + "places, and pictures of pixels cannot have that"
    case .beyondBasicPlane(let character):
      "“\(character)” (\(codePoints(of: character))) cannot be drawn: "
        + "text ends at U+FFFF, without emoji"
    case .controlCharacter(let codePoint):
      "a line of text cannot hold the control character \(name(of: codePoint))"
    case .sizeOutOfRange(let size):
      "text cannot be \(size) pixels high (1 to 1000)"
    case .textTooLong(let characters):
      "a text of \(characters) characters is too long to be drawn at this size"
    case .drawingFailed(let reason):
      "the text could not be drawn: \(reason)"
    }
  }

  private func codePoints(of character: String) -> String {
    character.unicodeScalars.map { scalar in name(of: scalar.value) }.joined(separator: " ")
  }

  private func name(of codePoint: UInt32) -> String {
    let digits = String(codePoint, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

/// What to install.
enum FontAdvice {
  static let latin =
    "install it with `apt-get install fonts-dejavu-core` (Debian, Ubuntu) "
    + "or `brew install --cask font-dejavu` (macOS)"
  static let eastAsian =
    "install one with `apt-get install fonts-droid-fallback` (Debian, Ubuntu) "
    + "or `brew install --cask font-noto-sans-cjk-sc` (macOS)"
  static let any = "leave it out"
}
