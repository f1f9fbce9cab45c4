import CarouselCore
import CarouselFormats
import CarouselPicture
import CarouselScenario
import Foundation
import Testing
import YAML

@Suite struct ScenarioSchemaTests {
  private let schemaText = Scenario.jsonSchema(drawing: PictureFormat.all.names)
  private static let command =
    "RECORD_SNAPSHOTS=1 swift test --disable-xctest --filter ScenarioSchemaTests"

  @Test func `the committed schema is the one that the reader's table makes`() throws {
    let file = Fixtures.scenarios.appending(path: "scenario.schema.json")
    if Fixtures.areRecorded {
      try schemaText.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(file.lastPathComponent) was written; run the tests again")
      return
    }
    #expect(
      try Fixtures.text("scenario.schema.json") == schemaText,
      "mend it with \(Self.command)")
  }

  private func schema() throws -> YAMLNode { try YAMLNode(parsing: schemaText) }

  @Test func `the schema knows the keys that the reader knows`() throws {
    let names = try #require(try schema()["properties"]?.mapping).map(\.name)
    #expect(names.contains("display-scale"))
    // The reader lists its keys where nothing is near.
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(parsing: "xyzzy: 1\n", file: "a.yml")
    }
    guard case .meaning(.unknownKey(_, _, _, let known), _, _)? = error else {
      Issue.record("the reader took xyzzy for a key")
      return
    }
    #expect(names == known)
  }

  @Test func `the schema asks for carousel and items and closes the door to others`() throws {
    let schema = try schema()
    #expect(schema["required"]?.sequence?.map(\.text) == ["carousel", "items"])
    #expect(schema["additionalProperties"]?.bool == false)
    #expect(schema["$schema"]?.text == "http://json-schema.org/draft-07/schema#")
  }

  @Test func `the schema lists every preset`() throws {
    let choices = try schema()["properties"]?["carousel"]?["anyOf"]?.sequence
    #expect(
      choices?.first?["enum"]?.sequence?.map(\.text) == Carousel.presets.map(\.name))
  }

  @Test func `every key has a sentence, and its default where it has one`() throws {
    let properties = try #require(try schema()["properties"]?.mapping)
    for property in properties {
      let text = try #require(property.value["description"]?.text)
      #expect(text.hasSuffix("."), "\(property.name)")
    }
    let defaults = try schema()["properties"]
    #expect(defaults?["page"]?["default"]?.text == "320x160")
    #expect(defaults?["refresh"]?["default"]?.int == 60)
    #expect(defaults?["items"]?["default"] == nil)
  }

  @Test func `the schema lists the formats that there are, and takes any where nobody says`() throws
  {
    func format(_ text: String) throws -> YAMLNode? {
      let pictures = try YAMLNode(parsing: text)["properties"]?["pictures"]
      return pictures?["items"]?["anyOf"]?.sequence?.last?["properties"]?["format"]
    }
    #expect(
      try format(schemaText)?["enum"]?.sequence?.map(\.text)
        == PictureFormat.all.map(\.name.word))
    let toy = FormatName("toy", endings: [".toy"])
    #expect(
      try format(Scenario.jsonSchema(drawing: [toy]))?["enum"]?.sequence?.map(\.text) == ["toy"])
    #expect(try format(Scenario.jsonSchema())?["enum"] == nil)
  }

  @Test func `the pattern of a gesture fits what the reader reads, and little else`() throws {
    let pattern = try #require(
      try schema()["properties"]?["script"]?["items"]?["pattern"]?.text)
    let regex = try Regex(pattern)
    for line in Everything.scenario.script.scenarioLines {
      #expect(line.wholeMatch(of: regex) != nil, "\(line)")
    }
    for line in ["swipe", "swipe up", "rest 5", "drag forward 2 pages", "tap tap", "resize 5"] {
      #expect(line.wholeMatch(of: regex) == nil, "\(line)")
    }
  }
}
