import CarouselCore
import CarouselFormats
import CarouselPicture
import CarouselScenario
import Testing

@Suite struct ScenarioReadingTests {
  private func scenario(_ text: String) throws -> Scenario {
    try Scenario(parsing: text, file: "a.yml")
  }

  @Test func `the whole language stands for the value that was written by hand`() throws {
    let text = try Fixtures.text("everything.yml")
    let found = try Scenario(
      parsing: text, file: "everything.yml", formats: PictureFormat.all.names)
    #expect(found == Everything.scenario)
    var other = Everything.scenario
    other.carousel.wrapRules[1].latency = 0
    #expect(found != other)
  }

  @Test func `what is not written has the defaults of the documentation`() throws {
    let found = try scenario("carousel: banner-view\nitems: 3\n")
    var carousel = Carousel.bannerView
    carousel.geometry = Geometry(numberOfItems: 3, boundsSize: Size(width: 320, height: 160))
    #expect(found.carousel == carousel)
    #expect(found.carousel.geometry.displayScale == 2)
    #expect(found.title == "banner-view")
    #expect(found.items.map(\.label) == ["1", "2", "3"])
    #expect(found.script == Script([]))
    #expect(found.refreshRate == 60)
    #expect(found.pictures.isEmpty)
    #expect(!found.closes)
    let picture = try #require(
      try scenario("carousel: banner-view\nitems: 3\npictures: [a.gif]\n").pictures.first)
    #expect(picture.options.framesPerSecond == 25)
    #expect(picture.options.loop == .forever)
    #expect(picture.options.layout == .explained)
    #expect(picture.theme == .light)
    #expect(picture.scale == 1)
    #expect(picture.options.moment == nil)
  }

  @Test func `a picture has the label that was written and no other`() throws {
    let text =
      "carousel: banner-view\nitems: [a.png, {image: b.png}, {image: c.png, label: C}, {}]\n"
    let found = try scenario(text)
    #expect(found.items.map(\.label) == ["", "", "C", "4"])
    #expect(found.items.map { $0.labelWithoutImage(at: 6) } == ["7", "7", "C", "4"])
    #expect(try scenario(found.shortText).items == found.items)
  }

  @Test func `JSON is read as well`() throws {
    let json = #"{"carousel": {"preset": "image-carousel"}, "items": [{"label": "A"}], "gap": 4}"#
    let found = try scenario(json)
    #expect(found.items == [Item(label: "A")])
    #expect(found.carousel.geometry.gap == 4)
    #expect(found.carousel.geometry.numberOfItems == 1)
    #expect(found.carousel.name == "image-carousel")
  }

  @Test func `a scenario may have no items`() throws {
    #expect(try scenario("carousel: banner-view\nitems: 0\n").items.isEmpty)
    #expect(try scenario("carousel: banner-view\nitems: []\n").items.isEmpty)
    #expect(try scenario("carousel: banner-view\nitems: 1\n").items.count == 1)
  }

  @Test func `changes of a preset leave everything else of it`() throws {
    let text = """
      carousel:
        preset: loop-content-view
        name: faster
        autoplay: {interval: 1.5s}
        paging: {touch: is-blocked}
      items: 5
      """
    var expected = Carousel.loopContentView
    expected.name = "faster"
    expected.autoplay?.interval = 1.5
    expected.paging.touch = .isBlocked
    #expect(try scenario(text).carousel == expected)
    #expect(expected.autoplay?.lastTurn != nil)
  }

  @Test func `none takes a part of a preset away`() throws {
    let text = """
      carousel: {preset: loop-content-view, autoplay: none, indicator: none, wrap-rules: []}
      items: 5
      """
    let found = try scenario(text).carousel
    #expect(found.autoplay == nil)
    #expect(found.indicator == nil)
    #expect(found.wrapRules.isEmpty)
    #expect(found.strip == .repeated(copies: 3))
  }

  @Test(arguments: [
    ("clones(2, 1)", Length.pages(2), Length(laps: 1, pages: 3)),
    ("repeated(5)", .laps(2), .laps(5)),
    ("window(1, 2)", .page, .pages(4)),
  ])
  func `a strip of one's own starts at item 0 and ends with its pages`(
    strip: String, start: Length, content: Length
  ) throws {
    let found = try scenario("carousel: {strip: \"\(strip)\"}\nitems: 5\n").carousel
    #expect(found.initialOffset == start)
    #expect(found.range == OffsetRange(contentLength: content))
    #expect(found.wrapRules.isEmpty)
  }

  @Test func `a strip without ends has a range without ends`() throws {
    let found = try scenario("carousel: {strip: unbounded, name: endless}\nitems: 5\n").carousel
    #expect(found.range == .unbounded)
    #expect(found.initialOffset == .zero)
  }

  @Test func `the ends of a strip can be felt in another way`() throws {
    let text = "carousel:\n  strip: clones(1, 1)\n  range: {overscroll: clamp}\nitems: 5\n"
    #expect(
      try scenario(text).carousel.range
        == OffsetRange(contentLength: .lap + .pages(2), overscroll: .clamp))
  }

  @Test(arguments: [
    ("0", Length.zero), ("lap", .lap), ("-1 lap", .laps(-1)), ("-lap", .laps(-1)),
    ("2 laps - 0.5 page + 3pt", Length(laps: 2, pages: -0.5, points: 3)),
    ("lap+1page", Length(laps: 1, pages: 1)), ("page + page", .pages(2)),
    ("1e-3 pt", .points(0.001)), (".5 laps", .laps(0.5)), ("\"12 pt\"", .points(12)),
  ])
  func `a length is a sum of laps, pages and points`(text: String, length: Length) throws {
    let found = try scenario(
      "carousel:\n  preset: banner-view\n  initial-offset: \(text)\nitems: 5\n")
    #expect(found.carousel.initialOffset == length)
  }

  @Test(arguments: [
    ("2", 2.0), ("2s", 2), ("2 s", 2), ("250ms", 0.25), ("0.5", 0.5), ("\"3\"", 3),
  ])
  func `a time is in seconds where it has no unit`(text: String, seconds: Double) throws {
    let found = try scenario(
      "carousel: {preset: boundless-scroll-view, autoplay: {interval: \(text)}}\nitems: 5\n")
    #expect(found.carousel.autoplay?.interval == seconds)
  }

  @Test func `a size that YAML takes for a hexadecimal number is no size`() throws {
    #expect(throws: ScenarioError.self) {
      try scenario("carousel: banner-view\nitems: 5\npage: 0x10\n")
    }
    #expect(
      try scenario("carousel: banner-view\nitems: 5\npage: 1x10\n").carousel.geometry.boundsSize
        == Size(width: 1, height: 10))
  }
}
