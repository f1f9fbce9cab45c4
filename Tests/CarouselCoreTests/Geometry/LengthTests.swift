import CarouselCore
import TestSupport
import Testing

@Suite struct LengthTests {
  @Test func `lengths add and subtract by their parts`() {
    let sum: Length = .lap + .pages(2) + .points(3)
    #expect(sum == Length(laps: 1, pages: 2, points: 3))
    #expect(sum - .page == Length(laps: 1, pages: 1, points: 3))
    #expect(.laps(-1) + .lap == Length.zero)
    #expect(sum != .lap + .pages(2))
  }

  private func offset(_ length: Length, _ change: (inout Carousel) -> Void = { _ in }) -> Double? {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.initialOffset = length
    change(&carousel)
    return CarouselTimeline(carousel, .rest(0.1)).lastFrame?.contentOffset
  }

  @Test func `a length follows the geometry`() {
    // 5·375 + 2·375 + 3.
    #expect(offset(.lap + .pages(2) + .points(3)) == 2628)
    #expect(offset(.pages(0.5) - .lap) == -1687.5)
    #expect(offset(.lap) { $0.geometry.numberOfItems = 3 } == 1125)
    #expect(offset(.lap) { $0.geometry.gap = 10 } == 1925)
  }

  @Test func `a lap that code declares wins over the true one`() {
    #expect(offset(.lap + .page) { $0.geometry.declaredLap = 1800 } == 2175)
    #expect(offset(.lap + .page) == 2250)
  }
}
