internal import Foundation
internal import Testing

@Suite struct HelpTests {
  private static let commands = [
    "render", "verify", "explore", "timeline", "compare", "gallery", "snippet", "carousels",
    "new", "validate", "themes", "help", "version",
  ]

  @Test(arguments: [[]] + commands.map { [$0] })
  func `help is the text of Fixtures/Help`(_ command: [String]) throws {
    let run = try ProgramRun(["help"] + command, in: TestFolder())
    #expect(run.exitCode == 0)
    let name = command.first ?? "wraparound"
    let file = packageFolder.appendingPathComponent("Fixtures/Help/\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(run.output.utf8).write(to: file)
      Issue.record("recorded \(file.path); run again without RECORD_SNAPSHOTS")
    }
    #expect(run.output == (try String(contentsOf: file, encoding: .utf8)))
  }

  @Test(arguments: commands)
  func `a command explains itself as help does`(_ command: String) throws {
    let folder = try TestFolder()
    let help = try ProgramRun(["help", command], in: folder)
    for option in ["-h", "--help"] {
      let own = try ProgramRun([command, option], in: folder)
      #expect(own.output == help.output)
      #expect(own.exitCode == 0)
    }
  }

  @Test func `help lists the commands that exist and no others`() throws {
    let run = try ProgramRun(["--help"], in: TestFolder())
    let section = run.output.components(separatedBy: "Commands:\n")[1]
      .components(separatedBy: "\n\n")[0]
    let names = section.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first.map(String.init)
    }
    #expect(names == Self.commands)
  }

  @Test func `no line of help is wider than a terminal`() throws {
    let folder = try TestFolder()
    for command in Self.commands {
      let run = try ProgramRun(["help", command], in: folder)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `the version is printed by its command and its option`() throws {
    let folder = try TestFolder()
    let command = try ProgramRun(["version"], in: folder)
    #expect(command.output.wholeMatch(of: /wraparound \d+\.\d+\.\d+\n/) != nil)
    #expect(try ProgramRun(["--version"], in: folder).output == command.output)
  }
}
