import CarouselCore
import CarouselFormats
import CarouselPicture
import Foundation
import Testing

@testable import CarouselScenario

/// The guide to scenarios, held against the tables by which they are read.
@Suite struct GuideTests {
  private let guide: String

  init() throws {
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    guide = try String(
      contentsOf: package.appending(
        path: "Sources/CarouselScenario/CarouselScenario.docc/WritingScenarios.md"),
      encoding: .utf8)
  }

  /// Says whether the guide has a word or a phrase as code.
  private func names(_ code: String) -> Bool { guide.contains("`\(code)`") }

  @Test func `the guide names every key`() {
    let core: [[String]] = [
      Scenario.keys.keys.map(\.name), Carousel.keys.keys.map(\.name),
      CloneFault.keys.keys.map(\.name), OffsetRange.keys.keys.map(\.name),
      WrapRule.keys.keys.map(\.name), Paging.keys.keys.map(\.name),
      Autoplay.keys.keys.map(\.name), LastTurn.keys.keys.map(\.name),
      Indicator.keys.keys.map(\.name), Callbacks.keys.keys.map(\.name),
    ]
    let pictures: [[String]] = [
      GestureDefaults.keys.keys.map(\.name), Item.keys.keys.map(\.name),
      PictureRequest.keys(nil).keys.map(\.name),
    ]
    let names = (core + pictures).flatMap { $0 }
    #expect(names.count > 70)
    #expect(names.filter { !self.names($0) } == [])
    #expect(!self.names("no-such-key"))
  }

  @Test func `the guide names every word that a value can be`() {
    func words<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> [String] {
      Choice.allCases.map(\.rawValue)
    }
    let core: [[String]] = [
      words(Axis.self), words(ReadingDirection.self), words(WrapQuantity.self),
      words(Relation.self), words(OffsetRounding.self), words(RotationLanding.self),
      words(RotationIndexing.self), words(TouchResponse.self), words(AutoplayTarget.self),
      words(HiddenTicks.self), words(IndicatorRounding.self), words(IndicatorBound.self),
      words(CommittedItem.self), words(TapReport.self), words(ResizeBehavior.self),
      ControlEvents.named.map(\.name), TimingCurve.named.map(\.name),
    ]
    let pictures: [[String]] = [
      PictureFormat.all.map(\.name.word), words(PictureLayout.self), PictureTheme.words,
      words(PictureDither.self), words(ContentMode.self), words(PictureEvent.self),
      words(SnippetForm.self), words(Language.self),
    ]
    let choices = (core + pictures).flatMap { $0 }
    #expect(choices.filter { !names($0) } == [])
  }

  @Test func `the guide names every ending of a picture`() {
    let endings = PictureFormat.all.flatMap(\.name.endings)
    #expect(endings.filter { $0.hasPrefix("-") && !names($0) } == [])
  }

  @Test func `every gesture of the guide is one, and every gesture is in the guide`() throws {
    let rows = guide.components(separatedBy: "### Gestures")[1]
      .components(separatedBy: "###")[0].matches(of: #/(?m)^\| `([^`]+)` \|/#)
    let lines = rows.map { "  - \($0.1)\n" }.joined()
    let text = "carousel: loop-content-view\nitems: 5\nscript:\n\(lines)"
    let script = try Scenario(parsing: text, file: "guide").script
    let verbs = Set(script.scenarioLines.compactMap { $0.split(separator: " ").first })
    #expect(verbs == Set(GestureForm.all.map { Substring($0.verb) }))
  }

  @Test func `the scenario of the guide can be read`() throws {
    let text = guide.components(separatedBy: "```yaml\n")[1].components(separatedBy: "```")[0]
    let scenario = try Scenario(parsing: text, file: "guide", formats: PictureFormat.all.names)
    #expect(scenario.pictures.map(\.format) == ["strip", "gif"])
    let rules = guide.components(separatedBy: "```yaml\n")[2].components(separatedBy: "```")[0]
    let carousel = "strip: clones(1, 1)\n" + rules
    let own = "items: 5\ncarousel:\n" + carousel.split(separator: "\n").map { "  \($0)\n" }.joined()
    #expect(try Scenario(parsing: own, file: "guide").carousel.wrapRules.count == 1)
  }
}
