import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

@Suite struct DocumentTests {
  @Test func `the root is an image with a title and a description`() throws {
    let root = try diagram(.bannerView, Scripts.back, title: "Sentinel <pages> & more").parsed()
    #expect(root.name == "svg")
    #expect(root.attributes["role"] == "img")
    let ids = (root.attributes["aria-labelledby"] ?? "").split(separator: " ").map(String.init)
    #expect(ids.count == 2)
    #expect(root.children[0].name == "title")
    #expect(root.children[0].text == "Sentinel <pages> & more")
    #expect(root.children[0].attributes["id"] == ids.first)
    #expect(root.children[1].name == "desc")
    #expect(root.children[1].attributes["id"] == ids.last)
    #expect(root.children[1].text.contains("never displayed"))
  }

  @Test(arguments: Theme.all)
  func `nothing comes from outside and nothing runs`(theme: Theme) throws {
    let images = [
      0: "data:image/png;base64,iVBORw0KGgo=", 1: "https://example.com/a.png", 2: "/etc/passwd",
    ]
    let drawing = diagram(
      .bannerView, Scripts.back, title: "<script>alert(1)</script>", theme: theme,
      itemImages: images)
    let svg = drawing.svg()
    #expect(!svg.contains("<script"))
    #expect(!svg.contains("<style"))
    #expect(!svg.contains("example.com"))
    #expect(!svg.contains("passwd"))
    #expect(!svg.contains("var("))
    for element in try drawing.parsed().all {
      let link = element.attributes["xlink:href"] ?? element.attributes["href"] ?? "#"
      #expect(link.hasPrefix("#") || link.hasPrefix("data:image/"))
      #expect(!element.attributes.keys.contains { $0.hasPrefix("on") })
    }
  }

  @Test func `an embedded picture is in the file once and used on every page of its item`() throws {
    let images = [0: "data:image/png;base64,iVBORw0KGgo="]
    let tree = try diagram(.bannerView, Scripts.back, itemImages: images).parsed()
    let definitions = tree.all.filter { $0.name == "image" }
    #expect(definitions.count == 1)
    let uses = tree.all.filter { $0.name == "use" }
    #expect(uses.count >= 3)
    let id = try #require(definitions.first?.attributes["id"])
    #expect(uses.allSatisfy { $0.attributes["xlink:href"] == "#\(id)" })
  }

  @Test func `ids are unique, start with the prefix, and differ between diagrams`() throws {
    func ids(_ drawing: StripDiagram) throws -> [String] {
      try drawing.parsed().all.compactMap { $0.attributes["id"] }
    }
    let first = try ids(diagram(.bannerView, Scripts.back))
    let second = try ids(diagram(.bannerView, Scripts.forward))
    #expect(Set(first).count == first.count)
    #expect(Set(first).isDisjoint(with: second))
    var gap = Carousel.bannerView
    gap.geometry.gap = 4
    #expect(Set(first).isDisjoint(with: try ids(diagram(gap, Scripts.back))))
    let named = try ids(diagram(.bannerView, Scripts.back, idPrefix: "7 a\"b"))
    #expect(named.allSatisfy { $0.hasPrefix("d7ab-") })
  }

  @Test(arguments: Carousel.presets)
  func `the same input gives the same bytes`(preset: Preset) {
    let drawing = diagram(preset.carousel, Scripts.drags)
    #expect(drawing.svg() == drawing.svg())
    #expect(drawing.svg() != diagram(preset.carousel, Scripts.back).svg())
  }

  @Test(arguments: [0, 1, 2, 30])
  func `any number of items makes a well-formed document`(count: Int) throws {
    for preset in Carousel.presets {
      for script in Scripts.all {
        _ = try diagram(preset.carousel.with(items: count), script).parsed()
      }
    }
  }

  @Test func `no items are said to be none`() throws {
    let drawing = diagram(Carousel.bannerView.with(items: 0), Scripts.back)
    #expect(try drawing.texts().contains { $0.hasPrefix("No items") })
    #expect(try drawing.parsed().elements(ofClass: "page").isEmpty)
  }

  @Test func `labels with reserved characters arrive as they were written`() throws {
    let items = ["<&>", "\"'", "3", "4", "5"].map { Item(label: $0) }
    let texts = try diagram(.bannerView, Scripts.back, items: items).texts()
    #expect(texts.contains("<&>"))
    #expect(texts.contains("\"'"))
  }

  @Test func `the dark theme differs by color only`() throws {
    let light = try diagram(.bannerView, Scripts.back).parsed().all
    let dark = try diagram(.bannerView, Scripts.back, theme: .dark).parsed().all
    #expect(light.map(\.name) == dark.map(\.name))
    #expect(light.map { $0.attributes["x"] } == dark.map { $0.attributes["x"] })
    #expect(light.map { $0.attributes["fill"] } != dark.map { $0.attributes["fill"] })
  }

  @Test func `a reference strip without ends is an excerpt`() throws {
    let drawing = diagram(Carousel.bannerView.reference, Scripts.back)
    #expect(try drawing.parsed().elements(ofClass: "page").count >= 3)
  }
}
