internal import Foundation
internal import Testing

@Suite struct RenderTests {
  private func folder(_ text: String = Samples.sound) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("banner.yml", text)
    return folder
  }

  private func names(in folder: TestFolder) throws -> [String] {
    try folder.contents.keys.filter { $0.hasPrefix("Output/") && $0 != "Output/" }.sorted()
  }

  @Test func `a scenario becomes a strip diagram and a GIF of its file's name`() throws {
    let folder = try folder()
    let run = try ProgramRun(["render", "banner.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try names(in: folder) == ["Output/banner.gif", "Output/banner.svg"])
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("Output/banner.svg: strip diagram"))
    #expect(lines[1].hasPrefix("Output/banner.gif: animated GIF, 640 × 420 pixels"))
    #expect(lines[2] == "banner.yml: ✓ seamless, 2 wraps")
    #expect(run.errors.isEmpty)
  }

  @Test func `a seam is reported and drawn, and is no failure`() throws {
    let folder = try folder(Samples.broken)
    let run = try ProgramRun(["render", "--format", "strip", "banner.yml"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("banner.yml: ✗ "), "\(run.output)")
    #expect(run.output.contains("coverage"), "\(run.output)")
  }

  @Test func `a loop that does not close is reported with what closes it`() throws {
    let open = Samples.sound.replacing("  - swipe forward\n", with: "")
    let closed = try ProgramRun(
      ["render", "--format", "gif", "--layout", "viewer", "banner.yml"], in: folder())
    let run = try ProgramRun(
      ["render", "--format", "gif", "--layout", "viewer", "banner.yml"], in: folder(open))
    #expect(run.exitCode == 0)
    #expect(run.output.contains("note: the loop does not close"), "\(run.output)")
    #expect(run.output.contains("forward, so that the script ends where it began"))
    #expect(!closed.output.contains("note:"), "\(closed.output)")
  }

  @Test func `themes and scales are in the names of pictures`() throws {
    let folder = try folder()
    let run = try ProgramRun(
      ["render", "--theme", "auto", "--scale", "2", "--layout", "viewer", "banner.yml"],
      in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      try names(in: folder) == [
        "Output/banner.svg", "Output/banner@2x.gif", "Output/banner~dark.svg",
        "Output/banner~dark@2x.gif",
      ])
  }

  @Test func `pictures of the scenario lie below the output folder`() throws {
    let folder = try folder(
      Samples.sound + "pictures: [still/one.svg, {file: night.svg, theme: dark}]\n")
    let run = try ProgramRun(["render", "-o", "Pictures", "banner.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let contents = try folder.contents
    #expect(contents["Pictures/still/one.svg"] != nil)
    #expect(contents["Pictures/night.svg"] != nil)
    #expect(contents["Pictures/night.svg"] != contents["Pictures/still/one.svg"])
  }

  @Test func `a picture that this program cannot draw is refused with its place`() throws {
    let folder = try folder(Samples.sound + "pictures: [one.svg, two.html]\n")
    let run = try ProgramRun(["render", "banner.yml"], in: folder)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("banner.yml:"), "\(run.errors)")
    #expect(run.errors.contains("'two.html' does not tell its format"))
    #expect(try names(in: folder).isEmpty)
  }

  @Test func `the same input gives the same bytes for any number of jobs`() throws {
    let folder = try folder(Samples.broken)
    for jobs in ["1", "3"] {
      let run = try ProgramRun(
        ["render", "--layout", "viewer", "-j", jobs, "-o", jobs, "banner.yml"], in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
    }
    let contents = try folder.contents
    #expect(contents["1/banner.gif"] == contents["3/banner.gif"])
    #expect(contents["1/banner.svg"] == contents["3/banner.svg"])
    #expect(contents["1/banner.gif"]?.isEmpty == false)
  }

  @Test func `images are found beside the scenario and embedded in the diagram`() throws {
    let folder = try TestFolder()
    try folder.write("there/blue.png", bytes: Samples.png)
    try folder.write(
      "there/banner.yml",
      "carousel: banner-view\nitems: [blue.png, {label: B}, {label: C}]\npage: 64x32\n")
    let run = try ProgramRun(
      ["render", "--layout", "viewer", "there/banner.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.text(of: "Output/banner.svg").contains("data:image/png;base64,"))
    // The one pixel is pure blue, and a GIF's color table holds it as it is.
    let gif = try folder.bytes(of: "Output/banner.gif")
    let table = gif[13..<min(gif.count, 13 + 3 * 64)]
    let colors = stride(from: table.startIndex, to: table.endIndex - 2, by: 3).map {
      Array(table[$0..<$0 + 3])
    }
    #expect(colors.contains([0, 0, 255]))
  }

  @Test func `--quiet prints nothing`() throws {
    let run = try ProgramRun(
      ["render", "-q", "--format", "strip", "banner.yml"], in: folder())
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
  }

  @Test func `a scenario from standard input is called stdin`() throws {
    let folder = try TestFolder()
    let run = try ProgramRun(
      ["render", "--format", "strip", "-"], in: folder, input: Samples.sound)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try names(in: folder) == ["Output/stdin.svg"])
  }
}
