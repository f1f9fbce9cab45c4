internal import CarouselCore
internal import Foundation
internal import Testing

@Suite struct ReportSchemaTests {
  private static let names = ["verify", "trace", "self-test", "explore"]

  private func schema(_ name: String) throws -> JSONSchema {
    let file = packageFolder.appendingPathComponent("Fixtures/Reports/\(name).schema.json")
    return JSONSchema(root: try JSONValue(parsing: String(contentsOf: file, encoding: .utf8)))
  }

  private func report(_ name: String) throws -> JSONValue {
    let folder = try TestFolder()
    try folder.write("sound.yml", Samples.sound)
    try folder.write("broken.yml", Samples.broken)
    // A dot that is wrong before any rule has acted: there is no rule to name.
    try folder.write("early.yml", "carousel: image-carousel\nitems: 3\nscript: [swipe back]\n")
    try folder.write("none.yml", "carousel: loop-content-view\nitems: 0\nscript: [swipe back]\n")
    let traces = ["tns-s27-indicator-raw", "swiper-n4-fastdrags", "keen-n5-2up-gap"].map {
      packageFolder.appendingPathComponent("Fixtures/Traces/\($0).jsonl").path
    }
    let arguments =
      switch name {
      case "trace": ["verify", "--trace", "--json"] + traces
      case "self-test": ["verify", "--self-test", "--json"]
      case "explore": ["explore", "--json", "--depth", "2", "broken.yml"]
      default: ["verify", "--json", "sound.yml", "broken.yml", "early.yml", "none.yml"]
      }
    return try JSONValue(parsing: try ProgramRun(arguments, in: folder).output)
  }

  @Test(arguments: names)
  func `the report is what its schema says, and the schema says all that is in it`(
    name: String
  ) throws {
    let schema = try schema(name)
    let report = try report(name)
    #expect(schema.problems(of: report) == [])
    #expect(schema.problems(of: report, takesUnknownKeys: false) == [])
  }

  @Test(arguments: names)
  func `no key of a report can be missing, and none can have another type`(name: String) throws {
    let schema = try schema(name)
    let damaged = try report(name).damages
    #expect(damaged.count > 20)
    for (damage, report) in damaged {
      #expect(schema.problems(of: report) != [], "\(damage)")
    }
  }

  @Test(arguments: names)
  func `a schema has only keywords that are checked here, and a sentence for each key`(
    name: String
  ) throws {
    #expect(try schema(name).mistakes == [])
  }

  @Test(arguments: names)
  func `a schema lists the laws of the program`(name: String) throws {
    let law = try schema(name).root["definitions"]?["law"]?["enum"]
    #expect(law == .array(Law.allCases.map { .string($0.id) }))
  }

  @Test func `new keys may come, but not into a stretch, and not in the place of old ones`() throws
  {
    let schema = try schema("verify")
    let folder = try TestFolder()
    try folder.write("broken.yml", Samples.broken)
    let text = try ProgramRun(["verify", "--json", "broken.yml"], in: folder).output
    func problems(_ old: String, _ new: String, isOpen: Bool = true) throws -> [String] {
      #expect(text.contains(old))
      let report = try JSONValue(parsing: text.replacing(old, with: new))
      return schema.problems(of: report, takesUnknownKeys: isOpen)
    }
    #expect(try problems("\"title\":", "\"mood\": [1], \"title\":") == [])
    #expect(try problems("\"title\":", "\"mood\": [1], \"title\":", isOpen: false) != [])
    #expect(try problems("\"from\":", "\"mood\": [1], \"from\":") != [])
    #expect(try problems("\"title\":", "\"mood\":") != [])
    #expect(try problems("\"version\": 1", "\"version\": 2") != [])
    #expect(try problems("\"law\": \"coverage\"", "\"law\": \"courage\"") != [])
    #expect(try problems("\"items\": 3", "\"items\": 3.5") != [])
    #expect(try problems("\"wraps\": ", "\"wraps\": -") != [])
  }

