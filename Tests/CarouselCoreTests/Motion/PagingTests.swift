import CarouselCore
import TestSupport
import Testing

/// Assumption A1, on a strip without ends: a drag over so many pages, released at a velocity, comes
/// to rest on this page.
@Suite struct PagingTests {
  struct Release: Sendable, CustomTestStringConvertible {
    var way: SwipeDirection
    var pages: Double
    /// In points a second, in the direction of the drag.
    var velocity: Double
    var target: Double

    init(_ way: SwipeDirection, _ pages: Double, at velocity: Double, to target: Double) {
      (self.way, self.pages, self.velocity, self.target) = (way, pages, velocity, target)
    }

    var testDescription: String { "\(way.rawValue) \(pages) at \(velocity) to \(target)" }
  }

  private func rest(after release: Release, threshold: Double = 250) -> Double? {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    carousel.paging.velocityThreshold = threshold
    let timeline = CarouselTimeline(
      carousel,
      .drag(
        release.way, pages: release.pages, seconds: 0.4, releaseVelocity: release.velocity))
    return timeline.lastFrame.map { $0.contentOffset / 375 }
  }

  @Test(arguments: [
    // Slower than the threshold: the nearest page.
    Release(.forward, 0.3, at: 0, to: 0), Release(.forward, 0.3, at: 249.9, to: 0),
    Release(.forward, 0.6, at: -249.9, to: 1), Release(.back, 0.3, at: 249.9, to: 0),
    Release(.forward, 1.3, at: 0, to: 1), Release(.forward, 1.6, at: 0, to: 2),
    Release(.back, 1.6, at: 0, to: -2),
    // At the threshold: ⌊x⌋ + 1 forward, ⌈x⌉ − 1 back, whatever the distance.
    Release(.forward, 0.3, at: 250, to: 1), Release(.forward, 0.6, at: -250, to: 0),
    Release(.back, 0.3, at: 250, to: -1), Release(.back, 0.6, at: -250, to: 0),
    Release(.forward, 1.3, at: 250, to: 2), Release(.forward, 1, at: 250, to: 2),
    Release(.forward, 1, at: -250, to: 0), Release(.back, 1, at: 250, to: -2),
    // Ties go along the motion.
    Release(.forward, 0.5, at: 0, to: 1), Release(.back, 0.5, at: 0, to: -1),
    Release(.forward, 1.5, at: 0, to: 2), Release(.back, 1.5, at: 0, to: -2),
    // A billionth of a page off a page counts as on it, a hundred-millionth does not.
    Release(.forward, 1 + 1e-10, at: -250, to: 0), Release(.forward, 1 + 1e-8, at: -250, to: 1),
    Release(.forward, 1 - 1e-10, at: 250, to: 2), Release(.forward, 1 - 1e-8, at: 250, to: 1),
    Release(.forward, 0.5 - 1e-10, at: 0, to: 1), Release(.forward, 0.5 - 1e-8, at: 0, to: 0),
  ])
  func `a release goes to its page`(release: Release) {
    #expect(rest(after: release) == release.target)
  }

  @Test func `the threshold is a parameter`() {
    let release = Release(.forward, 0.3, at: 250, to: 1)
    #expect(rest(after: release, threshold: 250) == 1)
    #expect(rest(after: release, threshold: 251) == 0)
  }

  @Test(arguments: [60.0, 120])
  func `a settle takes 0.35 s and ends exactly on its page`(refreshRate: Double) {
    var carousel = Carousel.plain(items: 5, strip: .unbounded)
    // On pixels the last hundredths of a point would not show.
    carousel.geometry.displayScale = 0
    let timeline = CarouselTimeline(
      carousel, .drag(.forward, pages: 0.7, seconds: 0.5), .rest(1), refreshRate: refreshRate)
    let frames = timeline.frames
    let release = Int(0.5 * refreshRate)
    let end = release + Int((0.35 * refreshRate).rounded())
    #expect(frames[release].contentOffset == 262.5)
    #expect(frames[end - 1].contentOffset < 375)
    #expect(frames[end - 1].motion == .settling)
    #expect(frames[end].contentOffset == 375)
    #expect(frames[end].motion == .resting)
    #expect(frames.refreshes(of: .didEndDecelerating) == [end])
  }
}
