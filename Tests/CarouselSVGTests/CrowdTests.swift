import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

/// Timelines with more in them than a picture can show.
@Suite struct CrowdTests {
  /// Two rules each of which undoes the other, again and again in each refresh.
  private var atOdds: Carousel {
    var carousel = Carousel.imageCarouselRepaired
    carousel.wrapRules = [
      WrapRule("a", on: .layout, if: .offset(.lessOrEqual, .page), then: .shift(.lap)),
      WrapRule("b", on: .layout, if: .offset(.greaterOrEqual, .page), then: .shift(.laps(-1))),
    ]
    return carousel
  }

  private func arrows(_ drawing: StripDiagram) throws -> Int {
    try drawing.parsed().all.filter { element in
      element.name == "path" && element.attributes["class"] == "jump"
        && element.attributes["stroke-dasharray"] == "5 3"
    }.count
  }

  @Test func `rules at odds make a picture that says how many jumps it leaves out`() throws {
    let steps = Array(repeating: ScriptStep.swipe(.forward), count: 3) + [.rest(60)]
    let drawing = diagram(atOdds, steps)
    let count = drawing.illustration.timeline.reduce(0) { $0 + $1.wrapJumps.count }
    #expect(count > 500)
    let arrows = try arrows(drawing)
    #expect((1...160).contains(arrows))
    let texts = try drawing.texts()
    let note = try #require(texts.first { $0.hasPrefix("arrows for ") })
    #expect(note.hasSuffix(" of \(count) wrap jumps"))
    #expect(texts.contains("and \(count - 12) more"))
    #expect(drawing.svg().contains("; and \(count - 12) more."))
    #expect(drawing.svg().utf8.count < 100_000)
  }

  @Test func `a thousand swipes make a small picture`() throws {
    let script =
      Array(repeating: ScriptStep.swipe(.forward), count: 1000)
      + Array(repeating: ScriptStep.tap, count: 300)
    let drawing = diagram(Carousel.bannerViewRepaired.with(items: 3), script)
    #expect(drawing.svg().utf8.count < 350_000)
  }

  @Test func `of few jumps none is left out`() throws {
    let script = Array(repeating: ScriptStep.swipe(.forward), count: 36)
    let drawing = diagram(Carousel.bannerViewRepaired.with(items: 3), script)
    #expect(try arrows(drawing) == 12)
    #expect(try !drawing.texts().contains { $0.hasPrefix("arrows for ") || $0.hasPrefix("and ") })
  }
}
