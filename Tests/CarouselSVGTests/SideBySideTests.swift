import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

@Suite struct SideBySideTests {
  private func picture(
    _ first: Carousel, _ second: Carousel, _ steps: [ScriptStep], title: String = "Title"
  ) -> SideBySide {
    let timeline = CarouselTimeline(first, script: Script(steps))
    let other = CarouselTimeline(second, script: Script(steps))
    return SideBySide(
      illustration: Illustration(title: title, timeline: timeline), verdict: timeline.verdict,
      against: other, verdict: other.verdict)
  }

  @Test func `the frames in which two carousels differ are shaded`() throws {
    let picture = picture(.bannerView, .bannerViewRepaired, [.swipe(.back)] + Scripts.forward)
    let partings = SideBySideLayout(picture).partings
    let run = try #require(partings.runs.first)
    let first = picture.verdict.findings.map(\.refresh).min()
    #expect(run.lowerBound == first)
    let tree = try #require(XMLTree.parse(picture.svg()))
    let shades = tree.all.filter { $0.attributes["class"] == "difference" && $0.name == "rect" }
    #expect(shades.count >= partings.runs.count)
    #expect(tree.all.contains { $0.name == "text" && $0.text == "≠" })
  }

  @Test func `a carousel beside itself differs nowhere`() throws {
    let picture = picture(.bannerView, .bannerView, [.swipe(.back)] + Scripts.forward)
    #expect(SideBySideLayout(picture).partings.runs.isEmpty)
    let tree = try #require(XMLTree.parse(picture.svg()))
    #expect(!tree.all.contains { $0.name == "text" && $0.text == "≠" })
    #expect(tree.all.contains { $0.name == "text" && $0.text == "=" })
  }

  @Test(arguments: [0, 1, 2, 5, 30])
  func `no text leaves the picture or covers another`(count: Int) {
    for (index, script) in Scripts.all.enumerated() {
      let first = Carousel.presets[2 * index].carousel.with(items: count)
      let second = Carousel.presets[2 * index + 1].carousel.with(items: count)
      let layout = SideBySideLayout(picture(first, second, script, title: LayoutTests.titles[1]))
      #expect(LayoutTests.faults(of: layout.layout) == [], "\(first.name), \(count)")
    }
  }

  @Test func `the same input gives the same bytes`() {
    let picture = picture(.imageCarousel, .imageCarouselRepaired, Scripts.drags)
    #expect(picture.svg() == picture.svg())
  }
}
