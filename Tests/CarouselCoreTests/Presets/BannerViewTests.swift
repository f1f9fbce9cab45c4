import CarouselCore
import TestSupport
import Testing

/// The first article: five items, 375 points, copies at 0 and 2250, start at 375.
@Suite struct BannerViewTests {
  private let carousel = Carousel.bannerView.fitting(items: 5)
  private let deadEnd: [ScriptStep] = [
    .swipe(.back), .swipe(.forward), .swipe(.forward), .rest(1),
  ]

  @Test func `a swipe back jumps to the last page`() {
    // Released at 375 − 150 in refresh 7; ⌈0.6⌉ − 1 = 0 is reached 21 refreshes later, and
    // Int(0 / 375) == 0 sets 5·375.
    let frames = CarouselTimeline(carousel, .swipe(.back)).frames
    #expect(frames[0].contentOffset == 375)
    #expect(frames[7].contentOffset == 225)
    #expect(frames[28].contentOffset == 1875)
    #expect(frames[28].wrapJumps.map(\.rule) == ["leading-copy"])
    #expect(frames[28].wrapJumps.map(\.from) == [0])
    #expect(frames[28].wrapJumps.map(\.to) == [1875])
    #expect(frames[28].visibleItems == [4])
    #expect(frames[28].position == -375)
  }

  @Test func `five swipes forward jump once, to page 0`() {
    // 375, 750, …: the fourth swipe reaches 5·375, and Int(1875 / 375) == 5 sets 0.
    let frames = CarouselTimeline(
      carousel, script: Script(Array(repeating: .swipe(.forward), count: 5))
    ).frames
    #expect(frames.filter(\.hasWrapJump).map(\.refresh) == [3 * 29 + 28])
    #expect(frames[3 * 29 + 28].contentOffset == 0)
    #expect(frames[3 * 29 + 28].visibleItems == [4])
    #expect(frames[4 * 29 + 28].contentOffset == 375)
  }

  @Test func `the trailing copy is a dead end`() {
    let frames = CarouselTimeline(carousel, script: Script(deadEnd)).frames
    // ⌊2025 / 375⌋ + 1 = 6: the copy of item 0 at 2250; Int(6) is neither 0 nor 5.
    #expect(frames[57].contentOffset == 2250)
    #expect(frames[57].visibleItems == [0])
    #expect(frames[57].hasWrapJump == false)
    // The third swipe goes 150 points beyond the end: 375·(1 − 1/1.22) = 67.62.
    #expect(frames[65].contentOffset == 2317.5)
    #expect(frames[65].blankLength(boundsLength: 375) == 67.5)
    // It springs back in 56 refreshes.
    #expect(frames[65 + 56].contentOffset == 2250)
    #expect(frames.last?.visibleItems == [0])
    #expect(frames.last?.referencePosition == 375)
  }

  @Test func `the verdict on the dead end names the laws, the time and the offset`() throws {
    let verdict = CarouselTimeline(carousel, script: Script(deadEnd)).verdict
    #expect(verdict.brokenLaws == [.referenceMatch, .coverage, .motionContinuity, .progress])
    let blank = try #require(verdict.findings.first { $0.law == .coverage })
    // The first refresh of the third swipe: 150/7 points beyond the end show as 11.43.
    #expect(blank.refresh == 59)
    #expect(blank.worstTime == 65 / 60.0)
    #expect(blank.contentOffset == 2317.5)
    #expect(blank.size == 67.5)
    #expect(blank.extent == 307.5...375)
    let stuck = try #require(verdict.findings.first { $0.law == .progress })
    #expect(stuck.refresh == 121)
    #expect(stuck.items == [0])
    #expect(stuck.expectedItems == [1])
    // Without the third swipe nobody notices.
    let shorter = CarouselTimeline(carousel, .swipe(.back), .swipe(.forward), .rest(1))
    #expect(shorter.verdict.isSeamless)
  }

  @Test func `a swipe that is caught snaps to a page`() throws {
    // Caught in refresh 14 at what refresh 13 showed: 225·(1 − easeOut(6/21)), about 129.
    // Int(129 / 375) == 0 sets 1875, where a lap further 129 + 1875 would be right.
    let steps: [ScriptStep] = [.swipe(.back, caughtAfter: 0.12), .rest(0.5)]
    let timeline = CarouselTimeline(carousel, script: Script(steps))
    let frames = timeline.frames
    let caught = 225 * (1 - PlainCarousel.easeOut(6 / 21.0))
    #expect(abs(frames[13].contentOffset - caught) <= 0.25)
    #expect(frames[14].contentOffset == 1875)
    #expect(frames[14].wrapJumps.map(\.isDisplayedBefore) == [true])
    let verdict = timeline.verdict
    #expect(verdict.brokenLaws == [.referenceMatch, .remapEquivalence, .motionContinuity])
    let jump = try #require(verdict.findings.first { $0.law == .remapEquivalence })
    #expect(jump.refresh == 14)
    #expect(jump.size == frames[13].contentOffset)
    #expect(jump.rule == "leading-copy")
    // Before iOS 13 a catch called nothing back, and nothing snapped (A3).
    var older = carousel
    older.paging.touchEndsDeceleration = false
    #expect(CarouselTimeline(older, script: Script(steps)).verdict.isSeamless)
  }

  @Test func `one item does not scroll, none shows nothing`() {
    for items in 0...1 {
      let timeline = CarouselTimeline(
        carousel.fitting(items: items), .swipe(.forward), .swipe(.back))
      #expect(timeline.allSatisfy { $0.visibleItems == Array(0..<items) })
      #expect(timeline.verdict.isSeamless)
    }
  }

  @Test func `pages keep the size that they were made with`() {
    let timeline = CarouselTimeline(carousel, .resize(Size(width: 667, height: 334)))
    #expect(timeline.verdict.brokenLaws.contains(.resize))
    let repaired = CarouselTimeline(
      Carousel.bannerViewRepaired.fitting(items: 5), .resize(Size(width: 667, height: 334)))
    #expect(repaired.verdict.isSeamless)
  }
}
