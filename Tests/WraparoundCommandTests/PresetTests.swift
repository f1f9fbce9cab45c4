internal import CarouselCore
internal import Foundation
internal import Testing

@Suite struct PresetTests {
  @Test func `carousels lists every preset in one line`() throws {
    let run = try ProgramRun(["carousels"], in: TestFolder())
    #expect(run.exitCode == 0)
    let names = run.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(names == Carousel.presets.map(\.name))
  }

  @Test(arguments: Carousel.presets.map(\.name))
  func `what carousels prints of a preset is a carousel that does the same`(
    _ name: String
  ) throws {
    let folder = try TestFolder()
    let printed = try ProgramRun(["carousels", name], in: folder)
    #expect(printed.exitCode == 0)
    let mapping = printed.output.split(separator: "\n").map { "  \($0)\n" }.joined()
    let rest = "items: 4\nscript: [swipe back, drag forward 1.3 pages over 200ms, swipe forward]\n"
    try folder.write("name.yml", "carousel: \(name)\n\(rest)")
    try folder.write("mapping.yml", "carousel:\n\(mapping)\(rest)")
    let named = try ProgramRun(["timeline", "name.yml"], in: folder)
    let spelled = try ProgramRun(["timeline", "mapping.yml"], in: folder)
    #expect(spelled.exitCode == 0, "\(spelled.errors)")
    #expect(named.output == spelled.output)
  }

  @Test(arguments: Carousel.presets.map(\.name))
  func `new writes a scenario that is accepted as it is`(_ name: String) throws {
    let folder = try TestFolder()
    let run = try ProgramRun(["new", name], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try ProgramRun(["validate", "\(name).yml"], in: folder).exitCode == 0)
    #expect(try folder.text(of: "\(name).yml").contains("\ncarousel: \(name)\n"))
  }

  @Test func `new replaces no file`() throws {
    let folder = try TestFolder()
    try folder.write("banner.yml", "mine")
    let run = try ProgramRun(["new", "banner"], in: folder)
    #expect(run.exitCode == 73)
    #expect(run.errors.hasPrefix("banner.yml: error: is there already"))
    #expect(try folder.text(of: "banner.yml") == "mine")
  }

  @Test func `new prints the scenario of a carousel for a dash`() throws {
    let folder = try TestFolder()
    let run = try ProgramRun(["new", "-", "--carousel", "image-carousel"], in: folder)
    #expect(run.output.contains("\ncarousel: image-carousel\n"))
    #expect(try folder.contents.isEmpty)
  }

  @Test func `validate is silent about what is good`() throws {
    let folder = try TestFolder()
    try folder.write("good.yml", Samples.sound)
    try folder.write("bad.yml", "items: 3\n")
    let before = try folder.contents
    let good = try ProgramRun(["validate", "good.yml"], in: folder)
    #expect(good.exitCode == 0)
    #expect(good.output.isEmpty && good.errors.isEmpty)
    let all = try ProgramRun(["validate", "none.yml", "good.yml", "bad.yml"], in: folder)
    #expect(all.exitCode == 66)
    #expect(all.errors.contains("none.yml: ") && all.errors.contains("bad.yml:1:1: "))
    #expect(try folder.contents == before)
  }

  @Test func `themes are those that --theme takes`() throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.still)
    let run = try ProgramRun(["themes"], in: folder)
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names == ["light", "dark", "high-contrast"])
    for name in names {
      let render = try ProgramRun(
        ["render", "--format", "strip", "--theme", String(name), "a.yml"], in: folder)
      #expect(render.exitCode == 0)
    }
  }
}
