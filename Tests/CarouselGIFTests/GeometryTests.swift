import CarouselCore
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct GeometryTests {
  private static let shapes: [(Axis, ReadingDirection)] = [
    (.horizontal, .leftToRight), (.horizontal, .rightToLeft), (.vertical, .leftToRight),
  ]

  /// A strip with so many copies that neighbours fill bounds with gaps and peeks.
  private func wide(_ shape: (Axis, ReadingDirection), gap: Double = 0, peek: Double = 0)
    -> Carousel
  {
    var carousel = small(.imageCarouselRepaired, items: 4)
    carousel.indicator = nil
    carousel.strip = .repeated(copies: 3)
    carousel.initialOffset = .lap
    carousel.wrapRules = Carousel.loopContentViewRepaired.wrapRules
    carousel.geometry.boundsSize = Size(width: 40, height: 24)
    carousel.geometry.axis = shape.0
    carousel.geometry.direction = shape.1
    carousel.geometry.gap = gap
    carousel.geometry.peek = peek
    return carousel
  }

  @Test(arguments: shapes, [(0.0, 0.0), (4.0, 0.0), (3.0, 5.0)])
  func `axis, direction, gaps and peeks move no pixel`(
    shape: (Axis, ReadingDirection), spaces: (Double, Double)
  ) throws {
    let trial = try Trial(wide(shape, gap: spaces.0, peek: spaces.1), SeamTests.mixed)
    #expect(trial.timeline.verdict.wrapCount > 0)
    #expect(try trial.comparison().isSeamless)
  }

  @Test func `several pages in view move no pixel`() throws {
    var carousel = wide((.horizontal, .leftToRight), gap: 4)
    carousel.geometry.pagesPerView = 2
    let trial = try Trial(carousel, SeamTests.mixed)
    #expect(trial.timeline.verdict.wrapCount > 0)
    #expect(try trial.comparison().isSeamless)
  }

  @Test func `right to left is the mirror of left to right but for the pages' own pictures`() throws
  {
    let script = Script([.drag(.forward, pages: 0.5, seconds: 0.2), .rest(0.1)])
    func columns(_ direction: ReadingDirection) throws -> [UInt32] {
      let film = try Trial(wide((.horizontal, direction)), script).film()
      // The top row has no label.
      return Array(try #require(film.frames.dropFirst(3).first).picture.prefix(40))
    }
    #expect(try columns(.rightToLeft) == columns(.leftToRight).reversed())
    #expect(try columns(.rightToLeft) != columns(.leftToRight))
  }

  @Test func `the comparison notices the wrong direction`() throws {
    let trial = try Trial(wide((.horizontal, .leftToRight)), SeamTests.mixed)
    let other = try Trial(wide((.horizontal, .rightToLeft)), SeamTests.mixed)
    let comparison = SeamComparison(
      try other.film(), trial.timeline, try trial.referenceStrip(), framesPerSecond: 25)
    #expect(!comparison.differing.isEmpty)
  }
}
