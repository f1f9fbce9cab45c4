internal import Foundation
internal import Testing

@Suite struct SnippetTests {
  private func run(_ arguments: String...) throws -> ProgramRun {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.sound)
    return try ProgramRun(["snippet", "a.yml", "--format", "strip"] + arguments, in: folder)
  }

  @Test func `Markdown has a sentence and a paragraph`() throws {
    let text = try run().output
    #expect(text.hasPrefix("![Carousel of three pages: "))
    #expect(text.contains("](Output/a.svg)\n"))
    #expect(text.contains("<details><summary>What the picture shows</summary>\n\nThree pages. "))
  }

  @Test func `two variants are a picture element`() throws {
    let text = try run("--theme", "auto", "--form", "html", "-o", "docs").output
    #expect(
      text.contains("<source media=\"(prefers-color-scheme: dark)\" srcset=\"docs/a~dark.svg\">"))
    #expect(text.contains("<img src=\"docs/a.svg\" alt=\"Carousel of three pages: "))
    #expect(!(try run("--form", "html").output.contains("<source")))
  }

  @Test func `the dark variant of a scaled picture is named, drawn and embedded as DocC has it`()
    throws
  {
    let folder = try TestFolder()
    try folder.write(
      "a.yml", Samples.sound + "pictures: [{file: sub/b@2x.gif, scale: 2, theme: auto}]\n")
    #expect(try ProgramRun(["render", "a.yml"], in: folder).exitCode == 0)
    #expect(!(try folder.bytes(of: "Output/sub/b@2x.gif").isEmpty))
    #expect(!(try folder.bytes(of: "Output/sub/b~dark@2x.gif").isEmpty))
    let text = try ProgramRun(["snippet", "a.yml", "--form", "html"], in: folder).output
    #expect(text.contains("srcset=\"Output/sub/b~dark@2x.gif\""))
    #expect(text.contains("<img src=\"Output/sub/b@2x.gif\""))
    // The other order of what is added to a name that has neither.
    try folder.write("c.yml", Samples.sound)
    let scaled = ["--format", "gif", "--theme", "auto", "--scale", "2"]
    #expect(try ProgramRun(["render", "c.yml"] + scaled, in: folder).exitCode == 0)
    #expect(!(try folder.bytes(of: "Output/c~dark@2x.gif").isEmpty))
  }

  @Test func `a dark picture without a light one is embedded alone, in a gallery too`() throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.sound + "pictures: [{file: b~dark.svg, theme: dark}]\n")
    try folder.write("gallery.yml", "scenarios: [a.yml]\n")
    #expect(try ProgramRun(["gallery"], in: folder).exitCode == 0)
    #expect(try folder.text(of: "Output/README.md").contains("](b~dark.svg)\n"))
    #expect(
      try ProgramRun(["snippet", "a.yml"], in: folder).output.contains("](Output/b~dark.svg)"))
  }

  @Test func `DocC finds the variant by itself`() throws {
    let text = try run("--theme", "auto", "--form", "docc").output
    #expect(text.hasPrefix("![Carousel of three pages: "))
    #expect(text.contains("](a.svg)\n"))
    #expect(!text.contains("dark"))
  }

  @Test func `the words can be Chinese`() throws {
    let text = try run("--language", "zh").output
    #expect(text.hasPrefix("![三页的轮播："))
    #expect(text.contains("共三页。"))
    #expect(try run("--language", "fr").exitCode == 64)
  }

  @Test func `a theme of one's own colors a picture`() throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.sound)
    try folder.write("own.yml", "base: dark\nbackground: \"#001122\"\n")
    let arguments = ["render", "a.yml", "--format", "strip", "--theme"]
    #expect(try ProgramRun(arguments + ["own.yml"], in: folder).exitCode == 0)
    #expect(try folder.text(of: "Output/a.svg").contains("fill=\"#001122\""))
    #expect(try ProgramRun(arguments + ["none.yml"], in: folder).exitCode == 66)
    try folder.write("own.yml", "ink: \"#eee\"\n")
    let faint = try ProgramRun(arguments + ["own.yml"], in: folder)
    #expect(faint.exitCode == 65)
    #expect(faint.errors.contains("has a contrast of"))
    #expect(try ProgramRun(arguments + ["drak"], in: folder).exitCode == 64)
  }

  @Test func `two carousels stand side by side where a scenario names another one`() throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.broken + "against: banner-view-repaired\n")
    let run = try ProgramRun(["render", "a.yml", "--format", "side-by-side"], in: folder)
    #expect(run.exitCode == 0)
    let svg = try folder.text(of: "Output/a-side-by-side.svg")
    #expect(svg.contains("A · banner-view<") && svg.contains("B · banner-view-repaired<"))
    try folder.write("a.yml", Samples.broken)
    let alone = try ProgramRun(["render", "a.yml", "--format", "side-by-side"], in: folder)
    #expect(alone.exitCode == 65)
    #expect(alone.errors.contains("add 'against: NAME'"))
  }
}
