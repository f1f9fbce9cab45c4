internal import Foundation
internal import Testing

@Suite struct CompareTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("a.yml", Samples.sound)
    try folder.write("b.yml", Samples.broken)
    let options = ["--format", "gif", "--layout", "viewer"]
    _ = try ProgramRun(["render", "a.yml", "b.yml"] + options, in: folder)
    return folder
  }

  @Test func `the same pictures in other frames are the same to look at`() throws {
    let folder = try folder()
    // 50 frames a second show the same moments as 25 only where nothing moves.
    try folder.write("s.yml", Samples.still)
    for (name, rate) in [("one", "25"), ("two", "50")] {
      _ = try ProgramRun(
        ["render", "s.yml", "--format", "gif", "--layout", "viewer", "--fps", rate, "-o", name],
        in: folder)
    }
    let run = try ProgramRun(["compare", "one/s.gif", "two/s.gif"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("the same to look at: 64 × "))
    #expect(try ProgramRun(["compare", "Output/a.gif", "Output/a.gif"], in: folder).exitCode == 0)
  }

  @Test func `where two animations differ is told with time and place`() throws {
    let folder = try folder()
    let run = try ProgramRun(["compare", "Output/a.gif", "Output/b.gif"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("length: "))
    #expect(run.output.contains(/\d\.\d\d s to \d\.\d\d s: up to \d+ pixels? \(/))
  }

  @Test func `how often an animation plays counts`() throws {
    let folder = try folder()
    _ = try ProgramRun(
      ["render", "a.yml", "--format", "gif", "--layout", "viewer", "--loop", "2", "-o", "two"],
      in: folder)
    let run = try ProgramRun(["compare", "Output/a.gif", "two/a.gif"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output == "plays: for ever and 2 times\n")
  }

  @Test func `a file that is no GIF is named`() throws {
    let folder = try folder()
    let run = try ProgramRun(["compare", "Output/a.gif", "a.yml"], in: folder)
    #expect(run.exitCode == 65)
    #expect(run.errors == "a.yml: error: not a GIF file\n")
    #expect(try ProgramRun(["compare", "Output/a.gif", "none.gif"], in: folder).exitCode == 66)
    #expect(try ProgramRun(["compare", "Output/a.gif"], in: folder).exitCode == 64)
  }
}
