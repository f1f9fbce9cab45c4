internal import Foundation
internal import Testing

@Suite struct StillTests {
  private func folder(_ text: String = Samples.sound) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("banner.yml", text)
    return folder
  }

  private func render(_ options: [String], _ folder: TestFolder) throws -> ProgramRun {
    try ProgramRun(["render"] + options + ["banner.yml"], in: folder)
  }

  /// The width and the height in the header of a PNG.
  private func size(of png: [UInt8]) throws -> [Int] {
    try #require(png.count > 24)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    return [16, 20].map { start in
      png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  private func names(_ folder: TestFolder, in place: String) throws -> [String] {
    try folder.contents.keys.filter { $0.hasPrefix(place) && $0 != place }.sorted()
  }

  @Test func `a poster shows the moment that is asked for`() throws {
    let folder = try folder()
    var posters: [[UInt8]] = []
    for moment in ["0s", "wrap", "50%", "wrap 2"] {
      let run = try render(["--format", "poster", "--at", moment], folder)
      #expect(run.exitCode == 0, "\(run.errors)")
      let poster = try folder.bytes(of: "Output/banner-poster.png")
      #expect(try size(of: poster) == [640, 420])
      posters.append(poster)
    }
    #expect(Set(posters).count == 4)
    // Without a moment it is the first wrap of a sound carousel.
    let run = try render(["--format", "poster"], folder)
    #expect(run.output.contains("poster, 640 × 420 pixels, at "), "\(run.output)")
    #expect(try folder.bytes(of: "Output/banner-poster.png") == posters[1])
  }

  @Test func `a moment that does not come is told`() throws {
    let folder = try folder()
    let late = try render(["--format", "poster", "--at", "99s"], folder)
    #expect(late.exitCode == 65)
    #expect(late.errors.contains("there is no frame at 99 s; the last one is at"))
    let tick = try render(["--format", "poster", "--at", "tick"], folder)
    #expect(tick.exitCode == 65)
    #expect(tick.errors.contains("there is no tick to show"), "\(tick.errors)")
    #expect(try names(folder, in: "Output/").isEmpty)
  }

  @Test func `a contact sheet, posters and frames have their themes and scales in their names`()
    throws
  {
    let folder = try folder()
    let run = try render(
      [
        "--format", "contact-sheet", "--format", "poster", "--format", "frames", "--layout",
        "viewer", "--theme", "auto", "--scale", "2",
      ], folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("contact sheet, 1952 × "), "\(run.output)")
    #expect(try size(of: folder.bytes(of: "Output/banner-poster~dark@2x.png")) == [128, 64])
    #expect(try size(of: folder.bytes(of: "Output/banner-contact-sheet@2x.png"))[0] == 1952)
    for name in ["banner-frames@2x", "banner-frames~dark@2x"] {
      let frames = try names(folder, in: "Output/\(name)/")
      #expect(frames.first == "Output/\(name)/delays.csv")
      #expect(frames.contains("Output/\(name)/frame-00001.png"))
    }
    #expect(try folder.contents["Output/banner-frames@2x/frame-00001.png"]?.isEmpty == false)
  }

  @Test func `fewer frames replace more, and a foreign file is left alone`() throws {
    let folder = try folder()
    let options = ["--format", "frames", "--layout", "viewer"]
    #expect(try render(options, folder).exitCode == 0)
    let many = try names(folder, in: "Output/banner-frames/")
    #expect(try render(options + ["--fps", "10"], folder).exitCode == 0)
    let few = try names(folder, in: "Output/banner-frames/")
    #expect(few.count < many.count)
    let lines = try folder.text(of: "Output/banner-frames/delays.csv").split(separator: "\n")
    // The head of the table stands for the table itself.
    #expect(lines.count == few.count)
    try folder.write("Output/banner-frames/letter.txt", "precious")
    let before = try folder.contents
    let run = try render(options, folder)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("the folder holds 'letter.txt', which is none of its frames"))
    #expect(try folder.contents == before)
  }

  @Test func `a scenario names its stills`() throws {
    let folder = try folder(
      Samples.sound + "pictures: [parts/frames/, {file: jump.png, at: wrap}, a-contact-sheet.png]\n"
    )
    let run = try render(["--layout", "viewer", "--fps", "5"], folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try size(of: folder.bytes(of: "Output/jump.png")) == [64, 32])
    #expect(try names(folder, in: "Output/parts/frames/").count > 2)
    #expect(try folder.contents["Output/a-contact-sheet.png"] != nil)
  }

  @Test func `a picture among the frames of another one is refused`() throws {
    let folder = try folder(Samples.sound + "pictures: [frames/, frames/still.png]\n")
    let run = try render(["--layout", "viewer"], folder)
    #expect(run.exitCode == 64)
    #expect(try names(folder, in: "Output/").isEmpty)
  }

  @Test func `a file in the place of a folder of frames is not replaced`() throws {
    let folder = try folder()
    try folder.write("Output/banner-frames", "precious")
    let run = try render(["--format", "frames", "--layout", "viewer"], folder)
    #expect(run.exitCode == 73)
    #expect(try folder.text(of: "Output/banner-frames") == "precious")
  }
}
