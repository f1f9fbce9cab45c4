import CarouselCore
import Testing

/// A carousel with one fault, and what would mend it.
struct FaultyCarousel: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var carousel: Carousel
  var steps: [ScriptStep]
  var law: Law
  var remedy: String

  init(
    _ description: String, _ carousel: Carousel, _ steps: [ScriptStep], _ law: Law,
    _ remedy: String, change: (inout Carousel) -> Void = { _ in }
  ) {
    testDescription = description
    self.carousel = carousel
    change(&self.carousel)
    self.steps = steps
    self.law = law
    self.remedy = remedy
  }

  private static let forward = Array(repeating: ScriptStep.swipe(.forward), count: 7)

  /// What leads `banner-view` to the copy that it does not handle.
  private static let deadEnd: [ScriptStep] = [
    .swipe(.back), .swipe(.forward), .swipe(.forward), .rest(2),
  ]

  static let rules: [FaultyCarousel] = [
    FaultyCarousel(
      "a jump that is animated", .imageCarouselRepaired, forward, .atomicity, "without animation"
    ) { carousel in
      for index in carousel.wrapRules.indices { carousel.wrapRules[index].isAnimated = true }
    },
    FaultyCarousel(
      "a strip that is late", .boundlessScrollViewRepaired, forward, .atomicity,
      "in the same refresh"
    ) { carousel in
      for index in carousel.wrapRules.indices { carousel.wrapRules[index].latency = 1 }
    },
    FaultyCarousel(
      "an exact comparison", .imageCarousel, [.drag(.back, pages: 1.3, seconds: 0.31)], .coverage,
      "<= and >="),
    FaultyCarousel(
      "a constant at the end of a motion, by its moment", .bannerView, deadEnd, .progress,
      "at every offset change"),
    FaultyCarousel(
      "a constant at the end of a motion, by its distance", .bannerView,
      [.swipe(.back, caughtAfter: 0.1), .rest(0.5)], .remapEquivalence,
      "instead of setting a constant"),
    FaultyCarousel(
      "a truncated offset", .loopContentView, [.swipe(.back)], .remapEquivalence,
      "instead of truncating"),
    FaultyCarousel(
      "a wrong lap", .imageCarouselRepaired, forward, .remapEquivalence,
      "the number of items times the page and the gap"
    ) { $0.geometry.declaredLap = $0.geometry.lap - 10 },
    FaultyCarousel(
      "a jump a point too short", .imageCarouselRepaired, forward, .remapEquivalence,
      "shift by whole laps"
    ) { $0.wrapRules[1].operation = .shift(Length(laps: -1, points: 1)) },
    FaultyCarousel(
      "a copy too few", .imageCarouselRepaired, forward, .coverage, "give the strip copies"
    ) { $0.strip = .clones(leading: 1, trailing: 0) },
    FaultyCarousel(
      "copies off their places", .imageCarouselRepaired, forward, .referenceMatch,
      "a whole number of laps away"
    ) { $0.cloneFault.shift = 4 },
    FaultyCarousel(
      "no rule", .imageCarouselRepaired, forward, .coverage, "add a rule"
    ) { $0.wrapRules = [] },
    FaultyCarousel(
      "one sound rule and one that is missed", .imageCarouselRepaired,
      [.swipe(.forward), .swipe(.back), .swipe(.back), .drag(.back, pages: 5.3, seconds: 1.31)],
      .coverage, "<= and >="
    ) { $0.wrapRules[0].test = .offset(.equal, .zero) },
    FaultyCarousel(
      "a page lost by a change of size", .imageCarousel,
      [.swipe(.back), .resize(Size(width: 500, height: 200)), .rest(0.2)], .referenceMatch,
      "lay the pages out again"),
    FaultyCarousel(
      "ends that differ", .imageCarouselRepaired, forward, .mirror, "both ends of the strip"
    ) { $0.strip = .clones(leading: 1, trailing: 0) },
  ]

  static let reports: [FaultyCarousel] = [
    FaultyCarousel(
      "a report of a page that does not show, because the carousel is stuck", .bannerView,
      deadEnd, .callbacks, "at every offset change"
    ) { $0.callbacks.commitsPageOn = .anySettle },
    FaultyCarousel(
      "an index that is counted along", .boundlessScrollView,
      [.drag(.forward, pages: 1, seconds: 0.6), .tap], .callbacks,
      "the item of the page under the finger"
    ) { $0.callbacks.commitsPageOn = .anySettle },
    FaultyCarousel(
      "a drag of a page in silence", .boundlessScrollView,
      [.drag(.forward, pages: 1, seconds: 0.6)], .callbacks,
      "when a finger lets go and no motion follows, too"),
    FaultyCarousel(
      "swipes in silence", .imageCarouselRepaired, [.swipe(.forward)], .callbacks,
      "when a deceleration ends, and when an animation ends, too"
    ) { $0.callbacks.commitsPageOn = .didEndDraggingAtRest },
    FaultyCarousel(
      "an index that is counted along and reported", .boundlessScrollView,
      [.drag(.forward, pages: 1, seconds: 0.6)], .callbacks,
      "under the middle of the bounds instead of an index"
    ) { $0.callbacks.commitsPageOn = .anySettle },
    FaultyCarousel(
      "dots at rest only", .imageCarouselRepaired, [.swipe(.forward)], .indicator,
      "at every offset change"
    ) { $0.indicator?.updatesOn = .didEndDecelerating },
    FaultyCarousel(
      "dots with another bias", .imageCarouselRepaired, [.swipe(.forward)], .indicator,
      "where two pages share the bounds equally"
    ) { $0.indicator?.bias = -0.7 },
    FaultyCarousel(
      "a dot that is truncated", .imageCarousel, [.swipe(.back)], .indicator, "round the page down"),
    FaultyCarousel(
      "ticks under a finger", .loopContentViewRepaired,
      [.drag(.forward, pages: 0.2, seconds: 9)], .autoplayCadence, "when a finger comes down"
    ) {
      $0.autoplay?.stopsOn = []
      $0.autoplay?.skipsWhileTracking = false
    },
    FaultyCarousel(
      "two timers", .loopContentViewRepaired, [.autoplay(ticks: 3)], .autoplayCadence,
      "one timer only"
    ) { $0.autoplay?.numberOfTimers = 2 },
  ]
}

