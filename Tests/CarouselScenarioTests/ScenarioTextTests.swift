import CarouselCore
import CarouselFormats
import CarouselPicture
import CarouselScenario
import Testing

@Suite struct ScenarioTextTests {
  /// Returns what a carousel is after it was written and read again.
  private func again(_ carousel: Carousel) throws -> Carousel {
    let lines = carousel.scenarioText.split(separator: "\n").map { "  \($0)\n" }
    let text = "carousel:\n" + lines.joined() + "items: 5\n"
    return try Scenario(parsing: text, file: "again.yml").carousel
  }

  @Test(arguments: Carousel.presets)
  func `a preset is read again as it was written`(preset: Preset) throws {
    #expect(try again(preset.carousel) == preset.carousel)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `any carousel is read again as it was written`(seed: UInt64) throws {
    var source = RandomCarousels(seed: seed)
    let carousel = source.carousel()
    #expect(try again(carousel) == carousel)
    #expect(try again(source.carousel()) != carousel)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `any scenario is read again as it was written`(seed: UInt64) throws {
    var source = RandomCarousels(seed: seed)
    let scenario = source.scenario()
    #expect(try Scenario(parsing: scenario.scenarioText, file: "full.yml") == scenario)
    #expect(try Scenario(parsing: scenario.shortText, file: "short.yml") == scenario)
  }

  @Test func `everything is read again as it was written`() throws {
    let scenario = Everything.scenario
    #expect(try Scenario(parsing: scenario.scenarioText, file: "full.yml") == scenario)
    #expect(try Scenario(parsing: scenario.shortText, file: "short.yml") == scenario)
  }

  @Test func `a counterexample is told in a few lines`() throws {
    var carousel = Carousel.bannerView
    carousel.geometry.numberOfItems = 3
    let scenario = Scenario(
      carousel, title: "A dead end: page N + 1", script: Script([.swipe(.forward), .swipe(.back)]))
    #expect(
      scenario.shortText == """
        title: "A dead end: page N + 1"
        carousel: banner-view
        items: 3
        script:
          - swipe forward
          - swipe back

        """)
    #expect(try Scenario(parsing: scenario.shortText, file: "a.yml") == scenario)
  }

  @Test func `a carousel of a preset's name that differs from it is told in full`() throws {
    var carousel = Carousel.bannerView
    carousel.loopsFrom = 1
    let text = Scenario(carousel).shortText
    #expect(!text.contains("carousel: banner-view"))
    #expect(text.contains("  loops-from: 1\n"))
    #expect(try Scenario(parsing: text, file: "a.yml").carousel == carousel)
  }

  @Test(arguments: [
    "true", "null", "5", "#1", "a: b", " padded ", "Größe: 中文", "\"quoted\" \\ 'n'", "- dash",
    "tab\tand\u{7}bell", "no", "{x}", "*", "a #b", "~", "\u{2028}", "1e3", "\u{FEFF}x", "👩‍👩‍👧",
  ])
  func `any text of the user's survives`(label: String) throws {
    var scenario = Scenario(.bannerView, title: label)
    scenario.items[2].label = label
    #expect(try Scenario(parsing: scenario.scenarioText, file: "a.yml") == scenario)
  }

  @Test(arguments: Carousel.presets)
  func `the template can be used as it is`(preset: Preset) throws {
    let text = Scenario.template(for: preset)
    let scenario = try Scenario(
      parsing: text, file: "new.yml", formats: PictureFormat.all.names)
    #expect(scenario.carousel == preset.carousel)
    #expect(scenario.script.steps.count == 9)
    #expect(scenario.pictures.map(\.format) == ["strip", "gif"])
  }

  @Test func `what the template leaves out can be switched on`() throws {
    let text = Scenario.template(for: try #require(Carousel.preset(named: "banner-view")))
    // Commented keys begin with a small letter and have a colon; remarks are sentences.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let bare = line.drop { $0 == "#" || $0 == " " }
      let isKey = line.hasPrefix("# ") && bare.first?.isLowercase == true && bare.contains(":")
      return isKey ? String(line.dropFirst(2)) : String(line)
    }
    let on = lines.joined(separator: "\n")
    #expect(on.contains("\nfingers:\n  swipe-distance: 0.4\n"))
    #expect(on.contains("\ngap: 0\n"))
    #expect(
      try Scenario(parsing: on, file: "on.yml") == Scenario(parsing: text, file: "off.yml"))
  }
}
