import CarouselCore
import TestSupport
import Testing

/// The third article: content of 3·375 without a bounce, the current view at 375.
@Suite struct BoundlessScrollViewTests {
  private let carousel = Carousel.boundlessScrollView.fitting(items: 5)
  /// Released exactly on a page in refresh 24.
  private let exactDrag = ScriptStep.drag(.forward, pages: 1, seconds: 0.4)

  @Test func `an exact drag calls nothing back, and the next swipe shows the same item`() throws {
    let timeline = CarouselTimeline(carousel, exactDrag, .swipe(.forward), .rest(0.2))
    let frames = timeline.frames
    #expect(frames[24].contentOffset == 750)
    #expect(frames[24].motion == .resting)
    #expect(frames[45].visibleItems == [1])
    #expect(frames[0...45].committedPages == [])
    #expect(frames[0...45].contains { $0.hasWrapJump } == false)
    // The swipe starts in 46 and cannot go beyond 2·375; its release in 53 has nowhere to go, ends
    // at once, and (Int)(750 / 375) − 1 = 1 turns the views: item 1 is current now.
    #expect(frames[53].wrapJumps.map(\.rotation) == [1])
    #expect(frames[53].contentOffset == 375)
    #expect(frames.last?.visibleItems == [1])
    #expect(frames.last?.referencePosition == 750)
    // From a rest of six refreshes the laws that compare rests have one to start from.
    let verdict = CarouselTimeline(
      carousel, .rest(0.1), exactDrag, .swipe(.forward), .rest(0.2)
    ).verdict
    #expect(verdict.brokenLaws == [.referenceMatch, .progress, .callbacks])
    let silent = try #require(verdict.findings.first { $0.law == .callbacks })
    #expect(silent.refresh == 6 + 24)
    // A drag that is not exact is turned as it should be.
    let inexact = CarouselTimeline(
      carousel, .drag(.forward, pages: 0.9, seconds: 0.4), .swipe(.forward), .rest(0.2))
    #expect(inexact.verdict.isSeamless)
  }

