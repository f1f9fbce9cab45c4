import CarouselCore
import TestSupport
import Testing

@Suite struct StripTests {
  /// Returns what a strip shows at every whole page from its start: item and whether it is a copy.
  private func rows(
    _ strip: Strip, items: Int, pages: ClosedRange<Int>, loopsFrom: Int = 1
  ) -> [[PlacedPage]] {
    pages.map { page in
      var carousel = Carousel.plain(items: items, strip: strip)
      carousel.initialOffset = .pages(Double(page))
      carousel.loopsFrom = loopsFrom
      return CarouselTimeline(carousel, .rest(0.1)).lastFrame?.pages ?? []
    }
  }

  private func items(_ rows: [[PlacedPage]]) -> [[Int]] { rows.map { $0.map(\.item) } }

  @Test func `copies stand before and behind the items`() {
    // Page j shows item j − 2, mod 3; the strip ends after 2 + 3 + 1 pages.
    let rows = rows(.clones(leading: 2, trailing: 1), items: 3, pages: -1...6)
    #expect(items(rows) == [[], [1], [2], [0], [1], [2], [0], []])
    #expect(
      rows.flatMap { $0 }.map(\.isClone) == [true, true, false, false, false, true])
  }

  @Test func `all items are repeated, the middle ones are at home`() {
    let rows = rows(.repeated(copies: 3), items: 2, pages: -1...6)
    #expect(items(rows) == [[], [0], [1], [0], [1], [0], [1], []])
    #expect(rows.flatMap { $0 }.map(\.isClone) == [true, true, false, false, true, true])
  }

  @Test func `a strip without ends repeats the items both ways`() {
    let rows = rows(.unbounded, items: 3, pages: -4...4)
    #expect(items(rows) == [[2], [0], [1], [2], [0], [1], [2], [0], [1]])
    #expect(rows.flatMap { $0 }.contains { $0.isClone } == false)
  }

  // The article puts view i at (i + 1)·p and the last one, unless it is alone, at 0.
  static let slots: [(Int, [[Int]])] = [
    (0, [[], [], [], [], [], []]),
    (1, [[], [0], [], [], [], []]),
    (2, [[1], [0], [], [], [], []]),
    (3, [[2], [0], [1], [], [], []]),
    (5, [[4], [0], [1], [2], [3], []]),
  ]

  @Test(arguments: slots)
  func `the views of a window start in their slots`(count: Int, slots: [[Int]]) {
    let strip = Strip.window(before: 1, after: 1)
    #expect(items(rows(strip, items: count, pages: 0...5)) == slots)
  }

  @Test(arguments: [
    Strip.clones(leading: 1, trailing: 1), .repeated(copies: 3), .window(before: 1, after: 1),
    .unbounded,
  ])
  func `no items show nothing`(strip: Strip) {
    #expect(items(rows(strip, items: 0, pages: -1...3)) == [[], [], [], [], []])
  }

  @Test func `an item that does not loop stands alone at the start`() throws {
    let strips: [Strip] = [.clones(leading: 1, trailing: 1), .repeated(copies: 3), .unbounded]
    for strip in strips {
      // Where nothing loops, the offset stays 0 whatever the start says.
      var carousel = Carousel.plain(items: 1, strip: strip)
      carousel.initialOffset = .page
      carousel.loopsFrom = 2
      let frame = try #require(CarouselTimeline(carousel, .rest(0.1)).lastFrame)
      #expect(frame.contentOffset == 0)
      #expect(frame.pages == [PlacedPage(item: 0, origin: 0, length: 375)])
      carousel.loopsFrom = 1
      #expect(CarouselTimeline(carousel, .rest(0.1)).lastFrame?.contentOffset == 375)
    }
  }

  @Test func `between two pages both show`() throws {
    var carousel = Carousel.plain(items: 3, strip: .clones(leading: 1, trailing: 1))
    carousel.initialOffset = .pages(0.4)
    let frame = try #require(CarouselTimeline(carousel, .rest(0.1)).lastFrame)
    #expect(
      frame.pages == [
        PlacedPage(item: 2, origin: -150, length: 375, isClone: true),
        PlacedPage(item: 0, origin: 225, length: 375),
      ])
  }

  @Test func `a fault shifts the copies and nothing else`() throws {
    var carousel = Carousel.plain(items: 3, strip: .clones(leading: 1, trailing: 1))
    carousel.cloneFault = CloneFault(shift: 1)
    carousel.initialOffset = .pages(0.4)
    let frame = try #require(CarouselTimeline(carousel, .rest(0.1)).lastFrame)
    #expect(frame.pages.map(\.origin) == [-149, 225])
  }
}
