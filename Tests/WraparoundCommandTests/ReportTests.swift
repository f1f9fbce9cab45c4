internal import Foundation
internal import Testing

/// The verdict in files and for other programs.
@Suite struct ReportTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("broken.yml", Samples.broken)
    try folder.write("sound.yml", Samples.sound)
    try folder.write("still.yml", Samples.still)
    return folder
  }

  @Test func `the JSON report has a version and every part of a finding`() throws {
    let run = try ProgramRun(["verify", "--json", "sound.yml", "broken.yml"], in: folder())
    #expect(run.exitCode == 1)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let scenarios = try #require(report["scenarios"] as? [[String: Any]])
    #expect(scenarios.map { $0["isSeamless"] as? Bool } == [true, false])
    let findings = try #require(scenarios[1]["findings"] as? [[String: Any]])
    let coverage = try #require(findings.first { $0["law"] as? String == "coverage" })
    #expect(
      Set(coverage.keys) == [
        "law", "time", "worstTime", "frame", "frameCount", "offset", "position",
        "referencePosition", "items", "expectedItems", "extent", "size", "pixels", "rule",
        "explanation", "remedy", "script",
      ])
    #expect(coverage["expectedItems"] as? [Int] == [0, 1])
    #expect(coverage["script"] as? [String] == ["swipe back", "swipe forward x2"])
    #expect(coverage["rule"] as? String == "leading-copy")
  }

  @Test func `the JUnit report has a case for each law and a failure for each broken one`() throws {
    let folder = try folder()
    let run = try ProgramRun(
      ["verify", "-q", "--report", "new/verdict.xml", "sound.yml", "broken.yml"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.isEmpty)
    let counter = ElementCounter(try folder.bytes(of: "new/verdict.xml"))
    #expect(counter.isWellFormed)
    #expect(counter.counts["testsuite"] == 2)
    #expect(counter.counts["testcase"] == 2 * 17)
    let broken = try ProgramRun(["verify", "--json", "broken.yml"], in: folder).output
    let laws = Set(broken.matches(of: /"law": "([a-z-]+)"/).map(\.1))
    #expect(counter.counts["failure"] == laws.count)
    #expect(!laws.isEmpty)
  }

  @Test func `the page has a diagram and every finding, and needs nothing from outside`() throws {
    let folder = try folder()
    let run = try ProgramRun(
      ["verify", "-q", "--report", "new/verdict.html", "sound.yml", "broken.yml"], in: folder)
    #expect(run.exitCode == 1)
    let page = try folder.text(of: "new/verdict.html")
    let counter = ElementCounter(Array(page.utf8))
    #expect(counter.isWellFormed)
    // A light and a dark diagram for either scenario, and no script.
    #expect(counter.counts["svg"] == 4)
    #expect(counter.counts["script"] == nil)
    #expect(page.contains("<title>wraparound: 1 of 2 without a finding</title>"))
    let text = try ProgramRun(["verify", "broken.yml"], in: folder).output
    let headings = text.split(separator: "\n").filter { $0.contains(#/^[a-z-]+ at [0-9.]+ s: /#) }
    #expect(counter.counts["h3"] == headings.count)
    #expect(headings.allSatisfy { page.contains(">\($0)</h3>") })
    let addresses = page.matches(of: #/(?:src|href|url\()[="]*([^")>]+)/#).map(\.1)
    #expect(!addresses.isEmpty && addresses.allSatisfy { $0.hasPrefix("#") })
    let ids = page.matches(of: #/\bid="([^"]+)"/#).map(\.1)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `a title cannot break a report`() throws {
    let folder = try TestFolder()
    try folder.write(
      "a&<\"'.yml", Samples.broken.replacing("Dead end", with: "\"<&>\\\"\\n::error::\""))
    let run = try ProgramRun(
      ["verify", "--json", "--report", "verdict.xml", "a&<\"'.yml"], in: folder)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    }
    #expect(ElementCounter(try folder.bytes(of: "verdict.xml")).isWellFormed)
    _ = try ProgramRun(["verify", "--report", "verdict.html", "a&<\"'.yml"], in: folder)
    #expect(ElementCounter(try folder.bytes(of: "verdict.html")).isWellFormed)
  }

  @Test func `findings are annotations on GitHub and nowhere else`() throws {
    let folder = try folder()
    let there = try ProgramRun(
      ["verify", "broken.yml"], in: folder, environment: ["GITHUB_ACTIONS": "true"])
    let line = "::error file=broken.yml,title=coverage at "
    #expect(there.output.contains("\n" + line))
    #expect(!(try ProgramRun(["verify", "broken.yml"], in: folder).output.contains("::error")))
    let json = try ProgramRun(
      ["verify", "--json", "broken.yml"], in: folder, environment: ["GITHUB_ACTIONS": "true"])
    #expect(!json.output.contains("::error"))
    #expect(json.errors.contains(line))
  }

  @Test(arguments: ["broken.yml/x.xml", "/dev/full/x.xml", "/proc/x.xml"])
  func `a report that cannot be written is told by the exit code`(_ path: String) throws {
    let folder = try folder()
    let before = try folder.contents
    let run = try ProgramRun(["verify", "--report", path, "sound.yml"], in: folder)
    #expect(run.exitCode == 73)
    #expect(try folder.contents == before)
  }

  @Test(arguments: ["", "<a>", "<a><b></a>", "<a/><a/>", "<a b=c/>"])
  func `what is no whole document is not taken for one`(_ text: String) {
    #expect(!ElementCounter(Array(text.utf8)).isWellFormed)
  }
}
