internal import Foundation
internal import Testing

@Suite struct GalleryTests {
  /// A gallery of two scenarios without letters in GIFs, which is drawn in no time.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("gallery.yml", "command: make pictures\nscenarios: [a.yml, b.yml]\n")
    try folder.write("a.yml", Samples.still + "pictures: [a.svg]\n")
    try folder.write("b.yml", Samples.sound + "pictures: [b.svg, {file: d.svg, theme: auto}]\n")
    return folder
  }

  @Test func `a gallery is drawn, is up to date then, and draws nothing again`() throws {
    let folder = try folder()
    let first = try ProgramRun(["gallery"], in: folder)
    #expect(first.exitCode == 0)
    #expect(first.output.hasSuffix("5 files as the scenarios say (5 drawn, 0 unchanged)\n"))
    let check = try ProgramRun(["gallery", "--check"], in: folder)
    #expect(check.exitCode == 0)
    #expect(check.output == "5 files as the scenarios say (0 drawn, 5 unchanged)\n")
    let page = try folder.text(of: "Output/README.md")
    #expect(page.contains("![Carousel of three pages: no wrap jumps.](a.svg)"))
    #expect(page.contains("srcset=\"d~dark.svg\""))
  }

  @Test func `only what a change reaches is drawn again`() throws {
    let folder = try folder()
    _ = try ProgramRun(["gallery"], in: folder)
    try folder.write("a.yml", Samples.still + "pictures: [a.svg]\n# another comment\n")
    let run = try ProgramRun(["gallery", "--update"], in: folder)
    // The picture of the scenario and the index page, which tells of all.
    #expect(run.output == "5 files as the scenarios say (2 drawn, 3 unchanged)\n")
    let all = try ProgramRun(["gallery", "--all"], in: folder)
    #expect(all.output == "5 files as the scenarios say (5 drawn, 0 unchanged)\n")
  }

  @Test func `stale, missing and orphaned pictures are named with what mends them`() throws {
    let folder = try folder()
    _ = try ProgramRun(["gallery"], in: folder)
    let stale = try folder.text(of: "Output/b.svg").replacingOccurrences(of: "No end", with: "X")
    try folder.write("Output/b.svg", stale)
    try FileManager.default.removeItem(at: folder.url(of: "Output/a.svg"))
    try folder.write("Output/old.svg", "<svg/>")
    try folder.write("Output/notes.txt", "mine")
    let before = try folder.contents
    let check = try ProgramRun(["gallery", "--check"], in: folder)
    #expect(check.exitCode == 1)
    let lines = check.output.split(separator: "\n").map(String.init)
    #expect(lines.contains("Output/a.svg: missing: there is no such file"))
    #expect(lines.contains { $0.hasPrefix("Output/b.svg: stale: ") })
    #expect(lines.contains("Output/old.svg: orphaned: no scenario makes it"))
    #expect(lines.last == "3 files of the gallery are out of date; mend with: make pictures")
    #expect(try folder.contents == before)

    #expect(try ProgramRun(["gallery"], in: folder).exitCode == 0)
    #expect(try ProgramRun(["gallery", "--check"], in: folder).exitCode == 0)
    #expect(try folder.contents["Output/old.svg"] == nil)
    #expect(try folder.text(of: "Output/notes.txt") == "mine")
  }

  @Test func `GitHub is told in its own words`() throws {
    let folder = try folder()
    let summary = folder.url(of: "summary.md").path
    let run = try ProgramRun(
      ["gallery", "--check"], in: folder,
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": summary])
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "::error file=Output/a.svg,title=missing picture::there is no such file; mend with: "
          + "make pictures\n"))
    #expect(try folder.text(of: "summary.md").contains("| `Output/a.svg` | missing |"))
    let plain = try ProgramRun(["gallery", "--check"], in: folder)
    #expect(!plain.output.contains("::error"))
  }

  @Test func `elsewhere than on the reference system appearance counts`() throws {
    let folder = try folder()
    _ = try ProgramRun(["gallery"], in: folder)
    let svg = try folder.text(of: "Output/a.svg")
    try folder.write("Output/a.svg", svg.replacingOccurrences(of: "x=\"24\"", with: "x=\"24.01\""))
    #expect(try ProgramRun(["gallery", "--check"], in: folder).exitCode == 1)
    let manifest = try folder.text(of: "gallery.yml")
    try folder.write("gallery.yml", manifest + "reference: elsewhere 1\n")
    // The index page names the command only, so that the manifest's change reaches no file.
    #expect(try ProgramRun(["gallery", "--check"], in: folder).exitCode == 0)
    try folder.write("Output/a.svg", svg.replacingOccurrences(of: "x=\"24\"", with: "x=\"25\""))
    #expect(try ProgramRun(["gallery", "--check"], in: folder).exitCode == 1)
  }

  @Test func `a manifest that is not there or no gallery is told`() throws {
    let folder = try TestFolder()
    let missing = try ProgramRun(["gallery"], in: folder)
    #expect(missing.exitCode == 66)
    #expect(missing.errors == "gallery.yml: error: no such file\n")
    try folder.write("gallery.yml", "scenarios: [a.yml]\noutput: .\n")
    let open = try ProgramRun(["gallery"], in: folder)
    #expect(open.exitCode == 65)
    #expect(open.errors.hasPrefix("gallery.yml:2:9: error: '.' is the folder of this file"))
    #expect(try ProgramRun(["gallery", "--check", "--update"], in: folder).exitCode == 64)
  }

  @Test func `a folder that is no gallery's loses nothing`() throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.sound)
    try folder.write("gallery.yml", "scenarios: [a.yml]\noutput: docs\n")
    try folder.write("docs/README.md", "# By hand\n")
    try folder.write("docs/logo.png", "logo")
    try folder.write("docs/notes.md", "notes")
    let page = try ProgramRun(["gallery"], in: folder)
    #expect(page.exitCode == 73)
    #expect(page.errors.contains("docs/README.md: error: cannot be written: it is no page of"))
    #expect(try folder.text(of: "docs/README.md") == "# By hand\n")
    try folder.remove("docs/README.md")
    let foreign = try ProgramRun(["gallery"], in: folder)
    #expect(foreign.exitCode == 73)
    #expect(foreign.errors.contains("docs/logo.png"))
    #expect(try folder.text(of: "docs/logo.png") == "logo")
    // A gallery's own folder is kept clean of pictures, and of nothing else.
    try folder.remove("docs/logo.png")
    #expect(try ProgramRun(["gallery"], in: folder).exitCode == 0)
    try folder.write("docs/old.svg", "<svg/>")
    #expect(try ProgramRun(["gallery", "--check"], in: folder).exitCode == 1)
    #expect(try ProgramRun(["gallery"], in: folder).output.contains("docs/old.svg: removed"))
    #expect(try folder.text(of: "docs/notes.md") == "notes")
  }
}
