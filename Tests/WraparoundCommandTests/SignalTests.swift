internal import Foundation
internal import Testing

@Suite struct SignalTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "long.yml", "carousel: banner-view\nitems: 3\nscript: [swipe back x300]\n")
    return folder
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func `an interrupted program leaves no file behind and tells the signal by its code`(
    _ signal: String, _ code: Int32
  ) throws {
    let folder = try folder()
    let before = try folder.contents
    let run = try ProgramRun(
      shell: "wraparound render long.yml & sleep 1; kill -\(signal) $!; wait $!", in: folder)
    #expect(run.exitCode == code)
    #expect(try folder.contents == before)
  }

  @Test(arguments: [("TERM", 143), ("HUP", 129)] as [(String, Int32)])
  func `a signal is never lost, however early it comes`(_ signal: String, _ code: Int32) throws {
    let folder = try folder()
    let before = try folder.contents
    for hundredths in 0..<12 {
      let run = try ProgramRun(
        shell: "wraparound render long.yml & sleep 0.\(hundredths < 10 ? "0" : "")\(hundredths); "
          + "kill -\(signal) $!; wait $!",
        in: folder)
      #expect(run.exitCode == code)
      #expect(try folder.contents == before)
    }
  }

  @Test(arguments: [("INT", 130), ("TERM", 143)] as [(String, Int32)])
  func `an interrupted search tells what it knows`(_ signal: String, _ code: Int32) throws {
    let run = try ProgramRun(
      shell: "wraparound explore loop-content-view --depth 1000 & sleep 2; kill -\(signal) $!; "
        + "wait $!",
      in: folder())
    #expect(run.exitCode == code)
    #expect(run.output.contains("loop-content-view"))
  }

  @Test func `a program that is to outlive its terminal does`() throws {
    let folder = try TestFolder()
    try folder.write("short.yml", "carousel: banner-view\nitems: 3\nscript: [rest 900s]\n")
    let run = try ProgramRun(
      shell: "trap '' HUP; wraparound verify short.yml & sleep 0.2; kill -HUP $!; wait $!",
      in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
  }
}
