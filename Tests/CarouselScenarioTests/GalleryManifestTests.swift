import CarouselScenario
import Testing

@Suite struct GalleryManifestTests {
  private func manifest(_ text: String) throws(ScenarioError) -> GalleryManifest {
    try GalleryManifest(parsing: Array(text.utf8), file: "gallery.yml")
  }

  @Test func `a list of scenarios is enough`() throws {
    let manifest = try manifest("scenarios: [a.yml, b/c.yml]\n")
    #expect(manifest.scenarios == ["a.yml", "b/c.yml"])
    #expect(manifest.output == "Output")
    #expect(manifest.index == "README.md")
    #expect(manifest.verdicts == nil)
    #expect(manifest.reference == nil)
  }

  @Test(arguments: ["output: .\n", "output: ./.\n", "output: ../b\n", "output: /tmp\n", ""])
  func `a gallery has a folder of its own and scenarios`(text: String) {
    let scenarios = text.isEmpty ? "title: A\n" : "scenarios: [a.yml]\n"
    #expect(throws: ScenarioError.self) { try manifest(text + scenarios) }
  }
}
