internal import Foundation
internal import Testing

/// A command line without a meaning.
struct BadUsage: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var message: String

  var testDescription: String { arguments.joined(separator: " ") }

  static let all: [BadUsage] = [
    BadUsage(arguments: [], message: "a command is missing"),
    BadUsage(arguments: ["rendr"], message: "unknown command 'rendr'; did you mean 'render'?"),
    BadUsage(arguments: ["xyzzy"], message: "unknown command 'xyzzy'"),
    BadUsage(arguments: ["help", "rendr"], message: "did you mean 'render'?"),
    BadUsage(arguments: ["render"], message: "SCENARIO is missing"),
    BadUsage(
      arguments: ["render", "--formt", "gif", "a.yml"], message: "did you mean '--format'?"),
    BadUsage(
      arguments: ["render", "--format", "gfi", "a.yml"], message: "did you mean 'gif'?"),
    BadUsage(
      arguments: ["render", "--format", "hologram", "a.yml"],
      message:
        "one of strip, gif, animated-svg, poster, contact-sheet, frames, side-by-side, "
        + "side-by-side-gif, snippet is expected"),
    BadUsage(arguments: ["render", "--scale", "4", "a.yml"], message: "1 to 3 is allowed"),
    BadUsage(arguments: ["render", "--fps", "nan", "a.yml"], message: "a number is expected"),
    BadUsage(arguments: ["render", "--theme", "drak", "a.yml"], message: "did you mean 'dark'?"),
    BadUsage(arguments: ["render", "--loop", "0", "a.yml"], message: "1 to 65535 is allowed"),
    BadUsage(arguments: ["verify", "--law", "coverge", "a.yml"], message: "'coverage'"),
    BadUsage(arguments: ["verify", "--report", "a.pdf", "a.yml"], message: "FILE.xml"),
    BadUsage(arguments: ["timeline", "--format", "xml", "a.yml"], message: "table, csv, trace"),
    BadUsage(
      arguments: ["carousels", "baner-view"],
      message: "unknown carousel 'baner-view'; did you mean 'banner-view'?"),
    BadUsage(arguments: ["explore", "xyzzy"], message: "'wraparound carousels' lists those"),
    BadUsage(
      arguments: ["new", "a", "--carousel", "image-carousell"], message: "'image-carousel'"),
    BadUsage(arguments: ["version", "now"], message: "unexpected argument 'now'"),
    BadUsage(arguments: ["verify", "--set", "gap", "a.yml"], message: "the form is KEY=VALUE"),
  ]
}

@Suite struct UsageTests {
  @Test(arguments: BadUsage.all)
  func `a command line without a meaning is refused and says what is meant`(
    _ usage: BadUsage
  ) throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.sound)
    let before = try folder.contents
    let run = try ProgramRun(usage.arguments, in: folder)
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix("wraparound: error: "))
    #expect(run.errors.contains(usage.message), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try folder.contents == before)
  }

  @Test func `a wrong value of --set is the command line's mistake and named there`() throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.sound)
    let run = try ProgramRun(["verify", "--set", "carousel=baner-view", "a.yml"], in: folder)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("did you mean 'banner-view'?"), "\(run.errors)")
    #expect(!run.errors.contains("a.yml:"), "\(run.errors)")
  }

  @Test func `--set replaces a key of the scenario`() throws {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.broken)
    let broken = try ProgramRun(["verify", "a.yml"], in: folder)
    let sound = try ProgramRun(
      ["verify", "--set", "carousel=banner-view-repaired", "a.yml"], in: folder)
    #expect(broken.exitCode == 1)
    #expect(sound.exitCode == 0)
  }

  @Test func `two scenarios of one name are told apart before anything is drawn`() throws {
    let folder = try TestFolder()
    try folder.write("a/x.yml", Samples.sound)
    try folder.write("b/x.yml", Samples.sound)
    let before = try folder.contents
    let run = try ProgramRun(["render", "a/x.yml", "b/x.yml"], in: folder)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("two pictures would be 'Output/x.svg'"), "\(run.errors)")
    #expect(try folder.contents == before)
  }

  @Test func `a picture never replaces an image of its scenario`() throws {
    let folder = try TestFolder()
    try folder.write("x.gif", bytes: Samples.png)
    try folder.write("x.yml", "carousel: banner-view\nitems: [x.gif]\npage: 64x32\n")
    let before = try folder.contents
    let run = try ProgramRun(["render", "--output", ".", "x.yml"], in: folder)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("would replace a file that it is made from"), "\(run.errors)")
    #expect(try folder.contents == before)
  }
}
