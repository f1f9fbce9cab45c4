import CarouselCore
import TestSupport
import Testing

@Suite struct OffsetRangeTests {
  @Test(arguments: [(100.0, 47.97), (187.5, 80.88)])
  func `a rubber band follows ever more slowly`(distance: Double, displacement: Double) {
    // (1 − 1 / (x·0.55/375 + 1))·375, as widely published.
    let band = RubberBand()
    #expect(abs(band.displacement(for: distance, boundsLength: 375) - displacement) < 0.005)
    #expect(band.displacement(for: distance, boundsLength: 320) != displacement)
  }

  @Test func `the inverse of a rubber band finds the finger again`() {
    let band = RubberBand()
    for distance in [0.0, 1, 10, 100, 1000] {
      let shown = band.displacement(for: distance, boundsLength: 375)
      #expect(abs(band.distance(for: shown, boundsLength: 375) - distance) < 1e-6)
    }
    #expect(RubberBand(coefficient: 1).displacement(for: 375, boundsLength: 375) == 187.5)
  }

  /// Three items between two copies: 5 pages of content, so offsets from 0 to 4·375 = 1500.
  private func carousel(_ overscroll: Overscroll) -> Carousel {
    var carousel = Carousel.plain(
      items: 3,
      strip: .clones(leading: 1, trailing: 1),
      range: OffsetRange(contentLength: .lap + .pages(2), overscroll: overscroll)
    )
    carousel.initialOffset = .page
    return carousel
  }

  private func offsetAtRelease(_ carousel: Carousel, _ way: SwipeDirection, pages: Double) -> Double
  {
    // 24 refreshes to the release.
    CarouselTimeline(carousel, .drag(way, pages: pages, seconds: 0.4)).frames[24].contentOffset
  }

  @Test func `a clamped content stops at its ends`() {
    #expect(offsetAtRelease(carousel(.clamp), .back, pages: 1.2) == 0)
    #expect(offsetAtRelease(carousel(.clamp), .forward, pages: 3.5) == 1500)
    #expect(offsetAtRelease(carousel(.clamp), .back, pages: 0.8) == 75)
  }

  @Test func `a rubber band follows beyond both ends`() {
    // 75 points beyond: 375·(1 − 1/1.11) = 37.16, on half points 37.
    let banded = carousel(.rubberBand())
    #expect(offsetAtRelease(banded, .back, pages: 1.2) == -37)
    #expect(offsetAtRelease(banded, .forward, pages: 3.2) == 1537)
    #expect(offsetAtRelease(banded, .back, pages: 0.8) == 75)
  }

  @Test func `a release beyond the end springs back to the end`() {
    let timeline = CarouselTimeline(
      carousel(.rubberBand()), .drag(.back, pages: 1.2, seconds: 0.4), .rest(1))
    let frames = timeline.frames
    // ω = 10: after 0.1 s, six refreshes, 2/e of 37.16 points are left: 27.34, on half points 27.5.
    #expect(frames[30].contentOffset == -27.5)
    // 0.925 s are 55.5 refreshes, so the 56th is the first behind the end of the bounce.
    #expect(frames[24 + 55].motion == .settling)
    #expect(frames[24 + 56].motion == .resting)
    #expect(frames[24 + 56].contentOffset == 0)
    #expect(frames.refreshes(of: .didEndDecelerating) == [80])
  }

  @Test func `a finger that catches the content beyond its end moves nothing`() {
    let timeline = CarouselTimeline(
      carousel(.rubberBand()),
      .swipe(.back), .swipe(.back, caughtAfter: 0.1), .drag(.back, pages: 0.2, seconds: 0.2))
    let frames = timeline.frames
    // The second swipe starts in refresh 29, is released in 36 and caught in 42 for 6 refreshes.
    let caught = frames[41].contentOffset
    #expect(caught < -20)
    for frame in frames[42...48] { #expect(frame.contentOffset == caught) }
    // From there the band stretches on.
    #expect(frames[50].contentOffset < caught)
  }

  @Test func `without a content length nothing holds the finger back`() {
    var carousel = Carousel.plain(items: 3, strip: .unbounded)
    carousel.initialOffset = .page
    #expect(offsetAtRelease(carousel, .back, pages: 4.2) == -1200)
  }

  @Test func `content shorter than the bounds does not scroll away`() {
    var short = Carousel.plain(
      items: 1, strip: .unbounded,
      range: OffsetRange(contentLength: .pages(0.5), overscroll: .clamp))
    short.loopsFrom = 1
    #expect(offsetAtRelease(short, .forward, pages: 0.4) == 0)
  }
}