  @Test func `a mistake in a schema is found`() throws {
    func mistakes(_ text: String) throws -> [String] {
      try JSONSchema(root: JSONValue(parsing: text)).mistakes
    }
    let whole = #"{"type": "object", "properties": {"a": {"description": "A.", "type": "null"}}}"#
    #expect(try mistakes(whole) == [])
    #expect(try mistakes(whole.replacing("\"type\": \"null\"", with: "\"maximum\": 3")) != [])
    #expect(try mistakes(whole.replacing("\"null\"", with: "\"nothing\"")) != [])
    #expect(try mistakes(whole.replacing("A.", with: "A")) != [])
    #expect(try mistakes(##"{"items": {"$ref": "#/definitions/a"}}"##) != [])
  }

  @Test func `the JUnit report is what its schema says, whatever the names are`() throws {
    let folder = try TestFolder()
    let odd = "a&<\"'>轮播\u{1}.yml"
    try folder.write("sound.yml", Samples.sound)
    try folder.write(odd, Samples.broken.replacing("Dead end", with: #"'<&">轮播图'"#))
    let run = try ProgramRun(["verify", "-q", "--report", "x.xml", "sound.yml", odd], in: folder)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(try isJUnit("x.xml", in: folder))
    // Readers get the name back, but for the character that XML has no way to write.
    let name = try ProgramRun(
      shell: "xmllint --xpath 'string(/testsuites/testsuite[2]/@name)' x.xml", in: folder)
    #expect(name.output == "a&<\"'>轮播\u{FFFD}.yml\n")

    let text = try folder.text(of: "x.xml")
    for (old, new) in [
      ("<testcase classname=", "<testcase class="), ("tests=\"", "tests=\"-"),
      ("failures=\"0\"", "failures=\"none\""), ("failure", "fault"),
      ("</testsuites>", "<testcase/></testsuites>"), ("</testsuites>", "words</testsuites>"),
      ("<failure ", "<failure place=\"1\" "), ("name=\"sound.yml\" ", ""), ("&lt;", "<"),
    ] {
      #expect(text.contains(old), "\(old)")
      let damaged = text.replacing(old, with: new)
      try folder.write("damaged.xml", damaged)
      #expect(try !isJUnit("damaged.xml", in: folder), "\(old) → \(new)")
    }
  }

  private func isJUnit(_ name: String, in folder: TestFolder) throws -> Bool {
    let schema = packageFolder.appendingPathComponent("Fixtures/Reports/junit.xsd").path
    let run = try ProgramRun(shell: "xmllint --noout --schema '\(schema)' \(name)", in: folder)
    // A shell's code for a program that is not there.
    try #require(
      run.exitCode != 127, "xmllint is missing; install it with .ci/install-dependencies test")
    // 1 for a document that is no XML, 3 for one that is not what the schema says, 5 for a schema
    // that is none (xmllint(1)).
    #expect([0, 1, 3].contains(run.exitCode), "\(run.errors)")
    return run.exitCode == 0
  }
}

/// A value of JSON; unlike Foundation's objects it tells 1 from true.
private enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let values = try? container.decode([JSONValue].self) {
      self = .array(values)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? { object?[key] }

  var object: [String: JSONValue]? { if case .object(let entries) = self { entries } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// Whether the value is of a type, in the words of draft 7.
  func isOf(_ type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    case .number(let value): type == "number" || type == "integer" && value == value.rounded()
    }
  }

  /// The value with a key gone or a part of another type; first and last stand for a whole list.
  var damages: [(damage: String, value: JSONValue)] {
    var damages: [(damage: String, value: JSONValue)] = [
      (": another type", object == nil ? .object([:]) : .array([]))
    ]
    for (key, part) in object ?? [:] {
      var entries = object ?? [:]
      entries[key] = nil
      damages.append(("/\(key): gone", .object(entries)))
      for (damage, other) in part.damages {
        entries[key] = other
        damages.append(("/\(key)\(damage)", .object(entries)))
      }
    }
    let values = array ?? []
    for index in Set([values.indices.first, values.indices.last].compactMap(\.self)) {
      damages += values[index].damages.map { damage, other in
        ("/\(index)\(damage)", .array(values.prefix(index) + [other] + values.dropFirst(index + 1)))
      }
    }
    return damages
  }
}

/// The part of JSON Schema, draft 7, that the reports' schemas use.
private struct JSONSchema: Sendable {
  let root: JSONValue

