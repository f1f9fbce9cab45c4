internal import Testing

@Suite struct UndrawableTextTests {
  /// Texts in scripts that GD would draw unshaped, each with the name of the script.
  private static let shaped = [
    ("مرحبا", "Arabic"), ("ﻣﺮﺣﺒﺎ", "Arabic"), ("שלום", "Hebrew"), ("नमस्ते", "Devanagari"),
    ("สวัสดี", "Thai"), ("வணக்கம்", "Tamil"), ("ᄒ\u{1161}ᆫ", "Hangul in single letters"),
    ("abc \u{202E}cba", "a mark that turns the direction of text"),
  ]

  private func folder(title: String = "Good", label: String = "Good") throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      "bad.yml",
      """
      carousel: banner-view-repaired
      title: "\(title)"
      items: [{label: "1"}, {label: "\(label)"}, {label: "3"}]
      page: 64x32
      script: [swipe back]

      """)
    return folder
  }

  @Test(arguments: shaped)
  func `a title whose letters need shaping is told with its place`(
    _ text: String, _ script: String
  ) throws {
    let folder = try folder(title: text)
    for format in ["gif", "contact-sheet", "poster", "frames"] {
      let run = try ProgramRun(["render", "--format", format, "bad.yml"], in: folder)
      #expect(run.exitCode == 65)
      #expect(
        run.errors.hasPrefix("bad.yml:2:8: error: the title cannot be drawn: "), "\(run.errors)")
      #expect(run.errors.contains(" is \(script), whose letters join or change places"))
      #expect(run.errors.contains("; write it in another script, or ask for formats of SVG only"))
      #expect(try folder.contents.keys.sorted() == ["bad.yml"])
    }
  }

  @Test(arguments: shaped)
  func `an SVG leaves letters to its viewer`(_ text: String, _: String) throws {
    let folder = try folder(title: text, label: text)
    let run = try ProgramRun(
      ["render", "--format", "strip", "--format", "animated-svg", "bad.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.text(of: "Output/bad.svg").contains(text))
  }

  @Test(arguments: [
    ("😀", "U+1F600"), ("𝒜", "U+1D49C"), ("\u{E000}", "U+E000"), (#"a\u0001b"#, "U+0001"),
    (#"a\nb"#, "U+000A"),
  ])
  func `a label with a character that nothing draws is told with its place`(
    _ text: String, _ code: String
  ) throws {
    let folder = try folder(label: text)
    let run = try ProgramRun(["render", "bad.yml"], in: folder)
    #expect(run.exitCode == 65)
    #expect(
      run.errors.hasPrefix("bad.yml:3:31: error: the label of item 2 cannot be drawn: "),
      "\(run.errors)")
    #expect(run.errors.contains(code), "\(run.errors)")
    #expect(try folder.contents.keys.sorted() == ["bad.yml"])
  }

  @Test func `a text in an argument is told by the argument`() throws {
    let run = try ProgramRun(["render", "--set", "title=שלום", "bad.yml"], in: folder())
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix("--set title=שלום:1:7: error: the title cannot"), "\(run.errors)")
  }

  @Test func `the name of a carousel stands in for the title`() throws {
    let folder = try TestFolder()
    try folder.write(
      "bad.yml",
      "carousel:\n  preset: banner-view\n  name: שלום\nitems: 3\nscript: [swipe back]\n")
    let run = try ProgramRun(["render", "bad.yml"], in: folder)
    #expect(run.errors.hasPrefix("bad.yml:3:9: error: the title cannot be drawn"), "\(run.errors)")
  }

  @Test func `what shows no title needs no letters for it`() throws {
    let folder = try folder(title: "שלום")
    let run = try ProgramRun(
      ["render", "--format", "gif", "--layout", "viewer", "bad.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
  }

  @Test func `validate tells what render could not draw`() throws {
    let bad = try ProgramRun(["validate", "bad.yml"], in: folder(label: "שלום"))
    #expect(bad.exitCode == 65)
    #expect(bad.errors.hasPrefix("bad.yml:3:31: error: the label of item 2"), "\(bad.errors)")
    let folder = try folder(label: "Grüße, Привет, Γεια, 第一页")
    let good = try ProgramRun(["validate", "bad.yml"], in: folder)
    #expect(good.exitCode == 0, "\(good.errors)")
  }

  @Test func `a gallery tells the place too`() throws {
    let folder = try folder(title: "😀")
    try folder.write("gallery.yml", "scenarios: [bad.yml]\n")
    let run = try ProgramRun(["gallery"], in: folder)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("bad.yml:2:8: error: the title cannot"), "\(run.errors)")
  }

  @Test func `the name of a carousel leads nowhere else`() throws {
    let folder = try TestFolder()
    try folder.write(
      "own.yml", "carousel:\n  preset: banner-view\n  name: ../../../a/b\nitems: 3\n")
    let run = try ProgramRun(
      ["explore", "own.yml", "--depth", "3", "--output", "scripts"], in: folder)
    #expect(run.exitCode == 1, "\(run.errors)")
    let names = try folder.contents.keys.filter { $0 != "own.yml" && $0 != "scripts/" }
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.hasPrefix("scripts/-..-..-a-b-") }, "\(names)")
  }
}
