internal import Foundation
internal import Testing

/// An input that is refused, and how.
struct BadInput: Sendable, CustomTestStringConvertible {
  /// What is wrong with it.
  var testDescription: String
  /// The scenario.
  var text: String
  /// The exit code.
  var exitCode: Int32 = 65
  /// What the message says.
  var message: String

  init(_ description: String, _ text: String, _ message: String, exitCode: Int32 = 65) {
    testDescription = description
    self.text = text
    self.message = message
    self.exitCode = exitCode
  }

  static func key(_ description: String, _ line: String, _ message: String) -> BadInput {
    BadInput(description, "carousel: banner-view\nitems: 3\n\(line)\n", message)
  }

  static let all: [BadInput] = [
    BadInput("an empty file", "", "bad.yml:1:1: error: the text holds no value"),
    BadInput("no YAML", "carousel: [banner-view\n", "bad.yml:2:1: error:"),
    BadInput("a tab for indentation", "script:\n\t- tap\n", "bad.yml:2:1: error:"),
    BadInput("no carousel", "items: 3\n", "'carousel'"),
    BadInput("no items", "carousel: banner-view\n", "'items'"),
    BadInput(
      "an unknown carousel", "carousel: baner-view\nitems: 3\n",
      "bad.yml:1:11: error: unknown carousel 'baner-view'; did you mean 'banner-view'?"),
    .key("an unknown key", "itms: 3", "bad.yml:3:1: error: unknown key 'itms' of a scenario; did"),
    .key("a wrong type", "page: [1, 2]", "bad.yml:3:7: error:"),
    .key("a negative page", "page: -320x160", "bad.yml:3:7: error:"),
    .key("a page of zero", "page: 0x160", "bad.yml:3:7: error:"),
    .key("a huge page", "page: 1000000x160", "bad.yml:3:7: error:"),
    .key("a gap that is no number", "gap: .nan", "bad.yml:3:6: error:"),
    .key("an endless gap", "gap: .inf", "bad.yml:3:6: error:"),
    .key("a page that is no number", "page: nanx160", "bad.yml:3:7: error:"),
    BadInput("too many items", "carousel: banner-view\nitems: 100000\n", "bad.yml:2:8: error:"),
    BadInput("items below zero", "carousel: banner-view\nitems: -1\n", "bad.yml:2:8: error:"),
    .key(
      "a gesture with a typo", "script:\n  - swpie back",
      "bad.yml:4:5: error: unknown gesture 'swpie'; did you mean 'swipe'?"),
    .key("a gesture without a unit", "script: [rest 5]", "bad.yml:3:"),
    .key("a script of a day", "script: [rest 86400s]", "bad.yml:3:"),
    .key("autoplay without a timer", "script: [autoplay 1 tick]", "has no autoplay"),
    .key("a picture above the output folder", "pictures: [../out.svg]", "bad.yml:3:"),
    .key("a picture at an absolute place", "pictures: [/tmp/a.svg]", "bad.yml:3:12: error:"),
    .key(
      "a picture above the folder later on", "pictures: [a/../../b.svg]", "bad.yml:3:12: error:"),
    .key(
      "a picture that is an ending", "pictures: [.svg]",
      "bad.yml:3:12: error: '.svg' has no name before its ending; write 'carousel.svg'"),
    .key("a picture that is an ending in a folder", "pictures: [a/.gif]", "bad.yml:3:12: error:"),
    .key("a picture that is a long ending", "pictures: [-poster.png]", "bad.yml:3:12: error:"),
    .key("a picture that is the folder", "pictures: [./]", "bad.yml:3:12: error:"),
    .key(
      "a picture whose name holds a line end", #"pictures: ["a\nb.svg"]"#,
      "bad.yml:3:12: error: the name of a file cannot hold the control character U+000A"),
    .key("a picture whose name rings", #"pictures: [{file: "a\ab.svg"}]"#, "bad.yml:3:19: error:"),
    .key(
      "a picture whose name is too long", "pictures: [\(String(repeating: "é", count: 120)).svg]",
      "bad.yml:3:12: error: 244 bytes of a file's name are too many; at most 200 are allowed"),
    .key("one file by two paths", "pictures: [a.svg, ./a.svg]", "bad.yml:3:19: error:"),
    .key("a picture of no format", "pictures: [out.bmp]", "bad.yml:3:"),
    .key("one file twice", "pictures: [a.svg, a.svg]", "bad.yml:3:"),
    .key("a rate beyond a GIF", "pictures: [{file: a.gif, fps: 60}]", "bad.yml:3:"),
    BadInput(
      "a missing image", "carousel: banner-view\nitems: [none.png]\n",
      "none.png: error: no such file", exitCode: 66),
    BadInput(
      "an unreadable image", "carousel: banner-view\nitems: [bad.yml]\n",
      "bad.yml: error: not a PNG, JPEG, WebP or GIF picture"),
    BadInput(
      "a truncated image", "carousel: banner-view\nitems: [cut.png]\n",
      "cut.png: error: the PNG file ends too early"),
  ]
}

@Suite struct BadInputTests {
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("cut.png", bytes: Array(Samples.png.prefix(50)))
    try folder.write("Output/bad.svg", "older")
    return folder
  }

