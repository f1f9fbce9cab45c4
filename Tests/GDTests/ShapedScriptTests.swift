import GD
import Testing

@Suite struct ShapedScriptTests {
  @Test(arguments: [
    ("\u{05D0}", "Hebrew"), ("\u{0645}", "Arabic"), ("\u{FE8D}", "Arabic"), ("\u{0710}", "Syriac"),
    ("\u{0915}", "Devanagari"), ("\u{0995}", "Bengali"), ("\u{0B95}", "Tamil"),
    ("\u{0E01}", "Thai"), ("\u{0F40}", "Tibetan"), ("\u{1000}", "Burmese"), ("\u{1780}", "Khmer"),
    ("\u{1820}", "Mongolian"), ("\u{1B05}", "a script of South or Southeast Asia"),
    ("\u{10900}", "a script that runs from right to left"),
    ("\u{11013}", "a script of South or Southeast Asia"),
  ])
  func `a letter that needs shaping is refused, whatever font has it`(
    _ letter: String, _ script: String
  ) throws {
    let font = try Font.dejaVuSans()
    let error = FontError.needsShaping(character: letter, script: script)
    #expect(throws: error) { try font.requireGlyphs(for: "abc \(letter)") }
    #expect(throws: error) { try font.measure(letter, size: 12) }
    #expect(throws: error) { try font.coverage(letter, size: 12) }
    #expect(!font.canDraw(letter))
  }

  @Test(arguments: [
    "Latin", "Ελληνικά", "Кириллица", "Հայերեն", "ქართული", "✓ → … “”", "第一页", "café",
  ])
  func `letters that stand alone are drawn`(_ text: String) throws {
    let font = try Font.dejaVuSans()
    try font.requireGlyphs(for: text)
    #expect(try font.coverage(text, size: 12).width > 0)
  }
}
