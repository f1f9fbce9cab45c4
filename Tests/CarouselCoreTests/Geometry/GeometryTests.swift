import CarouselCore
import TestSupport
import Testing

@Suite struct GeometryTests {
  private func geometry(
    items: Int = 5, gap: Double = 0, peek: Double = 0, perView: Int = 1
  ) -> Geometry {
    var geometry = Geometry(numberOfItems: items, boundsSize: Size(width: 375, height: 188))
    geometry.gap = gap
    geometry.peek = peek
    geometry.pagesPerView = perView
    return geometry
  }

  @Test func `a page fills the bounds`() {
    let plain = geometry()
    #expect(plain.boundsLength == 375)
    #expect(plain.pageLength == 375)
    #expect(plain.pitch == 375)
    #expect(plain.lap == 1875)
  }

  @Test func `a gap lengthens the pitch and the lap, not the page`() {
    let gapped = geometry(gap: 10)
    #expect(gapped.pageLength == 375)
    #expect(gapped.pitch == 385)
    #expect(gapped.lap == 1925)
  }

  @Test func `peeks and neighbours shorten the page`() {
    // (375 − 2·20) / 1; (375 − 10) / 2; (375 − 2·15 − 2·5) / 3.
    #expect(geometry(peek: 20).pageLength == 335)
    #expect(geometry(gap: 10, perView: 2).pageLength == 182.5)
    #expect(geometry(gap: 10, perView: 2).pitch == 192.5)
    #expect(abs(geometry(gap: 5, peek: 15, perView: 3).pageLength - 335 / 3.0) < 1e-12)
  }

  @Test func `a vertical carousel scrolls over the height`() {
    var vertical = geometry()
    vertical.axis = .vertical
    #expect(vertical.boundsLength == 188)
    #expect(vertical.lap == 940)
  }

  @Test(arguments: [(1.0, 0.5), (2.0, 0.25), (3.0, 1 / 6.0), (0.0, 0.5)])
  func `half a device pixel goes unseen`(scale: Double, tolerance: Double) {
    var scaled = geometry()
    scaled.displayScale = scale
    #expect(scaled.tolerance == tolerance)
  }

  @Test func `no items make no lap`() {
    #expect(geometry(items: 0).lap == 0)
  }

  @Test func `a peek shows both neighbours, and a gap stays blank between pages`() throws {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.geometry.peek = 20
    carousel.geometry.gap = 5
    // Pages of 335 points every 340: item 0 from 20 to 355, item 4 ends at 15, item 1 starts at 360.
    let pages = try #require(CarouselTimeline(carousel, .rest(0.1)).lastFrame).pages
    #expect(pages.map(\.item) == [4, 0, 1])
    #expect(pages.map(\.origin) == [-320, 20, 360])
    #expect(pages.map(\.end) == [15, 355, 695])
  }

  // Offsets lie on device pixels, halves up (assumption A8). The drag of 0.1 page over 24 refreshes
  // shows 37.5·k/24 points: 1.5625, 3.125, 4.6875 in its first refreshes.
  static let offsets: [(Double, [Double])] = [
    (0, [1.5625, 3.125, 4.6875]), (1, [2, 3, 5]), (2, [1.5, 3, 4.5]),
    (3, [5 / 3.0, 3, 14 / 3.0]),
  ]

  @Test(arguments: offsets)
  func `offsets are rounded to device pixels`(scale: Double, offsets: [Double]) {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.geometry.displayScale = scale
    let frames = CarouselTimeline(carousel, .drag(.forward, pages: 0.1, seconds: 0.4)).frames
    for (frame, offset) in zip(frames[1...3], offsets) {
      #expect(abs(frame.contentOffset - offset) < 1e-9)
    }
  }

  @Test func `rounding does not add up`() throws {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.geometry.displayScale = 1
    let frames = CarouselTimeline(carousel, .drag(.forward, pages: 0.1, seconds: 0.4)).frames
    // 24 refreshes of 1.5625 points make 37.5, and half a point rounds up.
    #expect(frames[24].contentOffset == 38)
    #expect(frames[16].contentOffset == 25)
  }
}
