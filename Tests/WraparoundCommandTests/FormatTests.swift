internal import CarouselFormats
internal import CarouselPicture
internal import Foundation
internal import Testing

@testable internal import WraparoundCommand

extension PictureFormat {
  /// A format that the command line's code has never heard of.
  fileprivate static let toy = PictureFormat(
    FormatName("toy", endings: ["-toy.txt", ".txt"]), noun: "toy"
  ) { (order) throws(PictureError) in
    DrawnPicture(
      text: "\(order.illustration.title), \(order.options.layout.rawValue), "
        + "\(order.illustration.theme.name)\n", remark: "text")
  }
}

@Suite struct FormatTests {
  private let formats = PictureFormat.all + [.toy]

  private func folder(_ text: String = Samples.sound) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("banner.yml", text)
    return folder
  }

  private func run(
    _ command: String, _ options: [String], _ folder: TestFolder, formats: [PictureFormat]
  ) -> Int32 {
    Program.run([command, "-q"] + options, drawing: formats)
  }

  @Test func `a new format is drawn by its word, in every theme, without another line of code`()
    throws
  {
    let folder = try folder()
    let options = [
      "--format", "toy", "--layout", "viewer", "--theme", "auto", "-o", folder.url(of: "Out").path,
      folder.url(of: "banner.yml").path,
    ]
    #expect(run("render", options, folder, formats: formats) == 0)
    #expect(try folder.text(of: "Out/banner-toy.txt") == "No end, viewer, light\n")
    #expect(try folder.text(of: "Out/banner-toy~dark.txt") == "No end, viewer, dark\n")
    // The list is what decides.
    #expect(run("render", options, folder, formats: PictureFormat.all) == 64)
  }

  @Test func `a scenario and a gallery ask for a new format by the ending of a file`() throws {
    let folder = try folder(Samples.sound + "pictures: [one.txt]\n")
    try folder.write("gallery.yml", "scenarios: [banner.yml]\n")
    let manifest = folder.url(of: "gallery.yml").path
    #expect(run("gallery", [manifest], folder, formats: formats) == 0)
    #expect(try folder.text(of: "Output/one.txt") == "No end, explained, light\n")
    #expect(run("gallery", ["--check", manifest], folder, formats: formats) == 0)
    try folder.write("Output/one.txt", "another")
    try folder.write("Output/two.txt", "an orphan")
    #expect(run("gallery", ["--check", manifest], folder, formats: formats) == 1)
    #expect(run("gallery", ["--check", manifest], folder, formats: PictureFormat.all) == 65)
    #expect(run("gallery", [manifest], folder, formats: formats) == 0)
    #expect(try folder.contents["Output/two.txt"] == nil)
  }

  @Test func `help tells of the formats that there are`() throws {
    let help = try Command.named("render", drawing: formats).help
    #expect(help.contains("snippet, toy."), "\(help)")
    #expect(!(try Command.named("render", drawing: PictureFormat.all).help.contains("toy")))
  }

  @Test func `a snippet is rendered with the pictures that it shows`() throws {
    let folder = try folder()
    let run = try ProgramRun(
      [
        "render", "--format", "strip", "--format", "snippet", "--theme", "auto", "-o", "docs",
        "banner.yml",
      ], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let text = try folder.text(of: "docs/banner-snippet.md")
    let paths = text.matches(of: /(?:srcset|src)="([^"]+)"/).map { String($0.1) }
    #expect(paths == ["banner~dark.svg", "banner.svg"])
    for path in paths { #expect(try folder.contents["docs/\(path)"] != nil) }
    #expect(try folder.contents["docs/banner-snippet~dark.md"] == nil)
    #expect(run.output.contains("docs/banner-snippet.md: snippet, markdown for 1 picture"))
  }

  @Test func `a snippet alone shows the pictures that its scenario gets by itself`() throws {
    let folder = try folder()
    let run = try ProgramRun(
      ["render", "--format", "snippet", "--form", "docc", "--language", "zh", "banner.yml"],
      in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let text = try folder.text(of: "Output/banner-snippet.md")
    #expect(text.contains("](banner.svg)") && text.contains("](banner.gif)"))
    #expect(text.hasPrefix("![三页的轮播："))
    #expect(try folder.contents["Output/banner.svg"] == nil)
  }

  @Test func `a scenario's own snippet has its own form`() throws {
    let folder = try folder(
      Samples.sound + "pictures: [still/a.svg, {file: text/a.md, form: html, language: zh}]\n")
    let run = try ProgramRun(["render", "banner.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.text(of: "Output/text/a.md").contains("<img src=\"../still/a.svg\" alt=\"三"))
  }

  @Test func `two carousels move side by side in one GIF`() throws {
    let folder = try folder(Samples.broken + "against: banner-view-repaired\n")
    let run = try ProgramRun(["render", "--format", "side-by-side-gif", "banner.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("side-by-side GIF, 640 × 330 pixels"), "\(run.output)")
    #expect(
      try folder.bytes(of: "Output/banner-side-by-side.gif").starts(with: Array("GIF89a".utf8)))
    let alone = try ProgramRun(
      ["render", "--format", "side-by-side-gif", "banner.yml"], in: self.folder(Samples.broken))
    #expect(alone.exitCode == 65)
    #expect(alone.errors.contains("add 'against: NAME'"))
  }
}
