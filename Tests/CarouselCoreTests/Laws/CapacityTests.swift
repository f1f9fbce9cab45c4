import CarouselCore
import Testing

@Suite struct CapacityTests {
  @Test(arguments: Carousel.presets)
  func `repaired presets cover what their rules let through and most published ones do not`(
    preset: Preset
  ) {
    let isRepaired = preset.name.hasSuffix("-repaired")
    #expect(preset.carousel.capacity.isSufficient == isRepaired)
  }

  @Test func `a copy too few is told at its edge`() {
    // Five pages of 320 and the leading copy end at 1920; the rule lets x come up to 5·320 + 320 =
    // 1920, so the whole bounds of 320 can be blank behind it.
    var carousel = Carousel.imageCarouselRepaired
    carousel.strip = .clones(leading: 1, trailing: 0)
    #expect(carousel.capacity.leadingShortfall == 0)
    #expect(carousel.capacity.trailingShortfall == 320)
    #expect(carousel.capacity.sentence.contains("320 pt at the trailing edge"))
  }

  @Test func `an eager rule needs no copy before the first page`() {
    // x < 0 → x + L is never displayed: [0, L + V] is all that must be covered.
    var carousel = Carousel.imageCarouselRepaired
    carousel.strip = .clones(leading: 0, trailing: 1)
    carousel.initialOffset = .zero
    carousel.indicator = nil
    carousel.wrapRules = [
      WrapRule("first", on: .didScroll, if: .offset(.less, .zero), then: .shift(.lap)),
      WrapRule(
        "last", on: .didScroll, if: .offset(.greaterOrEqual, .lap), then: .shift(.laps(-1))),
    ]
    #expect(carousel.capacity.isSufficient)
    let steps = Array(repeating: ScriptStep.swipe(.back), count: 6)
    #expect(CarouselTimeline(carousel, script: Script(steps)).verdict.findings == [])
  }

  @Test func `rules at odds are called so`() {
    var carousel = Carousel.imageCarouselRepaired
    carousel.wrapRules = [
      WrapRule("a", on: .didScroll, if: .offset(.lessOrEqual, .page), then: .shift(.lap)),
      WrapRule("b", on: .didScroll, if: .offset(.greaterOrEqual, .page), then: .shift(.laps(-1))),
    ]
    #expect(carousel.capacity.hasRulesAtOdds)
    #expect(!carousel.capacity.isSufficient)
  }

  @Test func `a start off the strip is not covered`() {
    var carousel = Carousel.imageCarouselRepaired
    carousel.initialOffset = .pages(1000)
    #expect(!carousel.capacity.isSufficient)
  }
}
