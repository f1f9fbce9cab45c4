internal import Foundation
internal import Testing

@testable internal import WraparoundCommand

@Suite struct OutputTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("banner.yml", Samples.sound)
    return folder
  }

  @Test(arguments: ["banner.yml", "banner.yml/below", "/proc/nowhere", "/dev/full"])
  func `a place that is no folder is told before anything is drawn`(_ output: String) throws {
    let folder = try folder()
    let before = try folder.contents
    let run = try ProgramRun(["render", "--output", output, "banner.yml"], in: folder)
    #expect(run.exitCode == 73)
    #expect(run.errors.hasPrefix("\(output): error: cannot be written: "), "\(run.errors)")
    #expect(try folder.contents == before)
  }

  @Test func `a folder in the place of a picture leaves all pictures as they were`() throws {
    let folder = try folder()
    try folder.write("Output/banner.gif/x", "")
    try folder.write("Output/banner.svg", "older")
    let before = try folder.contents
    let run = try ProgramRun(["render", "banner.yml"], in: folder)
    #expect(run.exitCode == 73)
    #expect(try folder.contents == before)
  }

  @Test(arguments: [
    "help", "carousels", "timeline banner.yml", "verify banner.yml", "render banner.yml",
    "verify --json banner.yml", "explore banner-view --depth 1", "new -",
  ])
  func `closed standard output and a full disk are told by the exit code`(
    _ command: String
  ) throws {
    let folder = try folder()
    for place in [">&-", "> /dev/full"] {
      let run = try ProgramRun(shell: "wraparound \(command) \(place)", in: folder)
      #expect(run.exitCode == 73, "\(place)")
      #expect(run.errors.hasPrefix("standard output: error: cannot be written: "))
    }
  }

  @Test func `with closed standard output nothing is drawn unless nothing is to be said`() throws {
    let folder = try folder()
    let before = try folder.contents
    _ = try ProgramRun(shell: "wraparound render banner.yml >&-", in: folder)
    #expect(try folder.contents == before)
    let quiet = try ProgramRun(
      shell: "wraparound render --quiet --format strip banner.yml >&- <&-", in: folder)
    #expect(quiet.exitCode == 0, "\(quiet.errors)")
    #expect(try folder.text(of: "Output/banner.svg").hasPrefix("<svg"))
  }

  @Test func `a reader that goes away ends the program with its code, not with a signal`() throws {
    let folder = try TestFolder()
    try folder.write("long.yml", "carousel: banner-view\nitems: 3\nscript: [rest 600s]\n")
    let run = try ProgramRun(
      shell: "(wraparound timeline long.yml; echo $? > code) | head -n 1", in: folder)
    #expect(try folder.text(of: "code") == "73\n")
    #expect(
      run.errors == "standard output: error: cannot be written: the program that reads it has "
        + "ended; let it read to the end\n")
  }

  @Test(arguments: [
    "render --format strip banner.yml", "verify --report report.xml banner.yml", "new banner-view",
    "explore banner-view --depth 1 --output scripts", "gallery gallery.yml",
    "explore banner-view --depth 1 --render scripts",
  ])
  func `a report that nobody can read leaves all files as they were`(_ command: String) throws {
    let folder = try folder()
    try folder.write("gallery.yml", "scenarios: [banner.yml]\n")
    let before = try folder.contents
    let run = try ProgramRun(shell: "wraparound \(command) > /dev/full", in: folder)
    #expect(run.exitCode == 73)
    #expect(run.errors.contains("standard output: error: cannot be written: the disk is full"))
    #expect(try folder.contents == before)
    // The same with a place for the report.
    _ = try ProgramRun(shell: "wraparound \(command) > /dev/null", in: folder)
    #expect(try folder.contents != before)
  }

  @Test func `a batch with one wrong file replaces none`() throws {
    let folder = try TestFolder()
    try folder.write("a", "older")
    let before = try folder.contents
    func write(wrong: Bool) throws {
      var batch = OutputBatch()
      try batch.add(folder.url(of: "a").path, bytes: [1]) { (_) throws(Failure) in }
      try batch.add(folder.url(of: "b").path, bytes: [2]) { (bytes) throws(Failure) in
        #expect(bytes == [2])
        if wrong { throw .wrongPicture("b", reason: "it is") }
      }
      try batch.commit()
    }
    #expect(throws: Failure.wrongPicture("b", reason: "it is")) { try write(wrong: true) }
    #expect(try folder.contents == before)
    try write(wrong: false)
    #expect(try folder.contents == ["a": [1], "b": [2]])
  }

  @Test func `folders that a failed batch made are removed again`() throws {
    let folder = try TestFolder()
    func prepare() throws {
      var batch = OutputBatch()
      try batch.prepare(folder: folder.url(of: "x/y").path)
      #expect(try folder.contents == ["x/": [], "x/y/": []])
    }
    try prepare()
    #expect(try folder.contents.isEmpty)
  }
}
