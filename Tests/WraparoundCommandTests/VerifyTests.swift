internal import Foundation
internal import Testing

@Suite struct VerifyTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("broken.yml", Samples.broken)
    try folder.write("sound.yml", Samples.sound)
    try folder.write("still.yml", Samples.still)
    return folder
  }

  @Test func `a broken law is told with all that leads to it`() throws {
    let run = try ProgramRun(["verify", "--law", "coverage", "broken.yml"], in: folder())
    #expect(run.exitCode == 1)
    // At 64-point pages the strip ends at 5·64 = 320 points: four pages and two halves.
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("broken.yml: ✗ 1 finding (coverage), the first at "))
    #expect(lines[4].hasPrefix("coverage at "))
    #expect(lines[4].hasSuffix(": no point of the bounds is blank"))
    let terms = lines[5...].map { $0.prefix(10).trimmingCharacters(in: .whitespaces) }
    #expect(
      terms.filter { !$0.isEmpty } == [
        "seen", "frames", "offset", "items", "extent", "rule", "remedy", "script",
      ])
    #expect(run.output.contains("  items   1 instead of 1 2\n"))
    #expect(run.output.contains("- swipe back\n          - swipe forward x2\n"))
  }

  @Test func `a sound carousel gets one line and the code 0`() throws {
    let run = try ProgramRun(["verify", "sound.yml"], in: folder())
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("sound.yml: ✓ seamless, 2 wraps\n"))
  }

  @Test func `without a wrap the words say so`() throws {
    let run = try ProgramRun(["verify", "still.yml"], in: folder())
    #expect(run.exitCode == 0)
    #expect(run.output.contains("no wrap seen"))
  }

  @Test(arguments: [
    ("carousel: banner-view\nitems: 5\n", "the script has no swipe, drag or tick"),
    ("carousel: banner-view\nitems: 5\nscript: [rest 1s, tap]\n", "has no swipe, drag or tick"),
    ("carousel: banner-view\nitems: 5\nscript: [swipe forward]\n", "no rule acts in this script"),
    ("carousel: banner-view\nitems: 1\nscript: [swipe back]\n", "with 1 item this carousel"),
    (
      "carousel: {preset: banner-view, wrap-rules: []}\nitems: 5\nscript: [swipe back x2]\n",
      "has no rule that wraps"
    ),
    (
      "carousel: {preset: banner-view, strip: unbounded, initial-offset: 0, wrap-rules: []}\n"
        + "items: 5\nscript: [swipe forward]\n",
      "a strip without ends"
    ),
  ])
  func `nobody takes a scenario without a wrap for a proof`(_ text: String, _ note: String) throws {
    let folder = try TestFolder()
    try folder.write("a.yml", text)
    let run = try ProgramRun(["verify", "a.yml"], in: folder)
    let lines = run.output.split(separator: "\n")
    #expect(lines[0].contains("no wrap seen"))
    #expect(lines[3].hasPrefix("no wrap seen: ") && lines[3].contains(note), "\(lines[3])")
    let json = try ProgramRun(["verify", "--json", "a.yml"], in: folder).output
    #expect(json.contains("\"sawWrap\": false"))
    #expect(json.contains("\"note\": \"no wrap seen: "))
    _ = try ProgramRun(["verify", "--report", "a.xml", "a.yml"], in: folder)
    #expect(try folder.text(of: "a.xml").contains("<system-out>no wrap seen: "))
  }

  @Test func `a scenario with a wrap needs no such note`() throws {
    let folder = try folder()
    let run = try ProgramRun(["verify", "sound.yml", "broken.yml"], in: folder)
    #expect(!run.output.contains("no wrap seen"))
    let json = try ProgramRun(["verify", "--json", "sound.yml"], in: folder).output
    #expect(json.contains("\"sawWrap\": true") && json.contains("\"note\": null"))
  }

  @Test func `verify counts what render counts, and tells the rest apart`() throws {
    let folder = try TestFolder()
    try folder.write(
      "luck.yml",
      """
      carousel: image-carousel
      items: 4
      page: 64x32
      script: [drag back 1.2 pages over 400ms, rest 1s]

      """)
    let render = try ProgramRun(["render", "--format", "strip", "luck.yml"], in: folder)
    let verify = try ProgramRun(["verify", "luck.yml"], in: folder)
    let count = try #require(render.output.firstMatch(of: /✗ (\d+) findings? \(/)).1
    let line = try #require(
      verify.output.firstMatch(
        of: /✗ (\d+) findings? in its frames and (\d+) by playing it again mirrored and under other/
      ))
    #expect(line.1 == count)
    let robust = try ProgramRun(["verify", "--law", "robustness", "luck.yml"], in: folder)
    #expect(robust.output.contains("✗ \(line.2) findings by playing it again"), "\(robust.output)")
  }

  @Test func `one broken scenario among sound ones decides`() throws {
    let run = try ProgramRun(["verify", "sound.yml", "broken.yml", "still.yml"], in: folder())
    #expect(run.exitCode == 1)
    for name in ["sound.yml: ✓", "broken.yml: ✗", "still.yml: ✓"] {
      #expect(run.output.contains(name))
    }
  }

  @Test func `only the laws that are asked for count`() throws {
    let run = try ProgramRun(
      ["verify", "--law", "atomicity", "--law", "indicator", "broken.yml"], in: folder())
    #expect(run.exitCode == 0)
  }

  @Test func `an open loop counts only where the scenario says that it closes`() throws {
    let folder = try folder()
    try folder.write("open.yml", Samples.sound.replacing("  - swipe forward\n", with: ""))
    #expect(try ProgramRun(["verify", "open.yml"], in: folder).exitCode == 0)
    let run = try ProgramRun(["verify", "--set", "closes=true", "open.yml"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("loop-closure at "))
  }

  @Test func `the self-test names a law for every damage and is convinced`() throws {
    let run = try ProgramRun(["verify", "--self-test"], in: TestFolder())
    #expect(run.exitCode == 0)
    #expect(run.output.contains("✓ a copy is shifted by a pixel"))
    #expect(!run.output.contains("✗"))
  }

  @Test func `the self-test reads no scenario`() throws {
    let folder = try TestFolder()
    let both = try ProgramRun(["verify", "--self-test", "a.yml"], in: folder)
    #expect(both.exitCode == 64)
    let neither = try ProgramRun(["verify"], in: folder)
    #expect(neither.exitCode == 64)
    #expect(neither.errors.contains("SCENARIO is missing"))
  }

  @Test func `a comparison that luck decides is called fragile`() throws {
    let folder = try TestFolder()
    try folder.write(
      "luck.yml",
      "carousel: image-carousel\nitems: 4\nscript: [drag back 1.2 pages over 400ms, rest 1s]\n")
    let run = try ProgramRun(["verify", "--law", "robustness", "luck.yml"], in: folder)
    #expect(run.exitCode == 1)
    // Which test flips, where, and by how little.
    #expect(
      run.output.contains("`offset == 0` of rule first-copy is true at 0 pt"), "\(run.output)")
    #expect(
      run.output.firstMatch(of: /false, for the nearest offset is -?[0-9.]+ pt, [0-9.]+ pt off/)
        != nil)
    #expect(run.output.contains("ask `offset <= 0` instead of `offset == 0`"))
  }

  @Test func `one law alone says no more than it knows`() throws {
    let folder = try folder()
    let drift = try ProgramRun(["verify", "--law", "no-drift", "broken.yml"], in: folder)
    #expect(drift.exitCode == 0)
    #expect(drift.output.contains("no finding by no-drift alone"))
    #expect(!drift.output.contains("seamless"))
    // Asked for by name, the law of loops counts without `closes: true`.
    try folder.write(
      "open.yml", "carousel: image-carousel-repaired\nitems: 4\nscript: [swipe forward x2]\n")
    let open = try ProgramRun(["verify", "--law", "loop-closure", "open.yml"], in: folder)
    #expect(open.exitCode == 1)
    #expect(try ProgramRun(["verify", "open.yml"], in: folder).exitCode == 0)
  }

  @Test func `time behind a hidden screen is not missing from a loop`() throws {
    let folder = try TestFolder()
    let text = """
      carousel: image-carousel-repaired
      items: 4
      closes: true
      script: [swipe forward x4, hide 1s, rest 1s]
      """
    try folder.write("hide.yml", text)
    let run = try ProgramRun(["verify", "--law", "loop-closure", "hide.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    try folder.write("hide.yml", text.replacing("x4", with: "x3"))
    #expect(
      try ProgramRun(["verify", "--law", "loop-closure", "hide.yml"], in: folder).exitCode == 1)
  }

  @Test func `rules that undo each other are a finding`() throws {
    let folder = try TestFolder()
    let text = """
      carousel:
        preset: image-carousel-repaired
        wrap-rules:
          - {name: a, when: did-scroll, if: offset <= 0, then: shift lap}
          - {name: b, when: did-scroll, if: offset >= lap, then: shift -1 lap}
      items: 4
      script: [swipe back]
      """
    try folder.write("odds.yml", text)
    let run = try ProgramRun(["verify", "--law", "atomicity", "odds.yml"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("the rules undo each other"))
    // The control: a page between the two thresholds.
    try folder.write("odds.yml", text.replacing(">= lap", with: ">= lap + 1 page"))
    #expect(try ProgramRun(["verify", "odds.yml"], in: folder).exitCode == 0)
  }
}