  @Test func `a swipe that is caught snaps back`() throws {
    // Released at 525, caught at 525 + 225·easeOut(6/21), about 621: (Int)(1.66) − 1 = 0 turns
    // nothing and sets 375.
    let timeline = CarouselTimeline(carousel, .swipe(.forward, caughtAfter: 0.12), .rest(0.5))
    let frames = timeline.frames
    let caught = 525 + 225 * PlainCarousel.easeOut(6 / 21.0)
    #expect(abs(frames[13].contentOffset - caught) <= 0.25)
    #expect(frames[14].contentOffset == 375)
    #expect(frames[14].visibleItems == [0])
    let verdict = CarouselTimeline(
      carousel, .rest(0.1), .swipe(.forward, caughtAfter: 0.12), .rest(0.5)
    ).verdict
    #expect(
      verdict.brokenLaws == [
        .referenceMatch, .remapEquivalence, .motionContinuity, .progress, .callbacks,
      ])
    let jump = try #require(verdict.findings.first { $0.law == .remapEquivalence })
    #expect(jump.refresh == 6 + 14)
    #expect(jump.size == frames[13].contentOffset - 375)
    var older = carousel
    older.paging.touchEndsDeceleration = false
    let before = CarouselTimeline(older, .swipe(.forward, caughtAfter: 0.12), .rest(0.5))
    #expect(before.verdict.isSeamless)
  }

  @Test func `a tick from the end of the content shows nothing`() throws {
    // Three views never stand at 3·375. Released in 24 at 750, which starts the timer again:
    // the tick comes in 204 and ends in 222 at 1125.
    let three = carousel.fitting(items: 3)
    let timeline = CarouselTimeline(three, exactDrag, .rest(3))
    let frames = timeline.frames
    #expect(frames.filter { $0.events.contains(.tick) }.map(\.refresh) == [204])
    #expect(frames[213].contentOffset == 937.5)
    #expect(frames[213].blankLength(boundsLength: 375) == 187.5)
    // (Int)(1125 / 375) − 1 = 2 turns to item 2 and sets 375.
    #expect(frames[222].contentOffset == 375)
    #expect(frames[222].visibleItems == [2])
    let verdict = timeline.verdict
    #expect(verdict.brokenLaws.contains(.coverage))
    let blank = try #require(verdict.findings.first { $0.law == .coverage })
    // 1 pixel of 375 points shows with the first step of the ease-in-out.
    #expect(blank.refresh == 205)
    #expect(blank.lastRefresh == 221)
    // A tick from the middle slot is covered.
    #expect(CarouselTimeline(three, .rest(4)).verdict.isSeamless)
  }

  @Test func `an index two beyond the last becomes the first`() {
    // Three items: two swipes to item 2, an exact drag, a tick: 2 + 2 = 4 is too large, so 0;
    // modulo 3 it is 1, as on the reference after four pages.
    let timeline = CarouselTimeline(
      carousel.fitting(items: 3), .swipe(.forward), .swipe(.forward), exactDrag, .rest(3.2))
    #expect(timeline.lastFrame?.visibleItems == [0])
    #expect(timeline.lastFrame?.referencePosition == 1500)
    #expect(timeline.verdict.brokenLaws.contains(.progress))
    #expect(timeline.verdict.brokenLaws.contains(.referenceMatch))
    // From item 1 the same index, 3, is only one too large, and 0 is right.
    let other = CarouselTimeline(
      carousel.fitting(items: 3), .swipe(.forward), exactDrag, .rest(3.2))
    #expect(other.lastFrame?.visibleItems == [0])
    #expect(other.lastFrame?.referencePosition == 1125)
  }

  @Test func `a tap after an exact drag reports the item before`() {
    let timeline = CarouselTimeline(carousel, exactDrag, .tap)
    #expect(timeline.frames.tappedItems == [0])
    #expect(timeline.lastFrame?.visibleItems == [1])
    let repaired = CarouselTimeline(
      Carousel.boundlessScrollViewRepaired.fitting(items: 5), exactDrag, .tap)
    #expect(repaired.frames.tappedItems == [1])
    #expect(repaired.verdict.isSeamless)
  }

  @Test func `in a gap the nearer item is reported`() {
    // A pitch of 405: released at 162, on the way to 405. Three refreshes later, at 162 +
    // 243·easeOut(3/21) = 216.8, item 1 shows 186.8 points and item 0 only 158.2, although the
    // middle, 404.3, lies in the gap behind item 0. A refresh earlier item 0 shows more.
    var gapped = Carousel.boundlessScrollViewRepaired.fitting(items: 5)
    gapped.geometry.gap = 30
    let later = CarouselTimeline(gapped, .swipe(.forward, caughtAfter: 4 / 60.0))
    #expect(later.frames.committedPages.first == 1)
    #expect(later.verdict.isSeamless)
    let earlier = CarouselTimeline(gapped, .swipe(.forward, caughtAfter: 3 / 60.0))
    #expect(earlier.frames.committedPages.first == 0)
    #expect(earlier.verdict.isSeamless)
  }

  @Test func `ticks keep their pace, and a touch pauses them`() {
    #expect(CarouselTimeline(carousel, .rest(9.5)).tickTimes == [3, 6, 9])
    // Down in 150 and up in 157: the next tick 180 refreshes later.
    let touched = CarouselTimeline(carousel, .rest(2.5), .swipe(.forward), .rest(4))
    #expect(touched.tickTimes == [337 / 60.0])
  }

  @Test func `an interval of zero turns nothing`() {
    var off = carousel
    off.autoplay?.interval = 0
    #expect(CarouselTimeline(off, .rest(10)).tickTimes == [])
    off.autoplay?.interval = -1
    #expect(CarouselTimeline(off, .rest(10)).tickTimes == [])
  }

  @Test func `two views blank out behind a fast drag to the other side`() {
    // Two views, one page forward exactly and further: nothing lies beyond 2·375.
    let timeline = CarouselTimeline(
      carousel.fitting(items: 2), .drag(.forward, pages: 1.3, seconds: 0.4), .rest(0.3))
    #expect(timeline.frames[24].contentOffset == 750)
    #expect(timeline.verdict.brokenLaws.contains(.referenceMatch))
    let repaired = CarouselTimeline(
      Carousel.boundlessScrollViewRepaired.fitting(items: 2),
      .drag(.forward, pages: 1.3, seconds: 0.4), .rest(0.3))
    #expect(repaired.verdict.isSeamless)
  }
}
