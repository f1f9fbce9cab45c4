import CarouselCore
import TestSupport
import Testing

/// The faults of the published presets: worked out from the articles' code first, then looked for.
///
/// Where the search finds a law that the list from the code does not name, a comment says why; it is
/// always another face of a fault that the list has, never one that the code does not have.
@Suite struct PublishedSearchTests {
  private func result(
    _ preset: Carousel, items: Int = 3, depth: Int, scale: Double = 2, endsDeceleration: Bool = true
  ) -> SearchResult {
    var carousel = preset
    carousel.geometry.numberOfItems = items
    carousel.geometry.boundsSize.width = 375
    carousel.geometry.displayScale = scale
    carousel.paging.touchEndsDeceleration = endsDeceleration
    return Search(carousel, depth: depth).run()
  }

  @Test func `the first article snaps when caught and has a dead end`() {
    // By hand: `Int(x / p) == 0` holds for every x below p, and sets N·p: a settle back that is
    // caught at 129 points loses them (reference-match, remap-equivalence, motion-continuity).
    // Page N + 1 has no rule and is the content's end: pulled beyond it, the rubber band shows what
    // is blank (coverage), springs back (motion-continuity), and the page is lost (progress).
    let result = result(.bannerView, depth: 3)
    #expect(
      result.counterexamples.map(\.law) == [
        .referenceMatch, .remapEquivalence, .coverage, .motionContinuity, .progress,
      ])
    #expect(
      result.counterexample(to: .remapEquivalence)?.script.steps
        == [.swipe(.back, caughtAfter: 0.12)])
    // One drag of 1.3 pages back from the first page pulls the content's start into the bounds.
    #expect(result.counterexample(to: .coverage)?.script.steps.count == 1)
  }

  @Test func `before iOS 13 the first article is not asked when it is caught`() {
    // The other reading of A3: nothing calls `didEndDecelerating` when a finger stops a settle, so
    // the rule meets whole pages only and every jump is a lap. The content's ends stay.
    let result = result(.bannerView, depth: 3, endsDeceleration: false)
    #expect(result.counterexample(to: .remapEquivalence) == nil)
    #expect(result.counterexample(to: .coverage) != nil)
    #expect(result.counterexample(to: .progress) != nil)
  }

  @Test func `the second article loses fractions of a point`() {
    // By hand: `Int(x) % Int(P)` drops what x has beyond whole points, half a point at 2 pixels a
    // point and up to two thirds at 3 (reference-match, remap-equivalence). The page then rests off
    // its grid by as much until the next release.
    for scale in [2.0, 3] {
      let result = result(.loopContentView, depth: 1, scale: scale)
      #expect(result.counterexample(to: .referenceMatch) != nil)
      #expect(result.counterexample(to: .remapEquivalence) != nil)
    }
    // At 1 pixel a point there is no fraction to lose.
    #expect(result(.loopContentView, depth: 1, scale: 1).counterexamples == [])
  }

  @Test func `the second article's pace is uneven`() throws {
    // By hand, two items: pages 0 … 5, start on 2; the turns to 3 and 4 are followed after
    // 0.3 + 3.2 s, the last turn to 5 after 3.2 s only. From the start that takes four turns; a
    // search that knows nothing but ticks finds exactly these.
    var carousel = Carousel.loopContentView
    carousel.geometry.numberOfItems = 2
    carousel.geometry.displayScale = 1
    var search = Search(carousel, depth: 4)
    search.alphabet = [Gesture(.autoplay(ticks: 1))]
    let example = try #require(search.run().counterexample(to: .autoplayCadence))
    #expect(example.script.steps == Array(repeating: .autoplay(ticks: 1), count: 4))
  }

  @Test func `the third article loses pages, jumps, shows blanks and reports wrong pages`() {
    // By hand: caught between pages, x := p throws the remainder away (reference-match,
    // remap-equivalence, motion-continuity) and reports the page that it left (callbacks). An
    // exact drag calls nothing back (callbacks) and leaves x at the content's end 2·p: a swipe
    // forward from there moves nothing (progress), a tick goes to 3·p, where no view stands
    // (coverage).
    // The search also names autoplay-cadence at greater depth: a tap does not begin a drag, so the
    // timer ticks under the finger.
    let result = result(.boundlessScrollView, depth: 2)
    #expect(
      result.counterexamples.map(\.law) == [
        .referenceMatch, .remapEquivalence, .coverage, .motionContinuity, .progress, .callbacks,
      ])
    #expect(
      result.counterexample(to: .coverage)?.script.steps
        == [.drag(.forward, pages: 1, seconds: 0.4), .autoplay(ticks: 1)])
  }

  @Test func `the fourth article marks wrong dots and steps over its condition`() {
    // By hand: Int(x / p − 0.5) marks dot 0 for 0 < x < p / 2, over the last item (indicator). A
    // motion that does not stop on 0 in any refresh misses `x == 0`: beyond it the content ends
    // (reference-match, coverage) and springs back (motion-continuity).
    let result = result(.imageCarousel, depth: 2)
    #expect(
      result.counterexamples.map(\.law) == [
        .referenceMatch, .coverage, .motionContinuity, .indicator,
      ])
    #expect(result.counterexample(to: .indicator)?.script.steps == [.swipe(.back)])
    // A jump, where there is one, is exactly a lap.
    #expect(result.counterexample(to: .remapEquivalence) == nil)
  }

  @Test(arguments: [Carousel.bannerView, .loopContentView, .boundlessScrollView])
  func `one item stands still and breaks nothing`(preset: Carousel) {
    let result = result(preset, items: 1, depth: 4)
    #expect(result.counterexamples == [])
    #expect(result.isExhausted)
  }

  @Test func `a rule at settle runs out of copies when settles are interrupted`() throws {
    // The best that a rule at settle can be: beyond or equal, shifting by the lap. Where a catching
    // finger calls nothing back it never acts, and swipes caught for ever leave the strip.
    var carousel = Carousel.bannerView
    carousel.geometry.numberOfItems = 3
    carousel.paging.touchEndsDeceleration = false
    carousel.wrapRules = [
      WrapRule(
        "leading-copy", on: .anySettle, if: .offset(.lessOrEqual, .zero), then: .shift(.lap)),
      WrapRule(
        "trailing-copy", on: .anySettle, if: .offset(.greaterOrEqual, .lap + .page),
        then: .shift(.laps(-1))),
    ]
    var search = Search(carousel, depth: 6)
    search.alphabet = [Gesture(.swipe(.forward, caughtAfter: 0.12)), Gesture(.swipe(.forward))]
    let example = try #require(search.run().counterexample(to: .coverage))
    #expect(example.script.steps.contains(.swipe(.forward, caughtAfter: 0.12)))
    // With swipes that settle alone it is sound: the control.
    search.alphabet = [Gesture(.swipe(.forward)), Gesture(.swipe(.back))]
    let settled = search.run()
    #expect(settled.counterexamples == [])
    #expect(settled.isExhausted)
  }

  @Test func `a search gives the same result every time`() {
    #expect(result(.bannerView, depth: 2) == result(.bannerView, depth: 2))
  }

  @Test func `a search stops where it is told to and keeps what it knows`() {
    var states = 0
    let result = Search(.bannerView, depth: 5).run { progress in
      states = progress.stateCount
      return progress.brokenLaws.isEmpty
    }
    #expect(result.wasStopped)
    #expect(!result.counterexamples.isEmpty)
    #expect(result.stateCount == states)
  }
}
