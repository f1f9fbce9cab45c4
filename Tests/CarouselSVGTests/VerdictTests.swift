import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

@Suite struct VerdictTests {
  @Test func `a sound carousel has a good badge and pairs marked as equal`() throws {
    let tree = try diagram(.imageCarouselRepaired, Scripts.back).parsed()
    #expect(tree.elements(ofClass: "badge seamless").count == 1)
    #expect(!tree.elements(ofClass: "pair equal").isEmpty)
    #expect(tree.elements(ofClass: "pair different").isEmpty)
    #expect(tree.elements(ofClass: "difference").isEmpty)
    #expect(tree.elements(ofClass: "finding").isEmpty)
    #expect(tree.all.contains { $0.text == "✓ seamless · 1 wrap" })
  }

  @Test func `a copy off its place shows in the badge, at the pair and at the place`() throws {
    var carousel = Carousel.imageCarouselRepaired
    carousel.cloneFault = CloneFault(shift: 2)
    let tree = try diagram(carousel, Scripts.back).parsed()
    #expect(tree.elements(ofClass: "badge seamless").isEmpty)
    #expect(tree.elements(ofClass: "badge broken").count == 1)
    #expect(!tree.elements(ofClass: "pair different").isEmpty)
    #expect(!tree.elements(ofClass: "difference").isEmpty)
    #expect(!tree.elements(ofClass: "finding").isEmpty)
    #expect(tree.all.contains { $0.text.hasPrefix("✗ ") && $0.text.contains("first at") })
  }

  @Test func `a jump that drops half a point says by how much and where`() throws {
    let drag: [ScriptStep] = [.rest(0.3), .drag(.back, pages: 1, seconds: 0.5), .rest(0.3)]
    let texts = try diagram(.loopContentView, drag).texts()
    #expect(texts.contains { $0.hasPrefix("✗ differs: 0.5 pt at 0…320 pt") })
  }

  @Test func `a jump at rest is equal pixel for pixel, and not if it moves anything`() throws {
    func texts(_ operation: WrapOperation) throws -> [String] {
      var carousel = Carousel.bannerView
      // A finger that stops a motion ends the deceleration, so that the rule acts between pages.
      carousel.wrapRules = [
        WrapRule(
          "first-page", on: .didEndDecelerating, if: .compare(.truncatedPage, .equal, .zero),
          then: operation)
      ]
      return try diagram(carousel, [.swipe(.back, caughtAfter: 0.1), .rest(0.2)]).texts()
    }
    let equal = "✓ before = after, pixel for pixel"
    #expect(try texts(.shift(.lap)).contains(equal))
    let broken = try texts(.set(.lap))
    #expect(!broken.contains(equal))
    #expect(broken.contains { $0.hasPrefix("✗ differs") })
  }

  @Test func `a jump in motion says how far the picture moved`() throws {
    let texts = try diagram(.bannerViewRepaired, Scripts.back).texts()
    #expect(texts.contains("✓ no seam: moved 1 pt, as the motion did"))
    #expect(!texts.contains { $0.contains("pixel for pixel") })
  }

  @Test func `an offset that a rule replaced is called never displayed`() throws {
    let seen = try diagram(.bannerViewRepaired, Scripts.back).texts()
    #expect(seen.contains("before: 0, never displayed"))
    // A drag that ends exactly on the last slot shows that slot before the finger lifts.
    let drag: [ScriptStep] = [.drag(.forward, pages: 1, seconds: 0.3), .swipe(.forward)]
    let drawing = diagram(.boundlessScrollView, drag)
    let jumps = drawing.illustration.timeline.flatMap(\.wrapJumps)
    #expect(jumps.contains { $0.isDisplayedBefore })
    let texts = try drawing.texts()
    #expect(texts.contains { $0.hasPrefix("before: 2w") && !$0.contains("never") })
  }

  @Test func `blank bounds are hatched and called blank`() throws {
    let bad = diagram(.bannerView, Scripts.drags)
    #expect(try bad.texts().contains("blank"))
    #expect(try bad.parsed().elements(ofClass: "hatch").isEmpty == false)
    let good = diagram(.bannerViewRepaired, Scripts.drags)
    #expect(try good.texts().contains("blank") == false)
    #expect(try good.parsed().elements(ofClass: "hatch").isEmpty)
  }

  @Test func `a wrong dot is crossed out`() throws {
    let bad = try diagram(.imageCarousel, Scripts.forward).parsed()
    #expect(!bad.elements(ofClass: "wrong-dot").isEmpty)
    let good = try diagram(.imageCarouselRepaired, Scripts.forward).parsed()
    #expect(good.elements(ofClass: "wrong-dot").isEmpty)
  }

  @Test func `findings of the same kind are one entry and others are counted`() throws {
    // Each swipe over an end of the strip marks a wrong dot of its own, the same one every time.
    let swipes = Array(repeating: [ScriptStep.swipe(.back), .swipe(.forward)], count: 3)
      .flatMap { $0 }
    let drawing = diagram(.imageCarousel, swipes)
    let panel = FindingsPanel(surroundings: Surroundings(drawing))
    let counted = panel.entries.reduce(0) { $0 + 1 + $1.laterTimes.count }
    #expect(counted == drawing.verdict.findings.count)
    #expect(panel.entries.count < drawing.verdict.findings.count)

    var finding = try #require(drawing.verdict.findings.first)
    var many = drawing
    many.verdict.findings = (0..<9).map { index in
      finding.explanation = "fault \(index)"
      return finding
    }
    #expect(try many.parsed().elements(ofClass: "finding").count == FindingsPanel.limit)
    #expect(try many.texts().contains("and 5 more"))
  }

  @Test func `no wrap is said to be none`() throws {
    let texts = try diagram(.bannerView, [.rest(0.5)]).texts()
    #expect(texts.contains("no wrap seen"))
    #expect(!texts.contains { $0.contains("seamless") })
  }
}
