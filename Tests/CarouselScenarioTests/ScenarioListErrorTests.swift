import CarouselFormats
import CarouselPicture
import CarouselScenario
import Testing
import YAML

@Suite struct ScenarioListErrorTests {
  private func error(_ text: String) -> ScenarioError? {
    #expect(throws: ScenarioError.self) {
      try Scenario(
        parsing: "carousel: banner-view\n\(text)\n", file: "a.yml",
        formats: PictureFormat.all.names)
    }
  }

  @Test(arguments: [
    ("-1", 8, "-1 is out of range; expected a whole number from 0 to 1000"),
    ("1001", 8, "1001 is out of range; expected a whole number from 0 to 1000"),
    (
      "99999999999999999999", 8,
      "99999999999999999999 is out of range; expected a whole number from 0 to 1000"
    ),
    ("2.5", 8, "expected a whole number from 0 to 1000, found 2.5"),
    (".nan", 8, ".nan is out of range; expected a whole number from 0 to 1000"),
    ("many", 8, "expected a number of items, or a list, found 'many'"),
    (
      "[a.png, 3]", 16,
      "expected the path of a picture, or a mapping such as {label: Sale}, found 3"
    ),
    ("[{colour: red}]", 10, "unknown key 'colour' of an item; did you mean 'color'?"),
    (
      "[{color: red}]", 17,
      "expected a color such as \"#54a24b\", quoted because # begins a comment, found 'red'"
    ),
    ("[{label: A, fit: fit}]", 25, "'fit' has a meaning only beside 'image'"),
    ("[{image: a.png, fit: fil}]", 29, "unknown fit 'fil'; did you mean 'fill'?"),
    ("[{image: ''}]", 17, "expected the path of a picture, found an empty text"),
    ("[&a {label: x}, *b]", 24, "no value before this one has the anchor '&b'"),
  ])
  func `a mistake among the items is told with its place`(
    items: String, column: Int, message: String
  ) {
    let error = error("items: \(items)")
    #expect(error?.message == message)
    #expect(error?.mark == YAMLMark(line: 2, column: column))
  }

  @Test(arguments: [
    (
      "[a.txt]", 12,
      "'a.txt' does not tell its format; end it in .svg, .gif, .png, .md or /, or add"
        + " 'format'"
    ),
    (
      "[{file: a.gif, format: strip}]", 34,
      "'a.gif' cannot be a picture of format 'strip'; such a name ends in .svg"
    ),
    ("[{file: a.gif, format: gfi}]", 34, "unknown format 'gfi'; did you mean 'gif'?"),
    ("[{file: a.md, form: latex}]", 31, "unknown form 'latex'; known are markdown, html, docc"),
    ("[{file: a.md, language: fr}]", 35, "unknown language 'fr'; known are en, zh"),
    (
      "[{file: a.gif, theme: brand.css}]", 33,
      "unknown theme 'brand.css'; known are light, dark, high-contrast, auto, FILE.yml with colors"
        + " of one's own"
    ),
    (
      "[a.gif, ../a.svg]", 19,
      "'../a.svg' must lie below the output folder: no leading '/', no '..'"
    ),
    ("[/a.svg]", 12, "'/a.svg' must lie below the output folder: no leading '/', no '..'"),
    ("[a.gif, {file: a.gif}]", 26, "'a.gif' is the file of another picture already"),
    ("[{file: a.gif, fps: 60}]", 31, "60 is out of range; expected a number from 1 to 50"),
    ("[{file: a.gif, loop: never}]", 32, "expected forever, or a number of times, found 'never'"),
    ("[{file: a.gif, loop: 0}]", 32, "0 is out of range; expected a whole number from 1 to 65535"),
    ("[{fps: 20}]", 12, "a picture needs the key 'file'"),
    ("[{file: a.gif, theme: drak}]", 33, "unknown theme 'drak'; did you mean 'dark'?"),
    ("[{file: a.gif, scale: 4}]", 33, "4 is out of range; expected a whole number from 1 to 3"),
    ("banner.gif", 11, "expected a list of pictures, found 'banner.gif'"),
  ])
  func `a mistake among the pictures is told with its place`(
    pictures: String, column: Int, message: String
  ) {
    let error = error("items: 5\npictures: \(pictures)")
    #expect(error?.message == message)
    #expect(error?.mark == YAMLMark(line: 3, column: column))
  }

  @Test func `a list longer than the limit is refused, one as long is not`() throws {
    func text(_ count: Int) -> String {
      "items: [\([String](repeating: "{}", count: count).joined(separator: ","))]"
    }
    #expect(error(text(1001))?.message == "1001 items are too many; at most 1000 are allowed")
    let longest = "carousel: banner-view\n\(text(1000))\n"
    #expect(try Scenario(parsing: longest, file: "a.yml").items.count == 1000)
  }

  @Test func `anchors that explode are refused`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    #expect(error(text)?.message == "the text stands for more than 100000 values")
  }

  @Test func `bytes that are no text are refused with their place`() {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: Array("items: ".utf8) + [0xFF], file: "a.yml")
    }
    #expect(error?.message == "byte 0xFF is not UTF-8; save the file as UTF-8")
    #expect(error?.mark == YAMLMark(line: 1, column: 8))
  }

  @Test func `the message shows the line with a caret`() {
    #expect(
      error("itms: 5")?.description == """
        a.yml:2:1: error: unknown key 'itms' of a scenario; did you mean 'items'?
          2 | itms: 5
            | ^~~~
        """)
  }

  @Test func `a mistake behind wide characters has its column`() {
    let error = error("items: 5\ntitle: 中文\nscript: [tap, \"swipe bck\"]")
    #expect(error?.mark == YAMLMark(line: 4, column: 22))
    #expect(error?.message == "unknown direction 'bck'; did you mean 'back'?")
  }

  @Test func `a text over several lines is told as a whole`() {
    let error = error("items: 5\nscript:\n  - swipe\n    forwrd\n")
    #expect(error?.mark == YAMLMark(line: 4, column: 5))
    #expect(error?.message == "unknown direction 'forwrd'; did you mean 'forward'?")
  }
}
