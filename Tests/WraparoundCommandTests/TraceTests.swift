internal import Foundation
internal import Testing

@Suite struct TraceTests {
  @Test(arguments: [("sound.yml", Samples.sound), ("broken.yml", Samples.broken)])
  func `the trace of a scenario gets the verdict of the scenario`(
    name: String, text: String
  ) throws {
    let folder = try TestFolder()
    try folder.write(name, text)
    let trace = try ProgramRun(["timeline", "--format", "trace", name], in: folder)
    try folder.write("recorded.jsonl", trace.output)
    let scenario = try ProgramRun(["verify", name], in: folder)
    let recorded = try ProgramRun(["verify", "--trace", "recorded.jsonl"], in: folder)
    #expect(recorded.exitCode == scenario.exitCode)
    #expect(recorded.output.hasPrefix("recorded.jsonl: \(scenario.exitCode == 0 ? "✓" : "✗")"))
  }

  @Test func `a line that is no frame is named`() throws {
    let folder = try TestFolder()
    try folder.write("bad.jsonl", "{\"t\":0,\"viewport\":320,\"slides\":[]}\n{\"t\":16,\n")
    let run = try ProgramRun(["verify", "--trace", "bad.jsonl"], in: folder)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("bad.jsonl:2:"))
  }

  @Test func `a missing trace is no input`() throws {
    let run = try ProgramRun(["verify", "--trace", "none.jsonl"], in: TestFolder())
    #expect(run.exitCode == 66)
  }

  @Test func `a CSV trace needs its geometry`() throws {
    let folder = try TestFolder()
    // Three items of 100 points, clones(1, 1): from item 2 over the copy to the jump by a lap.
    let rows = ["t_ms,offset_px", "0,300", "100,300", "116,350", "133,400", "150,100", "300,100"]
    try folder.write("offsets.csv", rows.map { $0 + "\n" }.joined())
    let bare = try ProgramRun(["verify", "--trace", "offsets.csv"], in: folder)
    #expect(bare.exitCode == 64)
    #expect(bare.errors.contains("--items is missing"))
    let run = try ProgramRun(
      ["verify", "--trace", "--items", "3", "--page", "100", "offsets.csv"], in: folder)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(run.output.contains("1 wrap,"))
  }

  @Test func `the JSON report of a trace tells wraps and findings`() throws {
    let folder = try TestFolder()
    try folder.write("broken.yml", Samples.broken)
    let trace = try ProgramRun(["timeline", "--format", "trace", "broken.yml"], in: folder)
    let run = try ProgramRun(["verify", "--trace", "--json", "-"], in: folder, input: trace.output)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let traces = try #require(report["traces"] as? [[String: Any]])
    #expect(traces.first?["isSeamless"] as? Bool == false)
  }

  @Test func `a trace has the reports of a scenario`() throws {
    let folder = try TestFolder()
    try folder.write("broken.yml", Samples.broken)
    try folder.write(
      "t.jsonl", try ProgramRun(["timeline", "--format", "trace", "broken.yml"], in: folder).output)
    let run = try ProgramRun(
      ["verify", "--trace", "--report", "t.xml", "t.jsonl"], in: folder,
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.exitCode == 1)
    #expect(run.output.contains("::error file=t.jsonl,title="))
    let counter = ElementCounter(try folder.bytes(of: "t.xml"))
    #expect(counter.isWellFormed)
    #expect(counter.counts["testsuite"] == 1)
    #expect((counter.counts["failure"] ?? 0) > 0)
    _ = try ProgramRun(["verify", "-q", "--trace", "--report", "t.html", "t.jsonl"], in: folder)
    #expect(try folder.text(of: "t.html").contains("<h3 class=\"bad\">"))
  }

  @Test func `a trace is judged by the laws that are asked for and can be seen`() throws {
    let folder = try TestFolder()
    try folder.write("broken.yml", Samples.broken)
    try folder.write(
      "t.jsonl", try ProgramRun(["timeline", "--format", "trace", "broken.yml"], in: folder).output)
    let blank = try ProgramRun(["verify", "--trace", "--law", "coverage", "t.jsonl"], in: folder)
    #expect(blank.exitCode == 1)
    let dots = try ProgramRun(["verify", "--trace", "--law", "indicator", "t.jsonl"], in: folder)
    #expect(dots.exitCode == 0)
    let unseen = try ProgramRun(["verify", "--trace", "--law", "progress", "t.jsonl"], in: folder)
    #expect(unseen.exitCode == 64)
    #expect(unseen.errors.contains("tells nothing of it; a trace can break reference-match"))
    let keys = try ProgramRun(["verify", "--trace", "--set", "items=3", "t.jsonl"], in: folder)
    #expect(keys.exitCode == 64)
    #expect(keys.errors.contains("'--set' has no meaning here"))
  }
}
