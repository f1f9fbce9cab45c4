import Testing

@testable import CarouselSVG

@Suite struct WritingTests {
  @Test func `what XML reserves is escaped in texts and attributes`() {
    var element = SVGElement("text", text: "<a> & \"b\" 'c'")
    element.set("class", "\"<&>'")
    #expect(
      element.text
        == "<text class=\"&quot;&lt;&amp;&gt;&apos;\">&lt;a&gt; &amp; &quot;b&quot; &apos;c&apos;</text>\n"
    )
  }

  @Test func `characters that XML forbids are replaced`() throws {
    let text = SVGElement("text", text: "a\u{0}b\u{1b}c\u{ffff}d\ne").text
    #expect(text == "<text>a\u{fffd}b\u{fffd}c\u{fffd}d e</text>\n")
    #expect(XMLTree.parse(text) != nil)
    #expect(XMLTree.parse("<text>a\u{1b}</text>") == nil)
  }

  @Test(arguments: [
    (1.0, "1"), (0.5, "0.5"), (-0.001, "0"), (1.006, "1.01"), (-12.5, "-12.5"),
  ])
  func `numbers have at most two decimals`(value: Double, text: String) {
    #expect(svgNumber(value) == text)
  }
}

@Suite struct TextTests {
  @Test func `widths are those of DejaVu Sans`() {
    // The sums of the advances that the font file states: W 989, i 278, 0 636, and CJK 1000.
    #expect(Font(size: 10).width(of: "Wi0") == 19.03)
    #expect(Font(size: 10, isBold: true).width(of: "Wi0") == 21.42)
    #expect(Font(size: 10).width(of: "轮播") == 20)
    #expect(Font(size: 10).width(of: "") == 0)
  }

  @Test func `a text that fits is left alone and one that does not ends in an ellipsis`() {
    let font = Font(size: 10)
    #expect(font.truncated("short", to: 100) == "short")
    let cut = font.truncated("a rather long sentence", to: 60)
    #expect(cut.hasSuffix("…"))
    #expect(font.width(of: cut) <= 60)
    #expect(font.truncated("x", to: 0) == "")
  }

  @Test func `lines break at spaces and between Chinese characters`() {
    let font = Font(size: 10)
    #expect(font.lines(of: "one two three", width: 45, limit: 3) == ["one two", "three"])
    #expect(font.lines(of: "轮播图的循环", width: 30, limit: 3) == ["轮播图", "的循环"])
    #expect(font.lines(of: "", width: 30, limit: 3) == [])
  }

  @Test(arguments: [
    "A title of many words that goes on and on and on without end", "轮播图的无限循环与用户看不到的跳动",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  ])
  func `no line is wider than it may be and there are no more than allowed`(text: String) {
    let font = Font(size: 12)
    for width in stride(from: 20.0, to: 300, by: 17) {
      let lines = font.lines(of: text, width: width, limit: 2)
      #expect(lines.count <= 2)
      #expect(lines.allSatisfy { font.width(of: $0) <= width })
    }
  }
}
