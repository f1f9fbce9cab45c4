/// A part of a line that one font file draws.
struct TextRun: Hashable {
  /// The font file.
  var path: String
  /// The characters.
  var text: String
}

/// Cuts a line into parts, each with the first font that has all of its characters.
///
/// A character with its accents stays in one font.
func textRuns(
  of text: String,
  main: FontFile,
  fallbackPaths: [String]
) throws(FontError) -> [TextRun] {
  var runs: [TextRun] = []
  for character in text {
    let path = try path(for: character, main: main, fallbackPaths: fallbackPaths)
    if let last = runs.last, last.path == path {
      runs[runs.count - 1].text.append(character)
    } else {
      runs.append(TextRun(path: path, text: String(character)))
    }
  }
  return runs
}

private func path(
  for character: Character,
  main: FontFile,
  fallbackPaths: [String]
) throws(FontError) -> String {
  for scalar in character.unicodeScalars {
    if scalar.properties.generalCategory == .control {
      throw .controlCharacter(codePoint: scalar.value)
    }
    if let script = ShapedScript.of(scalar.value) {
      throw .needsShaping(character: String(character), script: script.name)
    }
    // GD 2.3.3 takes UTF-8 of up to three bytes and entities of up to 65535.
    if scalar.value > 0xFFFF { throw .beyondBasicPlane(character: String(character)) }
  }
  if has(main, character) { return main.path }
  for path in fallbackPaths {
    // A damaged fallback is like one that is not there: the character is what the user misses.
    if let file = try? FontFiles.open(path), has(file, character) { return path }
  }
  throw .noFontFor(character: String(character), isEastAsian: isEastAsian(character))
}

private func has(_ file: FontFile, _ character: Character) -> Bool {
  character.unicodeScalars.allSatisfy { scalar in file.characters.contains(scalar.value) }
}

/// Tells whether a font for Chinese, Japanese and Korean would help.
///
/// The blocks from CJK Radicals to Yi, Hangul, the compatibility forms and the full-width forms
/// (Unicode Blocks.txt).
private func isEastAsian(_ character: Character) -> Bool {
  let blocks: [ClosedRange<UInt32>] = [
    0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
    0xFF00...0xFFEF,
  ]
  return character.unicodeScalars.contains { scalar in
    blocks.contains { block in block.contains(scalar.value) }
  }
}
