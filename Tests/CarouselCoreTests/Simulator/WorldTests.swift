import CarouselCore
import TestSupport
import Testing

/// Changes of size and of data, hidden screens, taps.
@Suite struct WorldTests {
  private func resized(_ behavior: ResizeBehavior) throws -> (DisplayedFrame, [Law]) {
    var carousel = Carousel.plain(items: 5, strip: .clones(leading: 1, trailing: 1))
    carousel.initialOffset = .page
    carousel.resizeBehavior = behavior
    let timeline = CarouselTimeline(carousel, .resize(Size(width: 667, height: 334)))
    return (try #require(timeline.lastFrame), timeline.verdict.brokenLaws)
  }

  @Test func `pages that take the new size move with their offset`() throws {
    let (frame, laws) = try resized(.keepsPhase)
    #expect(frame.contentOffset == 667)
    #expect(frame.pages == [PlacedPage(item: 0, origin: 0, length: 667)])
    #expect(frame.boundsSize == Size(width: 667, height: 334))
    #expect(laws == [])
  }

  @Test func `pages that keep their size share the larger bounds`() throws {
    let (frame, laws) = try resized(.keepsPages)
    #expect(frame.contentOffset == 375)
    #expect(frame.pages.map(\.item) == [0, 1])
    #expect(frame.pages.map(\.origin) == [0, 375])
    #expect(frame.pages.map(\.length) == [375, 375])
    #expect(laws.contains(.resize))
  }

  @Test func `an offset that keeps its points shows another part`() throws {
    let (frame, laws) = try resized(.keepsOffset)
    #expect(frame.contentOffset == 375)
    // Page 0, the copy of item 4, ends at 667.
    #expect(frame.pages.map(\.item) == [4, 0])
    #expect(frame.pages.map(\.origin) == [-375, 292])
    #expect(laws.contains(.resize))
  }

  @Test func `a change of size ends a motion on its page`() throws {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.autoplay = Autoplay(interval: 1)
    // The tick of refresh 60 is under way in 66.
    let frames = CarouselTimeline(
      carousel, .rest(1.1), .resize(Size(width: 500, height: 250))
    ).frames
    #expect(frames[65].contentOffset < 375)
    #expect(frames[66].contentOffset == 500)
    #expect(frames[66].events.contains(.resized(Size(width: 500, height: 250))))
    #expect(frames[66].referencePosition == 500)
  }

  @Test func `every page of an updated item shows it, a stale copy does not`() throws {
    // Half a page back from 375: the copy of item 3 and item 0 share the bounds.
    let steps: [ScriptStep] = [.update(item: 3), .drag(.back, pages: 0.5, seconds: 0.4)]
    var carousel = Carousel.imageCarouselRepaired.fitting(items: 4)
    let fresh = CarouselTimeline(carousel, script: Script(steps))
    #expect(fresh.frames[30].pages.map(\.item) == [3, 0])
    #expect(fresh.frames[30].pages.map(\.version) == [1, 0])
    #expect(fresh.frames[30].pages.map(\.isClone) == [true, false])
    #expect(fresh.verdict.isSeamless)
    carousel.cloneFault.isStale = true
    let stale = CarouselTimeline(carousel, script: Script(steps))
    #expect(stale.frames[30].pages.map(\.version) == [0, 0])
    #expect(stale.verdict.brokenLaws.contains(.cloneVersion))
    // An item at home is never stale.
    let home = CarouselTimeline(carousel, .update(item: 0), .update(item: 0))
    #expect(home.lastFrame?.pages.map(\.version) == [2])
    #expect(home.verdict.isSeamless)
  }

  @Test func `a hidden screen ends motions and shows no ticks`() {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.autoplay = Autoplay(interval: 1)
    let frames = CarouselTimeline(carousel, .rest(1.1), .hide(0.5), .rest(0.1)).frames
    #expect(frames[66].events.first == .callback(.didEndScrollingAnimation))
    #expect(frames[66].contentOffset == 375)
    #expect(frames[66...95].allSatisfy { $0.isHidden })
    #expect(frames[96].isHidden == false)
    #expect(frames[96].events.contains(.shown))
  }

  @Test func `a tap reports what stands under the finger`() {
    func tapped(_ carousel: Carousel) -> [Int] {
      CarouselTimeline(carousel, .swipe(.back), .tap).frames.tappedItems
    }
    // index mod N: page 2 of nine is item 2.
    #expect(tapped(Carousel.loopContentView.fitting(items: 3)) == [2])
    #expect(tapped(Carousel.boundlessScrollView.fitting(items: 5)) == [4])
    #expect(tapped(Carousel.bannerView.fitting(items: 5)) == [])
    #expect(tapped(Carousel.imageCarousel.fitting(items: 4)) == [])
  }

  @Test func `a tap moves nothing`() {
    let frames = CarouselTimeline(Carousel.bannerView.fitting(items: 5), .tap).frames
    #expect(Set(frames.map(\.contentOffset)) == [375])
    #expect(frames.refreshes(of: .willBeginDragging) == [])
    #expect(frames[0].events == [.fingerDown])
    #expect(frames[6].events == [.fingerUp(velocity: 0)])
  }
}
