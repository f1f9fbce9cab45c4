import CarouselCore
import CarouselPicture
import Foundation
import Testing

@testable import CarouselSVG

@Suite struct ReadingTests {
  private func diagram(
    _ carousel: Carousel = .bannerView, title: String = "Dead end & <more> \"quoted\""
  ) -> StripDiagram {
    let timeline = CarouselTimeline(
      carousel, script: Script([.swipe(.back), .swipe(.forward), .swipe(.forward)]))
    return StripDiagram(
      illustration: Illustration(title: title, timeline: timeline), verdict: timeline.verdict)
  }

  private func error(_ diagram: StripDiagram, _ svg: String) -> SVGError? {
    do {
      try diagram.check(Array(svg.utf8))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: ["Dead end & <more>", "标题 \u{7} 'x'", "tab\tand \u{FFFF}", ""])
  func `a diagram that was written is read again`(title: String) {
    let diagram = diagram(title: title)
    #expect(error(diagram, diagram.svg()) == nil)
  }

  @Test func `what is missing or more is told`() {
    let diagram = diagram()
    let svg = diagram.svg()
    func changed(_ old: String, _ new: String) -> SVGError? {
      #expect(svg.contains(old))
      return error(diagram, svg.replacingOccurrences(of: old, with: new))
    }
    #expect(changed("Dead end", "No end") == .title("No end & <more> \"quoted\""))
    #expect(changed("badge broken", "badge seamless") == .verdict)
    #expect(changed("badge broken", "batch") == .verdict)
    let law = diagram.verdict.findings[0].law.id
    #expect(changed(law, "another-law") == .law(law))
    #expect(changed("</svg>", "<script>go()</script></svg>") == .script)
    #expect(
      changed("</svg>", "<image href=\"https://example.org/a.png\"/></svg>")
        == .external("https://example.org/a.png"))
    #expect(error(diagram, "<html></html>") == .root("html"))
    #expect(error(diagram, "") == .malformed(line: 1))
  }

  @Test(arguments: [
    ("<svg>\n<g>\n</svg>", 3), ("<svg>\n<a b=\"1\"c=\"2\"/></svg>", 2), ("<svg>", 1),
    ("<svg a=\"1\" a=\"2\"/>", 1), ("<svg/>\n<svg/>", 2), ("<svg>&nbsp;</svg>", 1),
    ("<svg>&amp</svg>", 1), ("text", 1), ("<svg><a b=1/></svg>", 1), ("<svg>\n</svg>\nmore", 3),
    ("<svg a=\"<\"/>", 1), ("<!-- never\nclosed", 2), ("<!DOCTYPE svg><svg/>", 1),
  ])
  func `a text that is no document is told with its line`(text: String, line: Int) {
    let error = #expect(throws: SVGError.self) { try SVGOutline(Array(text.utf8)) }
    #expect(error == .malformed(line: line))
  }

  @Test func `references, comments and declarations are read`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- by hand -->
      <svg class="x"><title>&#x41;&#66; &amp; &lt;&gt;&quot;&apos;</title><desc/></svg>
      """
    let outline = try SVGOutline(Array(text.utf8))
    #expect(outline.title == "AB & <>\"'")
    #expect(outline.description.isEmpty && outline.verdicts.isEmpty)
    #expect(throws: SVGError.malformed(line: 1)) { try SVGOutline([0x3C, 0xFF]) }
  }

  @Test func `both verdicts of two carousels count, in their order`() throws {
    let script = Script([.swipe(.back), .swipe(.forward), .swipe(.forward)])
    let (first, second) = (
      CarouselTimeline(.bannerView, script: script),
      CarouselTimeline(.bannerViewRepaired, script: script)
    )
    let picture = SideBySide(
      illustration: Illustration(title: "Two", timeline: first), verdict: first.verdict,
      against: second, verdict: second.verdict)
    let svg = Array(picture.svg().utf8)
    try picture.check(svg)
    let swapped = SideBySide(
      illustration: Illustration(title: "Two", timeline: second), verdict: second.verdict,
      against: first, verdict: first.verdict)
    #expect(throws: SVGError.verdict) { try swapped.check(svg) }
  }

  @Test func `an animated diagram is read again`() throws {
    let animated = AnimatedDiagram(illustration: diagram().illustration)
    let svg = animated.svg()
    try animated.check(Array(svg.utf8))
    #expect(throws: SVGError.self) { try animated.check(Array(svg.utf8.dropLast(30))) }
  }

  @Test func `what Foundation reads is read alike`() throws {
    for carousel in [Carousel.bannerView, .imageCarouselRepaired] {
      let svg = diagram(carousel).svg()
      let tree = try #require(XMLTree.parse(svg))
      let outline = try SVGOutline(Array(svg.utf8))
      #expect(tree.children.first { $0.name == "title" }?.text == outline.title)
      #expect(tree.children.first { $0.name == "desc" }?.text == outline.description)
      var reader = try XMLReader(Array(svg.utf8))
      var names: [String] = []
      while let part = try reader.next() {
        if case .start(let name, _) = part { names.append(name) }
      }
      #expect(names == tree.all.map(\.name))
    }
  }
}