@Suite struct RemedyTests {
  @Test(arguments: FaultyCarousel.rules + FaultyCarousel.reports)
  func `a remedy fits the fault`(_ fault: FaultyCarousel) throws {
    let timeline = CarouselTimeline(fault.carousel, script: Script(fault.steps))
    let findings = timeline.thoroughVerdict().findings.filter { $0.law == fault.law }
    let finding = try #require(findings.first, "\(timeline.verdict.brokenLaws)")
    #expect(
      findings.contains { $0.remedy.contains(fault.remedy) },
      "\(finding.explanation): \(findings.map(\.remedy))")
  }

  @Test func `a flip tells the test, the offset and the margin once for all phases`() throws {
    var carousel = Carousel.imageCarousel
    carousel.geometry.numberOfItems = 4
    let script = Script([.drag(.back, pages: 1.2, seconds: 0.4), .rest(1)])
    let verdict = CarouselTimeline(carousel, script: script).thoroughVerdict()
    let finding = try #require(verdict.findings.first { $0.law == .robustness })
    #expect(finding.explanation.contains("1/8 or 6/8 of a refresh later"), "\(finding.explanation)")
    #expect(
      finding.explanation.contains("as the script is, `offset == 0` of rule first-copy is true"))
    #expect(finding.explanation.contains("the nearest offset is -1 pt, 1 pt off"))
    #expect(finding.remedy.contains("ask `offset <= 0` instead of `offset == 0`"))
    #expect(Set(verdict.findings.map(\.explanation)).count == verdict.findings.count)
  }

  @Test func `a sound carousel has nothing to mend`() {
    let script = Script([.swipe(.forward), .swipe(.back), .swipe(.back), .tap])
    let timeline = CarouselTimeline(.imageCarouselRepaired, script: script)
    #expect(timeline.thoroughVerdict().findings == [])
  }
}
