import GD
import Testing

@Suite struct FontFallbackTests {
  private let font: Font

  init() throws {
    font = try Font.dejaVuSans()
  }

  @Test func `a line may mix Latin and Chinese`() throws {
    let mixed = try font.coverage("Page 一 end", size: 32)
    let latin = try font.measure("Page  end", size: 32).advance
    let advance = try font.measure("Page 一 end", size: 32).advance
    // A Chinese character is one em wide.
    #expect(abs(advance - latin - 32) < 2)
    #expect(Double(mixed.width) > latin)
  }

  @Test func `different characters look different, so they are no boxes`() throws {
    let masks = try "轮播图无缝".map { character in try font.coverage(String(character), size: 32) }
    #expect(Set(masks).count == 5)
  }

  @Test func `without a fallback a missing character is an error`() throws {
    let alone = try Font(path: font.path)
    #expect(throws: FontError.noFontFor(character: "播", isEastAsian: true)) {
      try alone.measure("a播", size: 12)
    }
    #expect(!alone.canDraw("轮播") && font.canDraw("轮播"))
    #expect(alone.canDraw("Grüße, Ελλάδα, Привет → ∞"))
  }

  @Test func `the message says which character and what to install`() {
    let error = FontError.noFontFor(character: "播", isEastAsian: true)
    #expect(error.description.contains("“播” (U+64AD)"))
    #expect(error.description.contains("apt-get install fonts-droid-fallback"))
    let font = FontError.fontNotFound(name: "DejaVu Sans").description
    #expect(font.contains("apt-get install fonts-dejavu-core"))
    #expect(font.contains("brew install"))
  }

  @Test(arguments: ["😀", "𝐀"])
  func `characters beyond the basic plane are errors`(character: String) {
    #expect(throws: FontError.beyondBasicPlane(character: character)) {
      try font.coverage("a" + character, size: 12)
    }
  }

  @Test(arguments: [0, 9, 10, 13, 127] as [UInt32])
  func `control characters are errors`(codePoint: UInt32) throws {
    let control = Character(try #require(Unicode.Scalar(codePoint)))
    #expect(throws: FontError.controlCharacter(codePoint: codePoint)) {
      try font.measure("a\(control)", size: 12)
    }
  }

  @Test func `a private character is in no font`() {
    #expect(throws: FontError.noFontFor(character: "\u{E0FF}", isEastAsian: false)) {
      try font.measure("\u{E0FF}", size: 12)
    }
  }

  @Test func `accents stay with their letters`() throws {
    #expect(try font.measure("e\u{301}", size: 20).advance == font.measure("e", size: 20).advance)
    #expect(try font.coverage("e\u{301}", size: 20) != font.coverage("e", size: 20))
  }

  @Test(arguments: ["/nowhere/font.ttf", "/etc/passwd", "/", ""])
  func `a file that is no font is an error`(path: String) {
    #expect(throws: FontError.unreadableFont(path: path)) { try Font(path: path) }
  }

  @Test func `a damaged fallback is passed over`() throws {
    let font = try Font(path: font.path, fallbackPaths: ["/etc/passwd"])
    #expect(throws: FontError.noFontFor(character: "播", isEastAsian: true)) {
      try font.measure("播", size: 12)
    }
  }
}