  @Test(arguments: BadInput.all)
  func `a bad scenario is refused with its place before any file is touched`(
    _ input: BadInput
  ) throws {
    let folder = try folder()
    try folder.write("bad.yml", input.text)
    try folder.write("good.yml", Samples.sound)
    let before = try folder.contents
    // The good one comes first: nothing of it may be drawn either.
    let run = try ProgramRun(["render", "good.yml", "bad.yml"], in: folder)
    #expect(run.exitCode == input.exitCode)
    #expect(run.errors.contains(input.message), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(try folder.contents == before)
  }

  @Test(arguments: BadInput.all)
  func `validate says the same of a bad scenario as render`(_ input: BadInput) throws {
    let folder = try folder()
    try folder.write("bad.yml", input.text)
    let run = try ProgramRun(["validate", "bad.yml"], in: folder)
    #expect(run.exitCode == input.exitCode)
    #expect(run.errors.contains(input.message), "\(run.errors)")
  }

  @Test func `a mistake is shown with its line and a caret`() throws {
    let folder = try TestFolder()
    try folder.write("bad.yml", "carousel: banner-view\nitms: 3\n")
    let run = try ProgramRun(["validate", "bad.yml"], in: folder)
    #expect(run.errors.hasSuffix("  2 | itms: 3\n    | ^~~~\n"), "\(run.errors)")
  }

  @Test(arguments: ["render", "verify", "validate", "timeline", "explore"])
  func `a missing file is no input`(_ command: String) throws {
    let run = try ProgramRun([command, "none.yml"], in: TestFolder())
    #expect(run.exitCode == 66)
    #expect(run.errors == "none.yml: error: no such file\n")
  }

  @Test(arguments: ["render", "verify", "validate", "timeline"])
  func `a folder is no input`(_ command: String) throws {
    let folder = try TestFolder()
    try folder.write("folder/x", "")
    let run = try ProgramRun([command, "folder"], in: folder)
    #expect(run.exitCode == 66)
    #expect(run.errors == "folder: error: is a folder, and a file is expected\n")
  }

  @Test func `bytes that are no text are refused with their place`() throws {
    let folder = try TestFolder()
    try folder.write("bad.yml", bytes: [0x61, 0x3A, 0x20, 0xFF, 0x0A])
    let run = try ProgramRun(["verify", "bad.yml"], in: folder)
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("bad.yml:1:4: error: byte 0xFF is not UTF-8"))
  }

  @Test func `anchors that explode are refused at once`() throws {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let alias = [String](repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(alias)]\n"
    }
    let folder = try TestFolder()
    try folder.write("bad.yml", text)
    let run = try ProgramRun(["validate", "bad.yml"], in: folder)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("values"), "\(run.errors)")
  }

  @Test func `no items make a picture that says so`() throws {
    let folder = try TestFolder()
    try folder.write("none.yml", "carousel: banner-view\nitems: 0\npage: 64x32\n")
    let run = try ProgramRun(["render", "none.yml"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(try folder.text(of: "Output/none.svg").contains("no items"))
    #expect(try folder.text(of: "Output/none.gif").hasPrefix("GIF89a"), "a GIF")
  }

  @Test func `standard input is named in messages`() throws {
    let run = try ProgramRun(["verify", "-"], in: TestFolder(), input: "itms: 3\n")
    #expect(run.exitCode == 65)
    #expect(run.errors.hasPrefix("<stdin>:1:1: error:"))
  }
}