  private static let types = ["null", "boolean", "string", "array", "object", "number", "integer"]
  private static let keywords: Set = [
    "$schema", "$ref", "additionalProperties", "const", "definitions", "description", "enum",
    "items", "minimum", "oneOf", "properties", "required", "title", "type",
  ]

  /// What is wrong with the schema itself.
  var mistakes: [String] { mistakes(in: root, at: "#") }

  private func mistakes(in schema: JSONValue, at path: String) -> [String] {
    var mistakes = Set(schema.object?.keys.map(\.self) ?? ["no object"])
      .subtracting(Self.keywords).sorted().map { "\(path): \($0) is not checked" }
    mistakes += Set(types(schema)).subtracting(Self.types).map { "\(path): \($0) is no type" }
    if schema["$ref"] != nil, target(schema) == nil { mistakes.append("\(path): nothing there") }
    for group in ["properties", "definitions"] {
      for (key, part) in schema[group]?.object ?? [:] {
        let place = "\(path)/\(group)/\(key)"
        mistakes += self.mistakes(in: part, at: place)
        if part["$ref"] == nil, part["description"]?.string?.hasSuffix(".") != true {
          mistakes.append("\(place): no sentence")
        }
      }
    }
    for part in (schema["oneOf"]?.array ?? []) + [schema["items"]].compactMap(\.self) {
      mistakes += self.mistakes(in: part, at: path + "/items")
    }
    return mistakes
  }

  private func types(_ schema: JSONValue) -> [String] {
    schema["type"]?.string.map { [$0] } ?? schema["type"]?.array?.compactMap(\.string) ?? []
  }

  private func target(_ schema: JSONValue) -> JSONValue? {
    schema["$ref"]?.string.flatMap { name in
      root["definitions"]?.object?.first { name == "#/definitions/\($0.key)" }?.value
    }
  }

  /// Returns what in a value is not as the schema says, with the places; keys that it does not
  /// describe may come where it says so, or nowhere.
  func problems(of value: JSONValue, takesUnknownKeys: Bool = true) -> [String] {
    problems(of: value, root, at: "", takesUnknownKeys)
  }

  private func problems(
    of value: JSONValue, _ schema: JSONValue, at path: String, _ takesUnknownKeys: Bool
  ) -> [String] {
    let schema = target(schema) ?? schema
    var problems: [String] = []
    func check(_ isRight: Bool, _ problem: String) {
      if !isRight { problems.append("\(path): \(problem)") }
    }
    let types = types(schema)
    check(types.isEmpty || types.contains { value.isOf($0) }, "not of type \(types)")
    if let const = schema["const"] { check(value == const, "not \(const)") }
    if let choices = schema["enum"]?.array { check(choices.contains(value), "not of the list") }
    if let minimum = schema["minimum"]?.number, let number = value.number {
      check(number >= minimum, "less than \(minimum)")
    }
    if let choices = schema["oneOf"]?.array {
      let found = choices.map { self.problems(of: value, $0, at: path, takesUnknownKeys) }
      check(found.count(where: \.isEmpty) == 1, "not one of \(found)")
    }
    if let items = schema["items"] {
      for (index, part) in (value.array ?? []).enumerated() {
        problems += self.problems(of: part, items, at: "\(path)/\(index)", takesUnknownKeys)
      }
    }
    guard let entries = value.object else { return problems }
    for key in schema["required"]?.array?.compactMap(\.string) ?? [] where entries[key] == nil {
      check(false, "\(key) is missing")
    }
    let isOpen = takesUnknownKeys || schema["properties"] == nil
    let isClosed = !isOpen || schema["additionalProperties"] == .bool(false)
    for (key, part) in entries {
      if let property = schema["properties"]?[key] {
        problems += self.problems(of: part, property, at: "\(path)/\(key)", takesUnknownKeys)
      } else {
        check(!isClosed, "\(key) is unknown")
      }
    }
    return problems
  }
}
