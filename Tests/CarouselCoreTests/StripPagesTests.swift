import CarouselCore
import Testing

@Suite struct StripPagesTests {
  @Test func `the whole strip of a row does not change while it is played`() {
    let timeline = CarouselTimeline(.bannerView, script: Script([.swipe(.back)]))
    var frames = timeline.makeIterator()
    var strips: Set<[PlacedPage]> = []
    while frames.next() != nil { strips.insert(frames.stripPages(in: 0...2240)) }
    #expect(strips.count == 1)
    #expect(strips.first?.map(\.item) == [4, 0, 1, 2, 3, 4, 0])
    #expect(strips.first?.map(\.origin) == [0, 320, 640, 960, 1280, 1600, 1920])
    #expect(strips.first?.map(\.isClone) == [true, false, false, false, false, false, true])
  }

  @Test func `the slots of recycled views change at a wrap jump and only there`() {
    let timeline = CarouselTimeline(.boundlessScrollView, script: Script([.swipe(.back)]))
    var frames = timeline.makeIterator()
    var before: [PlacedPage]?
    var changes = 0
    while let frame = frames.next() {
      let pages = frames.stripPages(in: 0...960)
      if let before, before != pages {
        changes += 1
        #expect(frame.hasWrapJump)
      }
      before = pages
    }
    #expect(changes == 1)
  }

  @Test func `a stretch without pages has none`() {
    var frames = CarouselTimeline(.bannerView, script: Script([.rest(0.1)])).makeIterator()
    #expect(frames.next() != nil)
    #expect(frames.stripPages(in: 5000...6000).isEmpty)
  }
}
