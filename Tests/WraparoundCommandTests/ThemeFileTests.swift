internal import Foundation
internal import Testing

@Suite struct ThemeFileTests {
  /// A scenario in a folder of its own that names a file of colors beside it.
  private func folder(_ colors: String?) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "there/banner.yml",
      Samples.sound + "pictures: [plain.svg, {file: own.svg, theme: colors/own.yml}]\n")
    if let colors { try folder.write("there/colors/own.yml", colors) }
    return folder
  }

  @Test func `a scenario names its own colors by their place from the scenario`() throws {
    let folder = try folder("background: \"#fff8e1\"\n")
    let run = try ProgramRun(["render", "there/banner.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("Output/own.svg: strip diagram, own theme"))
    #expect(try folder.text(of: "Output/own.svg").contains("fill=\"#fff8e1\""))
    #expect(!(try folder.text(of: "Output/plain.svg").contains("#fff8e1")))
    // The command line has the last word.
    let dark = try ProgramRun(["render", "--theme", "dark", "there/banner.yml"], in: folder)
    #expect(dark.exitCode == 0, "\(dark.errors)")
    #expect(!(try folder.text(of: "Output/own~dark.svg").contains("#fff8e1")))
  }

  @Test(arguments: ["render", "validate"])
  func `what is wrong with the colors is told with its place in their file`(
    command: String
  ) throws {
    let faint = try ProgramRun(
      [command, "there/banner.yml"], in: folder("base: light\nink: \"#eee\"\n"))
    #expect(faint.exitCode == 65)
    #expect(
      faint.errors.hasPrefix("there/colors/own.yml:2:6: error: ink on background has a contrast"),
      "\(faint.errors)")
    let missing = try ProgramRun([command, "there/banner.yml"], in: folder(nil))
    #expect(missing.exitCode == 66)
    #expect(missing.errors.contains("there/colors/own.yml: error: no such file"))
    #expect(
      try ProgramRun([command, "there/banner.yml"], in: folder("base: dark\n")).exitCode == 0)
  }

  @Test func `a gallery draws again what has other colors`() throws {
    let folder = try folder("background: \"#fff8e1\"\n")
    try folder.write("gallery.yml", "scenarios: [there/banner.yml]\n")
    #expect(try ProgramRun(["gallery"], in: folder).exitCode == 0)
    #expect(try ProgramRun(["gallery", "--check"], in: folder).exitCode == 0)
    try folder.write("there/colors/own.yml", "background: \"#e1f8ff\"\n")
    let check = try ProgramRun(["gallery", "--check"], in: folder)
    #expect(check.exitCode == 1)
    #expect(check.output.contains("Output/own.svg: stale"), "\(check.output)")
    #expect(!check.output.contains("Output/plain.svg: stale"))
  }
}
