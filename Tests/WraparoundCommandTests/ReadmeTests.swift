internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import Foundation
internal import Testing

@Suite struct ReadmeTests {
  private let readme: String

  init() throws {
    readme = try String(
      contentsOf: packageFolder.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The fenced blocks of a language.
  private func blocks(_ language: String) -> [String] {
    let fenced = readme.components(separatedBy: "```")
    return stride(from: 1, to: fenced.count, by: 2).map { fenced[$0] }
      .filter { $0.hasPrefix("\(language)\n") }
      .map { String($0.dropFirst(language.count + 1)) }
  }

  @Test func `every command of the README does what it says`() throws {
    let folder = try TestFolder()
    try folder.write("banner.yml", try #require(blocks("yaml").first))
    let lines = blocks("sh").flatMap { $0.split(separator: "\n") }
      .filter { $0.hasPrefix("wraparound ") }
    #expect(lines.count > 10)
    for line in lines {
      let run = try ProgramRun(shell: String(line), in: folder)
      #expect(run.exitCode == (line.contains("# exits 1") ? 1 : 0), "\(line)\n\(run.errors)")
    }
    for name in ["banner.svg", "banner.gif", "banner~dark.svg", "banner@2x.gif"] {
      #expect(try folder.contents["Output/\(name)"] != nil, "\(name)")
    }
    #expect(try folder.contents["verdict.xml"] != nil)
    #expect(try folder.contents["my-carousel.yml"] != nil)
  }

  @Test func `the README's scenario is the one of its picture`() throws {
    let gallery = packageFolder.appendingPathComponent("Fixtures/Gallery/banner-view.yml")
    let text = try String(contentsOf: gallery, encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0 + "\n" }.joined()
    #expect(blocks("yaml").first == text)
  }

  @Test func `every picture of the README is in the repository`() throws {
    let paths = readme.matches(of: /!\[[^\]]+\]\(([^)]+)\)/).map { String($0.1) }
    #expect(paths.count == 2)
    for path in paths {
      let url = packageFolder.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test func `the library example is this code and finds the dead end`() throws {
    var found: [Law] = []
    func print(_ law: String, _ time: Double, _ explanation: String) {
      found += [Law(rawValue: law)].compactMap(\.self)
    }
    // The lines below stand in the README as they are, without the indentation.
    let script = Script([.swipe(.back), .swipe(.forward), .swipe(.forward)])
    let timeline = CarouselTimeline(.bannerView, script: script)
    for finding in timeline.verdict.findings {
      print(finding.law.id, finding.time, finding.explanation)
    }
    #expect(found.contains(.coverage))

    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let code = try #require(blocks("swift").first).split(separator: "\n")
      .filter { !$0.hasPrefix("import ") }.map { "    \($0)\n" }.joined()
    #expect(source.contains(code), "\(code)")
  }

  @Test func `the example of formats is this code and draws a diagram and a GIF`() throws {
    let timeline = CarouselTimeline(.bannerView, script: Script([.swipe(.back)]))
    var names: [String] = []
    func print(_ name: String, _ remark: String, _ count: Int) {
      #expect(count > 1000 && !remark.isEmpty)
      names.append(name)
    }
    // The lines below stand in the README as they are, without the indentation.
    let illustration = Illustration(title: "Dead end", timeline: timeline)
    for format in PictureFormat.all where format.isByDefault {
      let name = format.name.fileName(for: "dead-end")
      let picture = try format.draw(PictureOrder(illustration, fileName: name))
      for file in picture.files {
        try file.check(file.bytes)
        print(name, picture.remark, file.bytes.count)
      }
    }
    #expect(names == ["dead-end.svg", "dead-end.gif"])

    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let code = try #require(blocks("swift").last).split(separator: "\n")
      .filter { !$0.hasPrefix("import ") }.map { "    \($0)\n" }.joined()
    #expect(source.contains(code), "\(code)")
  }

  @Test func `the README lists every exit code of the program`() throws {
    let help = try ProgramRun(["help"], in: TestFolder()).output
    let codes = help.components(separatedBy: "Exit codes:\n")[1].matches(of: #/(?m)^ {2}(\d+) {1}/#)
    #expect(codes.count == 11)
    for code in codes { #expect(readme.contains("\n| \(code.1) | ")) }
  }

  @Test func `the changelog names every command`() throws {
    let changelog = try String(
      contentsOf: packageFolder.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let help = try ProgramRun(["help"], in: TestFolder()).output
    let section = help.components(separatedBy: "Commands:\n")[1]
      .components(separatedBy: "\n\n")[0]
    for line in section.split(separator: "\n") {
      let name = try #require(line.split(separator: " ").first)
      #expect(changelog.contains("`\(name)`"), "\(name)")
    }
  }
}
