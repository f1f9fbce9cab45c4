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

  /// A window of recycled views that is turned a page before and behind the current slot.
  private func window(before: Int, after: Int, items: Int) -> Carousel {
    var carousel = Carousel.boundlessScrollViewRepaired
    carousel.geometry.numberOfItems = items
    carousel.strip = .window(before: before, after: after)
    carousel.initialOffset = .pages(Double(before))
    for (index, slot) in [(0, before - 1), (1, before + 1)] {
      let relation: Relation = index == 0 ? .lessOrEqual : .greaterOrEqual
      carousel.wrapRules[index].test = .offset(relation, .pages(Double(slot)))
    }
    return carousel
  }

  /// One view an item: a turn that fills slots in order leaves the last N of them filled.
  @Test(
    arguments: [
      // Slots 0 … 2 are needed, 320 points each. Five views fill three slots.
      (1, 1, 5, 0, 0), (1, 1, 3, 0, 0), (1, 1, 4, 0, 0),
      // Two views, of which the hidden one goes where it is needed.
      (1, 1, 2, 0, 0),
      // Slots 1 … 3 are needed; before a turn views fill 1 … 5, after it 0 … 4.
      (2, 2, 5, 0, 0),
      // Slots 2 … 4 are needed; before a turn views fill 2 … 6, after it 2 … 6.
      (3, 3, 5, 0, 0),
      // Slots 3 … 5 are needed; before a turn views fill 3 … 7, after it 4 … 8: slot 3 is blank.
      (4, 4, 5, 320, 0),
      // Slots 999 … 1001 are needed; after a turn five views fill 1995 … 1999: 996 slots are blank.
      (1000, 999, 5, 996 * 320, 0),
      // Slots 999 … 1001 are needed; 1000 views fill 1000 … 1999 after a turn: 999 is blank.
      (1000, 999, 1000, 320, 0),
      // Slots 499 … 501 are needed; before a turn 999 views fill 499 … 1497, after it 0 … 998.
      (500, 498, 999, 0, 0),
      // Slots 0 … 2 are needed; a turn fills 0 and 1 only.
      (1, 0, 5, 0, 320),
    ] as [(Int, Int, Int, Double, Double)])
  func `a window covers what its views fill before and after a turn`(
    _ before: Int, _ after: Int, _ items: Int, _ leading: Double, _ trailing: Double
  ) {
    let capacity = window(before: before, after: after, items: items).capacity
    #expect(capacity.leadingShortfall == leading)
    #expect(capacity.trailingShortfall == trailing)
  }

  @Test(arguments: [(1, 1, 5), (2, 2, 5), (3, 3, 5), (4, 4, 5), (1000, 999, 5), (1, 0, 5)])
  func `a window is sufficient where playing it shows no blank`(
    _ before: Int, _ after: Int, _ items: Int
  ) {
    let carousel = window(before: before, after: after, items: items)
    let steps =
      Array(repeating: ScriptStep.swipe(.back), count: items + 1)
      + Array(repeating: ScriptStep.swipe(.forward), count: 2 * items)
    let verdict = CarouselTimeline(carousel, script: Script(steps)).verdict
    #expect(verdict.brokenLaws.contains(.coverage) != carousel.capacity.isSufficient)
  }

  /// The middle copies begin at ⌊c/2⌋·N; rules keep [home − p/2, home + L], so that the pages up to
  /// home + L + p are needed.
  @Test(
    arguments: [
      (3, 5, 0), (3, 999, 0), (5, 997, 0), (999, 3, 0),
      // Two copies end where the second lap does: the page behind it is blank.
      (2, 5, 320), (2, 999, 320),
    ] as [(Int, Int, Double)])
  func `everything several times over covers a lap and a page behind home`(
    _ copies: Int, _ items: Int, _ trailing: Double
  ) {
    var carousel = Carousel.loopContentViewRepaired
    let home = Double(copies / 2)
    carousel.geometry.numberOfItems = items
    carousel.strip = .repeated(copies: copies)
    carousel.initialOffset = .laps(home)
    carousel.wrapRules[0].test = .offset(.greaterOrEqual, .laps(home + 1))
    carousel.wrapRules[1].test = .offset(.less, .laps(home) - .pages(0.5))
    #expect(carousel.capacity.leadingShortfall == 0)
    #expect(carousel.capacity.trailingShortfall == trailing)
  }

  /// Rules let offsets through from `first` to `last` pages; leading + N + trailing pages of 320
  /// points stand from 0 on, and the bounds are 320 points long.
  @Test(
    arguments: [
      // 1 + 999 + 1 = 1001 pages, up to page 1000 + 1 needed.
      (1, 1, 999, 0, 1000, 0, 0),
      // 333 + 997 + 333 = 1663 pages; pages 0 … 1662 needed.
      (333, 333, 997, 0, 1662, 0, 0),
      // One page more is needed than there is.
      (333, 332, 997, 0, 1662, 0, 320),
      // Half a page before the first one is blank.
      (1000, 1000, 1000, -0.5, 2999, 160, 0),
    ] as [(Int, Int, Int, Double, Double, Double, Double)])
  func `copies cover the pages that rules let through, in any number`(
    _ leading: Int, _ trailing: Int, _ items: Int, _ first: Double, _ last: Double,
    _ blankLeading: Double, _ blankTrailing: Double
  ) {
    var carousel = Carousel.imageCarouselRepaired
    carousel.geometry.numberOfItems = items
    carousel.strip = .clones(leading: leading, trailing: trailing)
    carousel.initialOffset = .pages(Double(leading))
    carousel.wrapRules[0].test = .offset(.lessOrEqual, .pages(first))
    carousel.wrapRules[1].test = .offset(.greaterOrEqual, .pages(last))
    #expect(carousel.capacity.leadingShortfall == blankLeading)
    #expect(carousel.capacity.trailingShortfall == blankTrailing)
  }

  @Test(arguments: [3, 7, 997, 1000])
  func `the last bits of a sum are no blank`(_ items: Int) {
    var carousel = Carousel.imageCarouselRepaired
    carousel.geometry = Geometry(
      numberOfItems: items, boundsSize: Size(width: 333.1, height: 100))
    carousel.geometry.gap = 0.1
    #expect(carousel.capacity.isSufficient)
    carousel.strip = .clones(leading: 1, trailing: 0)
    #expect(abs(carousel.capacity.trailingShortfall - 333.2) < 1e-6)
  }

  /// Five items at home on slots 1 … 5; a page counts as so many from a place on.
  @Test(
    arguments: [
      // ⌊x/p⌋ ≤ −1 is x < 0; ⌊x/p⌋ ≥ 6 is x ≥ 6p: slots 0 … 6, and there are seven.
      (WrapQuantity.flooredPage, -1, 6, 0, 0),
      // Rounded: x < −p/2 and x ≥ 5.5p, so half a page before the first is blank.
      (.roundedPage, -1, 6, 160, 0),
      // Toward zero: x ≤ −p is the first that is −1, so a page before the first is blank.
      (.truncatedPage, -1, 6, 320, 0),
    ] as [(WrapQuantity, Double, Double, Double, Double)])
  func `rules that compare pages bound the offset as well`(
    _ quantity: WrapQuantity, _ first: Double, _ last: Double, _ leading: Double,
    _ trailing: Double
  ) {
    var carousel = Carousel.imageCarouselRepaired
    carousel.wrapRules[0].test = .compare(quantity, .lessOrEqual, .pages(first))
    carousel.wrapRules[1].test = .compare(quantity, .greaterOrEqual, .pages(last))
    #expect(carousel.capacity.leadingShortfall == leading)
    #expect(carousel.capacity.trailingShortfall == trailing)
  }
}
