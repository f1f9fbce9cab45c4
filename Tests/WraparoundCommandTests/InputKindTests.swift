internal import Foundation
internal import Testing

@Suite struct InputKindTests {
  /// A folder with a pipe into which nobody writes.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("good.yml", Samples.sound)
    try #require(mkfifo(folder.url(of: "pipe").path, 0o600) == 0)
    try #require(mkfifo(folder.url(of: "pipe.yml").path, 0o600) == 0)
    return folder
  }

  /// Runs a line that could hang; after ten seconds the shell gives 124.
  private func run(_ line: String, in folder: TestFolder) throws -> ProgramRun {
    try ProgramRun(shell: "timeout 10 \(line)", in: folder)
  }

  @Test(arguments: [
    "validate pipe", "verify pipe", "verify --trace pipe", "render pipe", "timeline pipe",
    "explore ./pipe", "gallery pipe", "compare pipe pipe", "snippet pipe",
  ])
  func `a pipe into which nobody writes is refused at once`(_ command: String) throws {
    let folder = try folder()
    let run = try run("wraparound \(command)", in: folder)
    #expect(run.exitCode == 66)
    #expect(
      run.errors.hasSuffix(
        "pipe: error: is a named pipe, and a file is expected; write what comes out of it to a "
          + "file, and name that\n"), "\(run.errors)")
  }

  @Test func `a pipe in the place of a theme is refused at once`() throws {
    let folder = try folder()
    let run = try run("wraparound render --theme pipe.yml good.yml", in: folder)
    #expect(run.exitCode == 66)
    #expect(run.errors.hasPrefix("pipe.yml: error: is a named pipe"), "\(run.errors)")
  }

  @Test(arguments: ["pipe", "/dev/null", "/dev/zero", "."])
  func `an item's picture must be a file on a disk`(_ path: String) throws {
    let folder = try folder()
    try folder.write("bad.yml", "carousel: banner-view\nitems: [\(path)]\n")
    let run = try run("wraparound validate bad.yml", in: folder)
    #expect(run.exitCode == 66)
    #expect(run.errors.hasPrefix("\(path): error: is a"), "\(run.errors)")
    #expect(run.errors.contains("a file is expected"))
  }

  @Test(arguments: ["/dev/null", "/dev/zero"])
  func `a device is no scenario`(_ path: String) throws {
    let run = try run("wraparound verify \(path)", in: TestFolder())
    #expect(run.exitCode == 66)
    #expect(run.errors == "\(path): error: is a device, and a file is expected\n")
  }

  @Test func `what a shell pipes in is read`() throws {
    let folder = try folder()
    for line in [
      "bash -c 'wraparound validate <(cat good.yml)'",
      "wraparound validate - < good.yml",
      "sh -c 'cat good.yml | wraparound validate /dev/stdin'",
    ] {
      let run = try run(line, in: folder)
      #expect(run.exitCode == 0, "\(line): \(run.errors)")
    }
    let closed = try run("wraparound validate /dev/fd/77", in: folder)
    #expect(closed.exitCode == 66)
    #expect(closed.errors == "/dev/fd/77: error: no such file\n")
  }

  @Test func `a mistake in what a shell pipes in is told with its place`() throws {
    let folder = try TestFolder()
    try folder.write("bad.yml", "itms: 3\n")
    let run = try run("bash -c 'wraparound validate <(cat bad.yml)'", in: folder)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains(":1:1: error: unknown key 'itms'"), "\(run.errors)")
  }

  @Test func `a link to a file is a file`() throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(
      at: folder.url(of: "link.yml"), withDestinationURL: folder.url(of: "good.yml"))
    #expect(try run("wraparound validate link.yml", in: folder).exitCode == 0)
  }

  @Test func `no file takes the place of a pipe`() throws {
    let folder = try folder()
    try FileManager.default.moveItem(
      at: folder.url(of: "pipe"), to: folder.url(of: "report.xml"))
    let run = try run("wraparound verify --report report.xml good.yml", in: folder)
    #expect(run.exitCode == 73)
    #expect(
      run.errors == "report.xml: error: cannot be written: a named pipe of this name is in its "
        + "place; choose another name\n")
  }
}
