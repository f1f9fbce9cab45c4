import CarouselCore
import CarouselPicture
import CarouselScenario
import Testing
import YAML

@Suite struct ScenarioOverrideTests {
  private let text = "title: Old\ncarousel: loop-content-view\nitems: [a.png, {label: B}]\n"

  private func scenario(_ overrides: (String, String)...) throws -> Scenario {
    try Scenario(
      parsing: text, file: "a.yml", overrides: overrides.map { (key: $0.0, value: $0.1) })
  }

  @Test func `a key of the file gets another value`() throws {
    #expect(try scenario(("title", "New")).title == "New")
    #expect(try scenario().title == "Old")
    #expect(try scenario(("items", "0")).items.isEmpty)
    #expect(
      try scenario(("page", "375x188")).carousel.geometry.boundsSize
        == Size(width: 375, height: 188))
    #expect(try scenario(("display-scale", "3")).carousel.geometry.displayScale == 3)
    #expect(
      try scenario(("script", "[swipe forward x2, tap]")).script.steps
        == [.swipe(.forward), .swipe(.forward), .tap])
  }

  @Test func `a key of the carousel is found with and without its path`() throws {
    let short = try scenario(("autoplay.interval", "2")).carousel
    let long = try scenario(("carousel.autoplay.interval", "2s")).carousel
    var expected = Carousel.loopContentView
    expected.geometry.numberOfItems = 2
    #expect(try scenario().carousel == expected)
    expected.autoplay?.interval = 2
    #expect(short == expected)
    #expect(long == expected)
  }

  @Test func `the last of several values counts, and they add up`() throws {
    let found = try scenario(
      ("gap", "1"), ("autoplay.interval", "2"), ("autoplay.timers", "3"), ("gap", "2"))
    #expect(found.carousel.geometry.gap == 2)
    #expect(found.carousel.autoplay?.interval == 2)
    #expect(found.carousel.autoplay?.numberOfTimers == 3)
  }

  @Test func `another carousel can be put in the place of one`() throws {
    #expect(try scenario(("carousel", "banner-view")).carousel.name == "banner-view")
    let found = try scenario(("carousel.loops-from", "1"), ("carousel.preset", "image-carousel"))
    #expect(found.carousel.name == "image-carousel")
    #expect(found.carousel.loopsFrom == 1)
  }

  @Test func `a timer can be given to a carousel that has none`() throws {
    #expect(try scenario(("carousel", "banner-view")).carousel.autoplay == nil)
    let found = try scenario(("carousel", "banner-view"), ("autoplay.interval", "4"))
    #expect(found.carousel.autoplay == Autoplay(interval: 4))
    let back = try scenario(
      ("carousel", "{preset: banner-view, autoplay: none}"), ("autoplay.interval", "4"))
    #expect(back == found)
  }

  @Test func `an entry of a list is found by its place`() throws {
    let found = try scenario(("items.0.label", "A"), ("items.1.color", "#54a24b"))
    #expect(
      found.items == [
        Item(label: "A", image: ItemImage(path: "a.png")),
        Item(label: "B", color: Color(0x54a24b)),
      ])
  }

  @Test func `a required key may come from an argument alone`() throws {
    let found = try Scenario(
      parsing: "carousel: banner-view\n", file: "a.yml", overrides: [("items", "7")])
    #expect(found.items.count == 7)
  }

  @Test(arguments: [
    ("page", "37y188", 8, "expected a size of 1 to 10000 points such as 375x188, found 'y188'"),
    ("pag", "37x188", 1, "unknown key 'pag' of a scenario; did you mean 'page'?"),
    ("autoplay.intervl", "2", 10, "unknown key 'intervl' of autoplay; did you mean 'interval'?"),
    (
      "intervl.x", "2", 1,
      "unknown key 'intervl' of a scenario; known are title, carousel, items,"
        + " page, gap, peek, per-view, axis, direction, refresh, display-scale, script, fingers,"
        + " against, closes, pictures"
    ),
    ("script", "[tap, swpie back]", 14, "unknown gesture 'swpie'; did you mean 'swipe'?"),
    ("script", "[tap", 8, "the list goes on with ',' or ends with ']'"),
    ("items.4.label", "A", 7, "'4' is out of range; expected an entry of the list, counted from 0"),
    ("items.x.label", "A", 7, "'x' is out of range; expected an entry of the list, counted from 0"),
    ("title.size", "9", 7, "'Old' has no keys below it"),
    ("", "9", 1, "an override has the form key=value and is one line"),
    ("title", "a\nb", 1, "an override has the form key=value and is one line"),
    ("title", "", 7, "expected a title, found an empty text"),
    (
      "peek", "500", 6,
      "page, gap, peek and per-view leave -680 pt for a page; it needs at least"
        + " 1 pt"
    ),
    ("gap", ".nan", 5, ".nan is out of range; expected a number from 0 to 10000"),
  ])
  func `a mistake in an argument is told by the argument`(
    key: String, value: String, column: Int, message: String
  ) {
    let error = #expect(throws: ScenarioError.self) {
      try scenario(("refresh", "60"), (key, value))
    }
    #expect(error?.message == message)
    #expect(error?.mark == YAMLMark(line: 1, column: column))
    #expect(error?.isInOverride == true)
    #expect(error?.source.text.name == "--set \(key)=\(value)")
  }

  @Test func `a mistake in the file stays one of the file`() {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(
        parsing: "carousel: banner-view\nitems: x\n", file: "a.yml",
        overrides: [("gap", "4")])
    }
    #expect(error?.isInOverride == false)
    #expect(error?.mark == YAMLMark(line: 2, column: 8))
  }

  @Test func `the message shows the argument with a caret`() {
    let error = #expect(throws: ScenarioError.self) { try scenario(("gap", "-4")) }
    #expect(
      error?.description == """
        --set gap=-4:1:5: error: -4 is out of range; expected a number from 0 to 10000
          1 | gap=-4
            |     ^~
        """)
  }
}
