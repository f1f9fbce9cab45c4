import CarouselPicture
import CarouselScenario
import Testing

@Suite struct ThemeReadingTests {
  private func theme(_ text: String) throws(ScenarioError) -> Theme {
    try Theme(parsing: Array(text.utf8), file: "own.yml", name: "own")
  }

  @Test func `a theme of one's own changes another one`() throws {
    let theme = try theme("base: dark\njump: \"#ffb000\"\nitems: [\"#fff\", \"#004\"]\n")
    #expect(theme.name == "own")
    #expect(theme.jump == Color(0xffb000))
    #expect(theme.items == [Color(0xffffff), Color(0x000044)])
    #expect(theme.background == Theme.dark.background)
  }

  @Test(arguments: [
    ("ink: \"#aaa\"\n", "own.yml:1:6: error: ink on background has a contrast of 2.3 to 1"),
    ("base: drak\n", "own.yml:1:7: error: unknown theme 'drak'; did you mean 'dark'?"),
    ("inc: \"#000\"\n", "own.yml:1:1: error: unknown key 'inc' of a theme; did you mean 'ink'?"),
    ("jump: red\n", "own.yml:1:7: error: expected a color such as \"#54a24b\""),
    ("items: [\"#fff\"]\n", "own.yml:1:8: error: a list of 1 is out of range"),
  ])
  func `what is wrong with a theme is told with its place`(text: String, message: String) {
    let error = #expect(throws: ScenarioError.self) { try theme(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}
