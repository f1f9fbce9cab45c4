internal import Foundation
internal import Testing

@Suite struct ExploreTests {
  @Test func `a script that breaks a law breaks it when it is verified`() throws {
    let folder = try TestFolder()
    let run = try ProgramRun(
      ["explore", "banner-view", "--set", "page=64x32", "--depth", "3", "-o", "Found"], in: folder)
    #expect(run.exitCode == 1)
    let names = try folder.contents.keys.filter { $0.hasSuffix(".yml") }.sorted()
    #expect(names.contains("Found/banner-view-coverage.yml"))
    for name in names {
      let law = name.dropFirst("Found/banner-view-".count).dropLast(".yml".count)
      #expect(run.output.contains("\n\(law): "))
      let verdict = try ProgramRun(["verify", "--law", String(law), name], in: folder)
      #expect(verdict.exitCode == 1, "\(name)")
    }
  }

  @Test func `a sound carousel has no such script up to the depth`() throws {
    let run = try ProgramRun(
      ["explore", "image-carousel-repaired", "--set", "page=64x32", "--depth", "2"],
      in: TestFolder())
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("image-carousel-repaired, 5 items, 64x32: no law is broken\n"))
    #expect(run.output.contains("\ncoverage: none up to depth 2\n"))
  }

  @Test func `a search that saw every state says that there is none`() throws {
    let folder = try TestFolder()
    // One item does not loop: it stands still, whatever is done.
    try folder.write("one.yml", "carousel: banner-view-repaired\nitems: 1\npage: 64x32\n")
    let run = try ProgramRun(["explore", "one.yml", "--depth", "20"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\ncoverage: none: all 1 reachable states seen\n"), "\(run.output)")
  }

  @Test func `the JSON report tells each law`() throws {
    let run = try ProgramRun(
      ["explore", "banner-view", "--depth", "1", "--json"], in: TestFolder())
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["version"] as? Int == 1)
    let laws = try #require(report["laws"] as? [[String: Any]])
    let broken = laws.filter { $0["isBroken"] as? Bool == true }
    #expect(broken.contains { $0["script"] as? [String] == ["swipe back caught after 120ms"] })
    #expect(broken.count < laws.count)
  }

  @Test func `each script is drawn where pictures are asked for`() throws {
    let folder = try TestFolder()
    let run = try ProgramRun(
      ["explore", "banner-view", "--items", "3", "--depth", "1", "--set", "page=64x32"]
        + ["--law", "coverage", "--render", "Found"],
      in: folder)
    #expect(run.exitCode == 1)
    let names = try folder.contents.keys.filter { $0.hasPrefix("Found/") }.sorted()
    let stem = "Found/banner-view-coverage"
    #expect(names == ["Found/", "\(stem).gif", "\(stem).svg", "\(stem).yml"])
  }

  @Test func `the number of items can be said in short`() throws {
    let short = try ProgramRun(
      ["explore", "image-carousel", "--items", "2", "--depth", "1"], in: TestFolder())
    let long = try ProgramRun(
      ["explore", "image-carousel", "--set", "items=2", "--depth", "1"], in: TestFolder())
    #expect(short.output == long.output)
    #expect(short.output.contains("2 items"))
  }
}
