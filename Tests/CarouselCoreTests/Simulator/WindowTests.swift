import CarouselCore
import TestSupport
import Testing

/// The third article's strip: three slots at 0, p and 2p, views put into them at every turn.
@Suite struct WindowTests {
  private func frames(items: Int, _ steps: ScriptStep...) -> [DisplayedFrame] {
    CarouselTimeline(
      Carousel.boundlessScrollView.fitting(items: items), script: Script(steps)
    ).frames
  }

  @Test func `the hidden one of two views follows the direction`() {
    // A fifth of a page in 24 refreshes; both show, the other one on the side that is asked for.
    #expect(frames(items: 2, .drag(.forward, pages: 0.2, seconds: 0.4))[24].visibleItems == [0, 1])
    #expect(frames(items: 2, .drag(.back, pages: 0.2, seconds: 0.4))[24].visibleItems == [1, 0])
    // Three views need no such care.
    #expect(frames(items: 3, .drag(.forward, pages: 0.2, seconds: 0.4))[24].visibleItems == [0, 1])
    #expect(frames(items: 3, .drag(.back, pages: 0.2, seconds: 0.4))[24].visibleItems == [2, 0])
  }

  @Test func `two views without that care show a blank`() {
    var carousel = Carousel.boundlessScrollView.fitting(items: 2)
    carousel.wrapRules.removeFirst()
    let timeline = CarouselTimeline(carousel, .drag(.forward, pages: 0.2, seconds: 0.4))
    #expect(timeline.frames[24].blankLength(boundsLength: 375) == 75)
    #expect(timeline.verdict.brokenLaws.contains(.coverage))
  }

  @Test(arguments: [2, 3, 5])
  func `swipes that settle go round in both directions`(items: Int) {
    let carousel = Carousel.boundlessScrollView.fitting(items: items)
    for way in SwipeDirection.allCases {
      let timeline = CarouselTimeline(
        carousel, script: Script(Array(repeating: .swipe(way), count: 2 * items + 1)))
      let rests = timeline.frames.filter { $0.refresh % 29 == 28 }
      let expected = (1...(2 * items + 1)).map { turn in
        way == .forward ? turn % items : (items - turn % items) % items
      }
      #expect(rests.map(\.visibleItems) == expected.map { [$0] })
      #expect(rests.allSatisfy { $0.contentOffset == 375 })
      #expect(timeline.frames.committedPages == expected)
      #expect(timeline.verdict.brokenLaws == [])
    }
  }

  @Test func `the first turn leaves views where they were`() throws {
    // Views start at 4: 0, 0: p, 1: 2p, 2: 3p, 3: 4p. A turn puts 0, 1 and 2 into the slots, on
    // top; 4 stays below 0, at the same place.
    let steps: [ScriptStep] = [.swipe(.forward), .drag(.back, pages: 0.2, seconds: 0.4)]
    let five = CarouselTimeline(
      Carousel.boundlessScrollView.fitting(items: 5), script: Script(steps))
    let frame = five.frames[29 + 24]
    #expect(frame.pages.map(\.item) == [4, 0, 1])
    #expect(frame.pages.map(\.origin) == [-300, -300, 75])
    // Covered by the right one, it breaks no law.
    #expect(five.verdict.brokenLaws == [])
    let three = CarouselTimeline(
      Carousel.boundlessScrollView.fitting(items: 3), script: Script(steps))
    #expect(three.frames[29 + 24].pages.map(\.item) == [0, 1])
  }

  @Test func `one view stands still, none shows nothing`() throws {
    let one = frames(items: 1, .swipe(.forward), .rest(4))
    #expect(Set(one.map(\.contentOffset)) == [375])
    #expect(Set(one.map(\.visibleItems)) == [[0]])
    #expect(one.tickTimes == [])
    #expect(frames(items: 0, .swipe(.forward)).allSatisfy { $0.pages.isEmpty })
  }
}
