import CarouselCore
import CarouselScenario
import Testing

@Suite struct GestureTests {
  private func steps(_ line: String, carousel: String = "loop-content-view") throws -> [ScriptStep]
  {
    try Scenario(
      parsing: "carousel: \(carousel)\nitems: 5\nscript:\n  - \(line)\n", file: "a.yml"
    ).script.steps
  }

  @Test(arguments: [
    ("rest 0.5s", [ScriptStep.rest(0.5)]),
    ("rest 120 ms", [.rest(0.12)]),
    ("\"rest 2s\"", [.rest(2)]),
    ("swipe forward", [.swipe(.forward)]),
    ("swipe   back  x3", [.swipe(.back), .swipe(.back), .swipe(.back)]),
    ("swipe back caught after 120ms", [.swipe(.back, caughtAfter: 0.12)]),
    (
      "swipe back x2 caught after 1s",
      [.swipe(.back, caughtAfter: 1), .swipe(.back, caughtAfter: 1)]
    ),
    ("drag forward 1.3 pages over 400ms", [.drag(.forward, pages: 1.3, seconds: 0.4)]),
    ("drag back 1 page over 1s", [.drag(.back, pages: 1, seconds: 1)]),
    (
      "drag back 0.2 pages over 100ms release 600pt/s",
      [.drag(.back, pages: 0.2, seconds: 0.1, releaseVelocity: 600)]
    ),
    (
      "drag back .2 pages over 100ms x2 release -600 pt/s",
      [
        .drag(.back, pages: 0.2, seconds: 0.1, releaseVelocity: -600),
        .drag(.back, pages: 0.2, seconds: 0.1, releaseVelocity: -600),
      ]
    ),
    ("autoplay 1 tick", [.autoplay(ticks: 1)]),
    ("autoplay 3 ticks x2", [.autoplay(ticks: 3), .autoplay(ticks: 3)]),
    ("tap", [.tap]),
    ("tap x1", [.tap]),
    ("resize 667x334", [.resize(Size(width: 667, height: 334))]),
    ("resize 667.5 × 334", [.resize(Size(width: 667.5, height: 334))]),
    ("update item 4", [.update(item: 3)]),
    ("hide 10s", [.hide(10)]),
  ])
  func `a line of a script is read`(line: String, expected: [ScriptStep]) throws {
    #expect(try steps(line) == expected)
  }

  @Test func `ticks need a timer, and a timer that is added will do`() throws {
    #expect(throws: ScenarioError.self) {
      try steps("autoplay 2 ticks", carousel: "banner-view")
    }
    #expect(
      try steps(
        "autoplay 2 ticks", carousel: "{preset: banner-view, autoplay: {interval: 2}}")
        == [.autoplay(ticks: 2)])
  }

  @Test func `a script of an hour is allowed, one refresh more is not`() throws {
    let head = "carousel: banner-view\nitems: 5\nscript:\n"
    let hour = try Scenario(parsing: head + "  - rest 3600s\n", file: "a.yml")
    #expect(
      CarouselTimeline(hour.carousel, script: hour.script).schedule.length
        == ScenarioLimits.refreshes)
    #expect(throws: ScenarioError.self) {
      try Scenario(parsing: head + "  - rest 3600s\n  - rest 1ms\n", file: "a.yml")
    }
  }

  @Test func `equal steps in a row are written once`() {
    let script = Script([.swipe(.back), .swipe(.back), .tap, .swipe(.back), .rest(0.25)])
    #expect(script.scenarioLines == ["swipe back x2", "tap", "swipe back", "rest 250ms"])
    #expect(script.scenarioText == "- swipe back x2\n- tap\n- swipe back\n- rest 250ms\n")
    #expect(Script([]).scenarioText == "[]\n")
  }
}
