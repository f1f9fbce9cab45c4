internal import Foundation
internal import TestSupport
internal import Testing

@Suite struct FilmTests {
  private func folder(_ text: String = Samples.sound) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("banner.yml", text)
    return folder
  }

  private func render(_ options: [String], _ folder: TestFolder) throws -> ProgramRun {
    try ProgramRun(["render"] + options + ["banner.yml"], in: folder)
  }

  private func film(_ options: [String], _ text: String = Samples.sound) throws -> DecodedFilm {
    let folder = try folder(text)
    let run = try render(["--format", "gif", "--layout", "viewer"] + options, folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    return try DecodedFilm(folder.bytes(of: "Output/banner.gif"))
  }

  @Test func `a GIF starts, holds and slows down as the command line says`() throws {
    let plain = try film([])
    #expect(plain.loopCount == 0)
    #expect(try film(["--loop", "3"]).loopCount == 2)
    #expect(try film(["--loop", "1"]).loopCount == nil)
    #expect(try film(["--hold-last", "1.5s"]).duration == plain.duration + 150)
    // Two wraps near each other or apart: at most a second is slow.
    let slow = try film(["--slow-wrap", "2"]).duration - plain.duration
    #expect((26...100).contains(slow))
    let turned = try film(["--loop-offset", "300ms"])
    #expect(turned.duration == plain.duration)
    #expect(turned.frames.first != plain.frames.first)
  }

  @Test func `a scenario says the same with its keys`() throws {
    let text =
      Samples.sound
      + "pictures: [{file: banner.gif, loop-offset: 300ms, hold-last: 1.5s, slow-wrap: 2}]\n"
    let options = ["--loop-offset", "0.3", "--hold-last", "1500ms", "--slow-wrap", "2"]
    #expect(try film([], text).frames == film(options).frames)
  }

  @Test func `a GIF that is too long is made smaller, and what was done is said`() throws {
    let folder = try folder()
    let whole = try render(["--format", "gif"], folder)
    let length = try folder.bytes(of: "Output/banner.gif").count
    #expect(!whole.output.contains("made to fit"))
    let run = try render(["--format", "gif", "--max-bytes", "\(length - 1)"], folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains(", made to fit by 20 frames a second, "), "\(run.output)")
    #expect(try folder.bytes(of: "Output/banner.gif").count < length)
  }

  @Test func `a GIF that cannot be short enough is an answer of no, and nothing is replaced`()
    throws
  {
    let folder = try folder()
    try folder.write("Output/banner.gif", "precious")
    let run = try render(["--max-bytes", "50"], folder)
    #expect(run.exitCode == 1)
    #expect(
      run.errors.hasPrefix("Output/banner.gif: error: no step of the ladder fits in 50 bytes"),
      "\(run.errors)")
    #expect(run.errors.contains("the first frame"), "\(run.errors)")
    #expect(try folder.text(of: "Output/banner.gif") == "precious")
    #expect(try folder.contents["Output/banner.svg"] == nil)
  }

  @Test func `a film that starts after its end is refused`() throws {
    let run = try render(["--format", "gif", "--loop-offset", "60s"], folder())
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("the film cannot start at 60.000 s"), "\(run.errors)")
  }

  @Test(arguments: [
    ["--loop-offset", "wrap"], ["--hold-last", "601s"], ["--slow-wrap", "0.5"],
    ["--max-bytes", "0"], ["--dither", "bayer"], ["--at", "warp"], ["--at", "101%"],
  ])
  func `a value without a meaning is refused`(options: [String]) throws {
    let run = try render(options, folder())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("is no value for '\(options[0])'"), "\(run.errors)")
  }
}
