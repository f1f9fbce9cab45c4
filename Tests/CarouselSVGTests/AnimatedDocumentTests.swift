import CarouselCore
import CarouselGIF
import CarouselPicture
import Testing

@testable import CarouselSVG

@Suite struct AnimatedDocumentTests {
  private static let fourForward = Array(repeating: ScriptStep.swipe(.forward), count: 4)

  @Test(arguments: AnimatedDiagram.Layout.allCases)
  func `a default scenario takes at most four kilobytes and a tenth of the GIF`(
    layout: AnimatedDiagram.Layout
  ) throws {
    let drawing = animated(
      Carousel.bannerViewRepaired.with(items: 4), Self.fourForward, layout: layout,
      title: "Sentinel pages")
    let size = drawing.svg().utf8.count
    #expect(size <= 4096, "\(size) bytes")
    let options = AnimationOptions(
      layout: layout == .viewer ? .viewer : .explained, verdict: drawing.verdict)
    let gif = try AnimatedIllustration(drawing.illustration, options).encode().count
    #expect(size * 10 <= gif, "\(size) bytes, the GIF \(gif)")
  }

  @Test(arguments: [0, 1, 2, 30])
  func `any number of items makes a well-formed document`(count: Int) throws {
    for carousel in Cases.all {
      for layout in AnimatedDiagram.Layout.allCases {
        for script in [Cases.scripts[2], Cases.scripts[6]] {
          let svg = animated(carousel.with(items: count), script, layout: layout).svg()
          let tree = try #require(XMLTree.parse(svg))
          #expect(tree.name == "svg")
          #expect(!svg.contains("nan") && !svg.contains("inf,") && !svg.contains("(inf"))
        }
      }
    }
  }

  @Test func `the root is an image with a title and a description`() throws {
    let svg = animated(.bannerView, Scripts.back, layout: .explained, title: "<a> & b").svg()
    let root = try #require(XMLTree.parse(svg))
    #expect(root.attributes["role"] == "img")
    let ids = (root.attributes["aria-labelledby"] ?? "").split(separator: " ").map(String.init)
    #expect(root.children[0].text == "<a> & b")
    #expect(root.children[1].text.contains("wrap jump"))
    #expect(ids == root.children.prefix(2).compactMap { $0.attributes["id"] })
  }

  @Test(arguments: AnimatedDiagram.Layout.allCases)
  func `nothing comes from outside and nothing runs`(layout: AnimatedDiagram.Layout) throws {
    var drawing = animated(.bannerView, Scripts.back, layout: layout, title: "<script>x</script>")
    drawing.itemImages = [0: "data:image/png;base64,iVBORw0KGgo=", 1: "https://example.com/a.png"]
    let svg = drawing.svg()
    for forbidden in ["<script", "example.com", "@import", "url(", "<animate", "javascript:"] {
      #expect(!svg.contains(forbidden))
    }
    for element in try #require(XMLTree.parse(svg)).all {
      let link = element.attributes["xlink:href"] ?? element.attributes["href"] ?? "#"
      #expect(link.hasPrefix("#") || link.hasPrefix("data:image/"))
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
    }
    #expect(svg.contains("<use"))
  }

  @Test(arguments: Carousel.presets)
  func `the same input gives the same bytes`(preset: Preset) {
    let drawing = animated(preset.carousel, Scripts.drags, layout: .explained)
    #expect(drawing.svg() == drawing.svg())
    #expect(drawing.svg() != animated(preset.carousel, Scripts.back, layout: .explained).svg())
  }

  @Test func `ids and names of keyframes start with the prefix`() throws {
    func names(_ svg: String) throws -> [String] {
      let projector = try Projector(svg)
      let ids = projector.tree.all.compactMap { $0.attributes["id"] }
      return ids + (projector.sheet.map { Array($0.keyframes.keys) } ?? [])
    }
    let named = animated(.imageCarousel, Scripts.forward, layout: .explained, idPrefix: "7 a\"b")
    let first = try names(named.svg())
    #expect(first.count > 4)
    #expect(first.allSatisfy { $0.hasPrefix("d7ab") })
    let own = try names(animated(.imageCarousel, Scripts.forward).svg())
    let other = try names(animated(.imageCarousel, Scripts.back).svg())
    #expect(Set(own).isDisjoint(with: other))
  }

  @Test func `it loops for ever or as often as it is told, and then keeps the last frame`() {
    let forever = animated(.bannerView, Scripts.back).svg()
    #expect(forever.contains("linear infinite"))
    let thrice = animated(.bannerView, Scripts.back, loopCount: 3).svg()
    #expect(thrice.contains("linear 3 forwards"))
    #expect(!thrice.contains("infinite"))
  }

  @Test func `the dark colors are the dark theme's, and a dark picture has no others`() {
    let light = animated(.bannerView, Scripts.back, layout: .explained).svg()
    #expect(light.contains("prefers-color-scheme:dark"))
    #expect(light.contains(".gf{fill:\(Theme.dark.background.css)}"))
    let dark = animated(.bannerView, Scripts.back, layout: .explained, theme: .dark).svg()
    #expect(!dark.contains("prefers-color-scheme"))
    #expect(dark.contains(Theme.dark.background.css))
  }

  @Test(arguments: Cases.all)
  func `without animation it is a frame on the way to the first jump`(carousel: Carousel) throws {
    let drawing = animated(carousel, Scripts.back)
    let pose = FilmRecord(drawing.illustration.timeline).tellingRefresh
    let frame = try #require(drawing.illustration.timeline.first { $0.refresh == pose })
    #expect(frame.pages.count >= 2, "\(carousel.name), \(pose): \(frame.pages)")
    let painted = try Projector(drawing.svg()).window(at: nil)
    for probe in Probe.probes(of: frame, carousel.geometry) {
      guard let item = probe.item else { continue }
      let color = drawing.illustration.items[item].color(at: item, of: 5, in: .light)
      #expect(
        Projector.color(at: probe.x, probe.y, of: painted) == color.shortCSS,
        "\(carousel.name), \(pose), \(probe.x)")
    }
  }

  @Test func `findings are pointed at while they last`() throws {
    let drawing = animated(
      .boundlessScrollView, [.drag(.forward, pages: 1.3, seconds: 0.4), .swipe(.forward)],
      layout: .explained)
    let verdict = try #require(drawing.verdict)
    #expect(!verdict.isSeamless)
    #expect(drawing.svg().contains("✗ seam"))
    #expect(!animated(.bannerViewRepaired, Scripts.back, layout: .explained).svg().contains("✗"))
  }
}
