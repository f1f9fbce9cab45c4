import CarouselCore
import CarouselFormats
import CarouselPicture
import CarouselScenario
import Testing

/// A format of one file and one entry, to see whether that is all that a format needs.
extension PictureFormat {
  /// The items that are seen first, as text.
  fileprivate static let toy = PictureFormat(
    FormatName("toy", endings: ["-toy.txt", ".txt"]), noun: "toy"
  ) { (order) throws(PictureError) in
    let timeline = order.illustration.timeline
    let items = timeline.prefix(1).flatMap(\.pages).map { "\($0.item + 1)" }
    return DrawnPicture(
      text: "\(order.illustration.title): \(items.joined(separator: " "))\n", remark: "text")
  }
}

@Suite struct ToyFormatTests {
  private let formats = PictureFormat.all + [.toy]
  private let text = "carousel: banner-view\nitems: 3\npictures: [a.svg, b.txt]\n"

  @Test func `a scenario asks for a new format by the ending of a file`() throws {
    let scenario = try Scenario(parsing: text, file: "a.yml", formats: formats.names)
    #expect(scenario.pictures.map(\.format) == ["strip", "toy"])
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: text, file: "a.yml", formats: PictureFormat.all.names)
    }
    #expect(error?.message.hasPrefix("'b.txt' does not tell its format") == true)
  }

  @Test func `a reader that draws nothing takes every format`() throws {
    let scenario = try Scenario(parsing: text, file: "a.yml")
    #expect(scenario.pictures.map(\.format) == [nil, nil])
    #expect(scenario.pictures.map(\.file) == ["a.svg", "b.txt"])
  }

  @Test func `a new format is drawn as the others are`() throws {
    let scenario = try Scenario(parsing: text, file: "a.yml", formats: formats.names)
    let timeline = CarouselTimeline(scenario.carousel, script: scenario.script)
    var bytes: [[UInt8]] = []
    for request in scenario.pictures {
      let format = try #require(request.format.flatMap { formats.named($0) })
      let picture = try format.draw(
        PictureOrder(
          Illustration(title: scenario.title, timeline: timeline, items: scenario.items),
          fileName: request.file, options: request.options))
      try picture.files[0].check(picture.files[0].bytes)
      bytes.append(picture.files[0].bytes)
    }
    #expect(bytes[0].starts(with: Array("<svg".utf8)))
    #expect(String(decoding: bytes[1], as: UTF8.self) == "banner-view: 1\n")
  }
}
