import CarouselScenario
import Testing
import YAML

/// A text that is no scenario, with what is told about it.
struct BadScenario: Sendable, CustomTestStringConvertible {
  var text: String
  var line: Int
  var column: Int
  var message: String

  init(_ text: String, _ line: Int, _ column: Int, _ message: String) {
    self.text = text
    self.line = line
    self.column = column
    self.message = message
  }

  /// A scenario whose third line is wrong.
  static func third(_ text: String, _ column: Int, _ message: String) -> Self {
    Self("carousel: loop-content-view\nitems: 5\n\(text)\n", 3, column, message)
  }

  /// A scenario whose only gesture is wrong.
  static func gesture(_ text: String, _ column: Int, _ message: String) -> Self {
    third("script: [\(text)]", 9 + column, message)
  }

  /// A scenario of a mapping with a preset and one line more.
  static func carousel(_ text: String, _ column: Int, _ message: String) -> Self {
    Self("carousel:\n  preset: banner-view\n  \(text)\nitems: 5\n", 3, 2 + column, message)
  }

  var testDescription: String { text }
}

@Suite struct ScenarioErrorTests {
  private func check(_ bad: BadScenario) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: bad.text, file: "a.yml")
    }
    #expect(error?.message == bad.message)
    #expect(error?.mark == YAMLMark(line: bad.line, column: bad.column))
    #expect(error?.isInOverride == false)
    let head = "a.yml:\(bad.line):\(bad.column): error: \(bad.message)\n"
    #expect(error?.description.hasPrefix(head) == true)
  }

  @Test func `the text to which the mistakes are added has none`() throws {
    _ = try Scenario(parsing: "carousel: loop-content-view\nitems: 5\n", file: "a.yml")
    _ = try Scenario(parsing: "carousel:\n  preset: banner-view\nitems: 5\n", file: "a.yml")
  }

  @Test(arguments: [
    BadScenario("", 1, 1, "the text holds no value"),
    BadScenario("items: 5\n", 1, 1, "a scenario needs the key 'carousel'"),
    BadScenario("carousel: banner-view\n", 1, 1, "a scenario needs the key 'items'"),
    BadScenario("[1, 2]\n", 1, 1, "expected a scenario, found a list"),
    BadScenario(
      "carousel: banner-view\nitms: 5\n", 2, 1,
      "unknown key 'itms' of a scenario; did you mean 'items'?"),
    .third(
      "xyzzy: 1", 1,
      "unknown key 'xyzzy' of a scenario; known are title, carousel, items, page, gap, peek,"
        + " per-view, axis, direction, refresh, display-scale, script, fingers, against, closes,"
        + " pictures"),
    .third("items: 6", 1, "the key 'items' occurs twice in one mapping"),
    .third("page: 375", 10, "expected a size of 1 to 10000 points such as 375x188, found the end"),
    .third(
      "page: -375x188", 7,
      "-375 is out of range; expected a size of 1 to 10000 points such as 375x188"),
    .third(
      "page: 375x0", 11,
      "0 is out of range; expected a size of 1 to 10000 points such as 375x188"),
    .third("page: 375x188pt", 14, "expected the end, found 'pt'"),
    .third("page: [375, 188]", 7, "expected a size such as 375x188, found a list"),
    .third("gap: .inf", 6, ".inf is out of range; expected a number from 0 to 10000"),
    .third("gap: .nan", 6, ".nan is out of range; expected a number from 0 to 10000"),
    .third("gap: -1", 6, "-1 is out of range; expected a number from 0 to 10000"),
    .third("gap: '10'", 6, "expected a number from 0 to 10000, found '10'"),
    .third("gap:", 5, "expected a number from 0 to 10000, found nothing"),
    .third(
      "peek: 170", 7, "page, gap, peek and per-view leave -20 pt for a page; it needs at least 1 pt"
    ),
    .third("per-view: 1.5", 11, "expected a whole number from 1 to 100, found 1.5"),
    .third("axis: horizontl", 7, "unknown axis 'horizontl'; did you mean 'horizontal'?"),
    .third("direction: up", 12, "unknown direction 'up'; known are left-to-right, right-to-left"),
    .third("refresh: 0", 10, "0 is out of range; expected a number from 1 to 240"),
    .third("closes: yes", 9, "expected true or false, found 'yes'"),
    .third("title: [a]", 8, "expected a title, found a list"),
    .third("fingers: {hold: 0}", 17, "0s is out of range; expected 1ms to 10s"),
  ])
  func `a mistake in a scenario is told with its place`(bad: BadScenario) { check(bad) }

  @Test(arguments: [
    BadScenario(
      "carousel: baner-view\nitems: 5\n", 1, 11,
      "unknown carousel 'baner-view'; did you mean 'banner-view'?"),
    BadScenario(
      "carousel: elsewhere\nitems: 5\n", 1, 11,
      "unknown carousel 'elsewhere'; 'wraparound carousels' lists those that exist"),
    BadScenario(
      "carousel: 5\nitems: 5\n", 1, 11, "expected the name of a carousel, or a mapping, found 5"),
    BadScenario("carousel: {name: x}\nitems: 5\n", 1, 11, "a carousel needs the key 'strip'"),
    BadScenario("carousel: {strip: clones(1)}\nitems: 5\n", 1, 27, "expected ',', found ')'"),
    BadScenario(
      "carousel: {strip: clones(1, 1)}\nitems: 5\n", 1, 29,
      "between braces a comma ends the value before it; put the value in quotes"),
    .carousel("strip: clones(1, 1.5)", 18, "expected a whole number from 0 to 1000, found '1.5'"),
    .carousel(
      "strip: repeated(0)", 17, "0 is out of range; expected a whole number from 1 to 1000"),
    .carousel("initial-offset: 2 pges", 19, "expected lap, page or pt, found 'pges'"),
    .carousel("initial-offset: 5", 18, "expected lap, page or pt, found the end"),
    .carousel(
      "initial-offset: lap +", 22, "expected a length such as lap + 1 page, found the end"),
    .carousel("range: {content: foo}", 18, "expected a length such as lap + 1 page, found 'foo'"),
    .carousel(
      "range: {overscroll: rubber-band(0)}", 33,
      "0 is out of range; expected a number from 0.01 to 10"),
    .carousel("wrap-rules: [{name: a}]", 14, "a wrap rule needs the key 'when'"),
    .carousel("wrap-rules: banner", 13, "expected a list of wrap rules, found 'banner'"),
    .carousel(
      "wrap-rules: [{name: a, when: did-scrol}]", 30,
      "unknown event 'did-scrol'; did you mean 'did-scroll'?"),
    .carousel(
      "wrap-rules: [{name: a, when: layout, if: offset = 0}]", 49,
      "expected one of == < <= > >=, found '='"),
    .carousel(
      "wrap-rules: [{name: a, when: layout, if: ofset == 0}]", 42,
      "unknown quantity 'ofset'; did you mean 'offset'?"),
    .carousel(
      "wrap-rules: [{name: a, when: layout, then: jump lap}]", 44,
      "unknown operation 'jump'; known are set, shift, remainder, rotate, place-hidden-view"),
    .carousel(
      "wrap-rules: [{name: a, when: layout, then: remainder base lap modulus 0}]", 71,
      "expected a modulus other than 0, found '0'"),
    .carousel(
      "wrap-rules: [{name: a, when: layout, then: rotate by offset landing slt indexing ends}]", 69,
      "unknown landing 'slt'; did you mean 'slot'?"),
    .carousel(
      "paging: {settle: 0.3s ease-outt}", 23,
      "unknown curve 'ease-outt'; did you mean 'ease-out'?"),
    .carousel(
      "paging: {settle: 0.3s}", 22,
      "expected linear, ease, ease-out, ease-in-out,"
        + " cubic-bezier or spring, found the end"),
    .carousel(
      "paging: {settle: '0.3s cubic-bezier(1.4, 0, 0.5, 1)'}", 36,
      "expected (x1, y1, x2, y2) with x1 and x2 from 0 to 1, found '(1.4,'"),
    .carousel("autoplay: {target: next-page}", 11, "autoplay needs the key 'interval'"),
    .carousel("autoplay: {interval: 0}", 22, "0s is out of range; expected 1ms to 3600s"),
    .carousel("autoplay: yes", 11, "expected autoplay, found 'yes'"),
    .carousel(
      "indicator: {bias: .nan}", 19,
      ".nan is out of range; expected a number from -1000 to 1000"),
  ])
  func `a mistake in a carousel is told with its place`(bad: BadScenario) { check(bad) }

  @Test(arguments: [
    BadScenario.third(
      "script: swipe forward", 9, "expected a list of gestures, found 'swipe forward'"),
    .gesture("swpie forward", 1, "unknown gesture 'swpie'; did you mean 'swipe'?"),
    .gesture(
      "5 ticks", 1, "expected rest, swipe, drag, autoplay, tap, resize, update or hide, found '5'"),
    .gesture("swipe forwrd x4", 7, "unknown direction 'forwrd'; did you mean 'forward'?"),
    .gesture("swipe", 6, "expected forward or back, found the end"),
    .gesture(
      "swipe forward x0", 16, "0 is out of range; expected a repetition from x1 to x10000"),
    .gesture(
      "swipe forward x2 x3", 18,
      "expected the end of 'swipe forward|back [caught after TIME] [xN]', found 'x3'"),
    .gesture(
      "swipe forward caugt after 1s", 15, "unknown addition 'caugt'; did you mean 'caught'?"),
    .gesture("swipe forward caught 1s", 22, "expected 'after', found '1s'"),
    .gesture("'swipe forward caught after 1'", 30, "expected the unit s or ms, found the end"),
    .gesture("rest 5", 7, "expected the unit s or ms, found the end"),
    .gesture("rest 5 min", 8, "expected the unit s or ms, found 'min'"),
    .gesture("rest 5000s", 6, "5000s is out of range; expected 1ms to 3600s"),
    .gesture("rest -1s", 6, "-1s is out of range; expected 1ms to 3600s"),
    .gesture("rest nan", 6, "expected a time such as 0.5s or 120ms, found 'nan'"),
    .gesture("drag  forward 1.3 over 1s", 19, "expected 'pages', found 'over'"),
    .gesture(
      "drag back 0 pages over 1s", 11,
      "0 is out of range; expected a number of pages from 0.001 to 100"),
    .gesture("drag back 1 page over 1s release 6", 35, "expected the unit pt/s, found the end"),
    .gesture(
      "drag back 1 page over 1s slowly", 26,
      "expected the end of 'drag forward|back N pages over TIME [release Vpt/s] [xN]',"
        + " found 'slowly'"),
    .gesture(
      "autoplay 0 ticks", 10, "0 is out of range; expected a number of ticks from 1 to 1000"),
    .gesture(
      "autoplay 1.5 ticks", 10, "expected a number of ticks from 1 to 1000, found '1.5'"),
    .gesture("tap twice", 5, "expected the end of 'tap [xN]', found 'twice'"),
    .gesture(
      "resize 667", 11, "expected a size of 1 to 10000 points such as 375x188, found the end"),
    .gesture(
      "{rest: 0.5s}", 1, "expected a gesture such as swipe forward x4, found a mapping"),
    .gesture(
      "tap, swipe back x9999, tap", 24, "10001 steps are too many; at most 10000 are allowed"),
    .gesture(
      "tap, rest 3000s, rest 700s, tap", 18,
      "up to here the script takes 222028 refreshes; at most 216000 are allowed"),
    .gesture("update 3", 8, "expected 'item', found '3'"),
    .gesture("update item -1", 13, "-1 is out of range; expected an item from 1 to 1000"),
    .gesture(
      "tap, update item 6", 6, "there is no item 6; the last one is 5"),
    .gesture("update item 0", 13, "0 is out of range; expected an item from 1 to 1000"),
    BadScenario(
      "carousel: banner-view\nitems: 0\nscript: [update item 1]\n", 3, 10,
      "there is no item 1, for there are none"),
    BadScenario(
      "carousel: banner-view\nitems: 5\nscript:\n  - tap\n  - autoplay 3 ticks\n", 5, 5,
      "'banner-view' has no autoplay; give the carousel one, or swipe"),
  ])
  func `a mistake in a script is told with its place`(bad: BadScenario) { check(bad) }
}
