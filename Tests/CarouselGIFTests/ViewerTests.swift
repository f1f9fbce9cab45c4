import CarouselCore
import CarouselPicture
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct ViewerTests {
  private func film(_ carousel: Carousel, _ steps: [ScriptStep], theme: Theme = .light) throws
    -> DecodedFilm
  {
    let timeline = CarouselTimeline(carousel, script: Script(steps))
    let illustration = Illustration(title: "", timeline: timeline, theme: theme)
    let animation = try AnimatedIllustration(illustration, AnimationOptions(layout: .viewer))
    let file = try animation.encode()
    try animation.check(file)
    return try DecodedFilm(file)
  }

  @Test func `a hidden screen is black as long as it is hidden`() throws {
    let film = try film(small(.bannerView), [.rest(0.2), .hide(0.6), .rest(0.2)])
    let black = film.frames.filter { $0.picture.allSatisfy { $0 == 0xFF00_0000 } }
    #expect(black.map(\.delay) == [60])
    #expect(film.frames.count == 3)
    #expect(film.frames[0].picture == film.frames[2].picture)
  }

  @Test func `smaller bounds stand in the leading top corner of the largest`() throws {
    var carousel = small(.bannerViewRepaired)
    let small = Size(width: 20, height: 10)
    let film = try film(carousel, [.rest(0.1), .resize(small), .rest(0.5)])
    let last = try #require(film.frames.last).picture
    #expect((film.width, film.height) == (32, 16))
    #expect(last[0] == 0xFF0B_5FA5)
    #expect(last[20] == 0xFFFF_FFFF)
    #expect(last[10 * 32] == 0xFFFF_FFFF)
    carousel.geometry.direction = .rightToLeft
    let mirrored = try #require(
      self.film(carousel, [.rest(0.1), .resize(small), .rest(0.5)]).frames.last
    ).picture
    #expect(mirrored[31] == 0xFF0B_5FA5)
    #expect(mirrored[11] == 0xFFFF_FFFF)
  }

  @Test func `larger bounds make the screen larger from the start`() throws {
    let film = try film(
      small(.bannerViewRepaired), [.rest(0.1), .resize(Size(width: 40, height: 30)), .rest(0.5)])
    #expect((film.width, film.height) == (40, 30))
    #expect(film.frames.first?.picture[39] == 0xFFFF_FFFF)
    #expect(film.frames.last?.picture[39] == 0xFF0B_5FA5)
  }

  @Test(arguments: Theme.all)
  func `blank bounds show stripes that no page has`(theme: Theme) throws {
    var carousel = small(.bannerView, items: 0)
    let picture = try #require(film(carousel, [.rest(0.1)], theme: theme).frames.first).picture
    let stripes = Set([theme.panel, theme.hairline].map { 0xFF00_0000 | $0.hex })
    #expect(Set(picture) == stripes)
    carousel.geometry.numberOfItems = 3
    let page = try #require(film(carousel, [.rest(0.1)], theme: theme).frames.first).picture
    #expect(Set(page).isDisjoint(with: stripes))
  }

  @Test func `where pages overlap the last one is on top`() throws {
    // A copy that stands half a page off covers its neighbour.
    var carousel = small(.bannerViewRepaired)
    carousel.cloneFault.shift = -16
    let film = try film(carousel, [.swipe(.forward), .swipe(.forward), .rest(0.1)])
    let last = try #require(film.frames.last).picture
    let ground = Item.numbered(3)[2].color(at: 2, of: 3, in: .light)
    #expect(last[0] == 0xFF00_0000 | ground.hex)
    #expect(last[31] == 0xFF0B_5FA5)
  }

  @Test func `an updated item says its version`() throws {
    let film = try film(small(.bannerViewRepaired), [.rest(0.1), .update(item: 0), .rest(0.2)])
    #expect(film.frames.count == 2)
    #expect(film.frames[0].picture != film.frames[1].picture)
  }

  /// Items as colored pages, so that the only white pixels are dots.
  private func dotCenter(_ direction: ReadingDirection, dot: Int) throws -> Double {
    var carousel = small(.imageCarousel)
    carousel.geometry.boundsSize = Size(width: 80, height: 40)
    carousel.geometry.direction = direction
    let steps: [ScriptStep] = [.rest(0.1)] + Array(repeating: .swipe(.forward), count: dot)
    let items = Item.numbered(3).map { _ in Item(label: "", color: Color(0x204060)) }
    let illustration = Illustration(
      title: "", timeline: CarouselTimeline(carousel, script: Script(steps + [.rest(0.5)])),
      items: items)
    let file = try AnimatedIllustration(illustration, AnimationOptions(layout: .viewer)).encode()
    let picture = try #require(DecodedFilm(file).frames.last).picture
    // The marked dot is the only one that is light for several pixels in a row.
    let columns = (0..<80).filter { x in
      (0..<40).filter { picture[$0 * 80 + x] == 0xFFFF_FFFF }.count >= 4
    }
    return Double(columns.reduce(0, +))
      / Double(try #require(columns.isEmpty ? nil : columns.count))
  }

  @Test func `from right to left the dots start at the right`() throws {
    let middle = 39.5
    #expect(try dotCenter(.rightToLeft, dot: 0) > middle + 5)
    #expect(try dotCenter(.rightToLeft, dot: 2) < middle - 5)
    #expect(try dotCenter(.leftToRight, dot: 0) < middle - 5)
    #expect(try dotCenter(.leftToRight, dot: 2) > middle + 5)
  }

  @Test(arguments: [1, 2, 5, 30])
  func `dots are light in dark and the marked one is the largest`(count: Int) throws {
    var colors = ColorBook()
    let row = DotRow(count: count, scale: 1, colors: &colors)
    var drawn: Set<[UInt8]> = []
    for dot in 0..<count {
      var plane = Plane(width: 120, height: 60, filledWith: 255)
      row.draw(dot, onto: &plane, in: plane.bounds)
      let light = plane.indices.filter { $0 == 0 }.count
      let dark = plane.indices.filter { $0 == 1 }.count
      #expect(light > 0)
      #expect(dark > 0)
      drawn.insert(plane.indices)
    }
    #expect(drawn.count == count)
    #expect(DotRow.lightColor.contrast(with: DotRow.darkColor) > 7)
  }
}
