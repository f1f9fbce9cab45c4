internal import Foundation
internal import Testing

@Suite struct TimelineTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("banner.yml", Samples.broken)
    return folder
  }

  /// Two slots of 0.12 s drag, 0.35 s settle and the refresh of the touch, three times, and the
  /// first frame: 3 · (7 + 21 + 1) + 1, at 60 refreshes a second.
  private let frameCount = 88

  @Test func `CSV has one line a refresh with times in milliseconds`() throws {
    let run = try ProgramRun(["timeline", "--format", "csv", "banner.yml"], in: folder())
    #expect(run.exitCode == 0)
    let rows = run.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    #expect(rows.count == frameCount + 1)
    #expect(
      rows[0] == [
        "t_ms", "offset_px", "indicator", "frame", "position_pt", "reference_pt", "motion", "items",
        "x_pt", "events",
      ])
    // At rest on item 0, whose home is one page behind the leading copy.
    #expect(rows[1].prefix(9) == ["0.000", "64", "", "0", "0", "0", "dragging", "0", "0"])
    #expect(rows[2][0] == "16.667")
    #expect(rows[61][0] == "1000.000")
    // A swipe back shows the last item at the leading edge.
    #expect(rows[4][7] == "2 0")
    let places = rows[4][8].split(separator: " ").compactMap { Double($0) }
    #expect(places.count == 2 && places[1] - places[0] == 64)
  }

  @Test func `the trace is JSON Lines with the pages in the bounds`() throws {
    let run = try ProgramRun(["timeline", "--format", "trace", "banner.yml"], in: folder())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == frameCount)
    for (index, line) in lines.enumerated() {
      let frame = try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let time = try #require(frame["t"] as? Double)
      #expect(abs(time - Double(index) * 1000 / 60) < 0.001)
      #expect(frame["viewport"] as? Int == 64)
      let slides = try #require(frame["slides"] as? [[String: Any]])
      #expect(!slides.isEmpty)
      for slide in slides {
        #expect((0..<3).contains(try #require(slide["item"] as? Int)))
        #expect(slide["w"] as? Int == 64)
        let place = try #require(slide["x"] as? Double)
        #expect(place > -64 && place < 64)
      }
      #expect(frame["indicator"] == nil)
    }
  }

  @Test func `a carousel with dots tells the marked one in the trace`() throws {
    let folder = try TestFolder()
    try folder.write("dots.yml", "carousel: image-carousel\nitems: 3\nscript: [rest 50ms]\n")
    let run = try ProgramRun(["timeline", "--format", "trace", "dots.yml"], in: folder)
    #expect(run.output.hasSuffix(",\"indicator\":0}\n"))
  }

  @Test func `the table has a head and names what happens`() throws {
    let run = try ProgramRun(["timeline", "banner.yml"], in: folder())
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == frameCount + 1)
    #expect(lines[0].hasPrefix("frame       t_s  offset_pt position_pt  motion"))
    #expect(lines[0].hasSuffix("items at x_pt, from 0 as dots | events"))
    #expect(lines[1].hasPrefix("    0     0.000         64           0  dragging"))
    #expect(run.output.contains("leading-copy: 0 -> 192"))
  }

  @Test func `a script counts items from one as pictures do, a timeline from zero`() throws {
    let folder = try TestFolder()
    try folder.write(
      "data.yml", "carousel: banner-view\nitems: 3\nscript: [update item 3, rest 50ms]\n")
    let timeline = try ProgramRun(["timeline", "data.yml"], in: folder)
    #expect(timeline.output.contains("| item 2 updated\n"), "\(timeline.output)")
    let strip = try ProgramRun(["render", "--format", "strip", "data.yml"], in: folder)
    #expect(strip.exitCode == 0, "\(strip.errors)")
    #expect(try folder.text(of: "Output/data.svg").contains("update item 3"))
    let beyond = try ProgramRun(["validate", "--set", "items=2", "data.yml"], in: folder)
    #expect(beyond.errors.contains("there is no item 3; the last one is 2"), "\(beyond.errors)")
  }

  @Test func `a script of ten minutes has all its frames`() throws {
    let folder = try TestFolder()
    try folder.write("long.yml", "carousel: banner-view\nitems: 3\nscript: [rest 600s]\n")
    let run = try ProgramRun(["timeline", "--format", "csv", "long.yml"], in: folder)
    #expect(run.output.split(separator: "\n").count == 36_002)
  }
}
