import CarouselPicture
import CarouselScenario
import Testing

@Suite struct PictureMomentTests {
  @Test(arguments: [
    ("2.3s", PictureMoment.seconds(2.3)), ("2.3", .seconds(2.3)), ("120ms", .seconds(0.12)),
    ("1.5 s", .seconds(1.5)), ("50%", .share(0.5)), ("0%", .share(0)), ("100%", .share(1)),
    ("wrap", .event(.wrap, number: 1)), ("wrap 2", .event(.wrap, number: 2)),
    ("seam", .event(.seam, number: 1)), ("tick 12", .event(.tick, number: 12)),
  ])
  func `a text is a moment and the moment is a text again`(text: String, moment: PictureMoment) {
    #expect(PictureMoment(text) == moment)
    #expect(PictureMoment(moment.text) == moment)
  }

  @Test(arguments: [
    "", " ", "s", "-1s", "101%", "wrap 0", "wrap -1", "wrap x", "warp", "2 wrap", "1e3", "nan",
    "1.2.3", "50 % wrap", "%",
  ])
  func `any other text is none`(text: String) {
    #expect(PictureMoment(text) == nil)
  }

  @Test func `a scenario's films have the keys of the command line`() throws {
    let scenario = try Scenario(
      parsing: """
        carousel: banner-view
        items: 3
        pictures:
          - {file: a.gif, loop-offset: 120ms, hold-last: 1.5s, slow-wrap: 4, max-bytes: 50000}
          - {file: b.gif, dither: ordered}
          - {file: c.png, at: 50%}

        """, file: "a.yml")
    let film = scenario.pictures[0].options
    #expect((film.loopOffset, film.holdLast, film.slowWrap) == (0.12, 1.5, 4))
    #expect(film.maximumBytes == 50_000)
    #expect(film.dither == .none)
    #expect(scenario.pictures[1].options.dither == .ordered)
    #expect(scenario.pictures[1].options.maximumBytes == nil)
    #expect(scenario.pictures[2].options.moment == .share(0.5))
  }

  @Test(arguments: [
    ("at: warp", "expected a time such as 2.3s, a share such as 50%, wrap, seam or tick, found"),
    ("at: 200%", "expected a time such as 2.3s"),
    ("slow-wrap: 0.5", "0.5 is out of range; expected a number from 1 to 100"),
    ("hold-last: 700s", "700s is out of range"),
    ("max-bytes: 0", "0 is out of range"),
    ("dither: bayer", "unknown dithering 'bayer'"),
    ("loop-ofset: 1s", "did you mean 'loop-offset'?"),
  ])
  func `a mistake in them is told`(key: String, message: String) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(
        parsing: "carousel: banner-view\nitems: 3\npictures: [{file: a.gif, \(key)}]\n",
        file: "a.yml")
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }
}
