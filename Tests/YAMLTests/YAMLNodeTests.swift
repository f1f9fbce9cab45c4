import Testing
import YAML

@Suite struct YAMLNodeTests {
  static let scenario = """
    title: Sentinel pages, jump when the scroll settles
    carousel: banner-view            # a preset
    items: [red.png, {image: b.jpg, label: Sale}, {label: "3", color: "#54a24b"}]
    page: 375x188
    script:
      - rest 0.5s
      - drag back 0.2 pages over 100ms release 600pt/s
    pictures:
      - {file: banner.gif, fps: 25, loop: forever}
    """

  @Test func `a scenario is read with its keys in order`() throws {
    let node = try YAMLNode(parsing: Self.scenario)
    #expect(
      node.mapping?.map(\.name)
        == ["title", "carousel", "items", "page", "script", "pictures"])
    #expect(node["title"]?.string == "Sentinel pages, jump when the scroll settles")
    #expect(node["carousel"]?.string == "banner-view")
    #expect(node["items"]?.sequence?.count == 3)
    #expect(node["items"]?.sequence?[1]["label"]?.string == "Sale")
    #expect(node["items"]?.sequence?[2]["label"]?.string == "3")
    #expect(node["items"]?.sequence?[2]["label"]?.int == nil)
    #expect(node["script"]?.sequence?.last?.string?.hasSuffix("600pt/s") == true)
    #expect(node["pictures"]?.sequence?[0]["fps"]?.int == 25)
    #expect(node["captions"] == nil)
  }

  @Test func `every node knows its lines and columns`() throws {
    let node = try YAMLNode(parsing: Self.scenario)
    #expect(node.mapping?[1].key.range.start == YAMLMark(line: 2, column: 1))
    #expect(
      node["carousel"]?.range
        == YAMLRange(
          start: YAMLMark(line: 2, column: 11), end: YAMLMark(line: 2, column: 22)))
    #expect(node["items"]?.sequence?[1].range.description == "3:18-3:45")
    #expect(node["script"]?.range.description == "6:3-7:51")
    #expect(node["script"]?.sequence?[0].range.description == "6:5-6:14")
    #expect(node.range.start == .start)
  }

  @Test func `a value that is not written is null behind its colon`() throws {
    let node = try YAMLNode(parsing: "a:\nb: 1\n")
    #expect(node["a"]?.isNull == true)
    #expect(node["a"]?.range.description == "1:3-1:3")
    #expect(node["b"]?.isNull == false)
  }

  @Test func `columns count characters, not bytes`() throws {
    let node = try YAMLNode(parsing: "标题: 轮播图 # 😀\n")
    #expect(node["标题"]?.range.description == "1:5-1:8")
    #expect(node["标题"]?.string == "轮播图")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `every line ending counts as one line`(ending: String) throws {
    let node = try YAMLNode(parsing: ["a: 1", "", "b: 2", ""].joined(separator: ending))
    #expect(node["b"]?.range.start == YAMLMark(line: 3, column: 4))
  }

  @Test func `a byte order mark takes no column`() throws {
    let node = try YAMLNode(parsing: "\u{FEFF}items: 5")
    #expect(node["items"]?.int == 5)
    #expect(node.range.start == .start)
  }

  @Test func `JSON is read as well`() throws {
    let json = #"{"items": 5, "page": {"w": 1.5e2, "gap": null}, "on": true, "t": "a\"\u00e9\/\n"}"#
    let node = try YAMLNode(parsing: json)
    #expect(node["items"]?.int == 5)
    #expect(node["page"]?["w"]?.double == 150)
    #expect(node["page"]?["gap"]?.isNull == true)
    #expect(node["on"]?.bool == true)
    #expect(node["t"]?.string == "a\"é/\n")
    #expect(try YAMLNode(parsing: "[]").sequence == [])
    #expect(try YAMLNode(parsing: "{\"a\":1,\n\t\"b\":[2,{}]}")["b"]?.sequence?.count == 2)
  }

  @Test func `aliases repeat their value and keep their own place`() throws {
    let node = try YAMLNode(parsing: "a: &p {w: 320, h: 160}\nb: *p\nc: [*p, *p]\n")
    #expect(node["b"]?["w"]?.int == 320)
    #expect(node["b"]?.range.start == YAMLMark(line: 2, column: 4))
    #expect(node["c"]?.sequence?[1]["h"]?.int == 160)
  }

  @Test func `an anchor that is set again means its last value`() throws {
    let node = try YAMLNode(parsing: "[&a 1, *a, &a 2, *a]")
    #expect(node.sequence?.map(\.int) == [1, 1, 2, 2])
  }

  @Test func `blocks keep or fold their lines`() throws {
    let node = try YAMLNode(parsing: "a: |\n  one\n  two\nb: >\n  one\n  two\n")
    #expect(node["a"]?.string == "one\ntwo\n")
    #expect(node["b"]?.string == "one two\n")
  }

  @Test(arguments: [
    ("[]", "a list"), ("{}", "a mapping"), ("~", "nothing"), ("true", "true or false"),
    ("5", "a whole number"), ("5.5", "a number"), (".nan", "not a number"), (".inf", "infinite"),
    ("five", "text"),
  ])
  func `a node can be named in a message`(text: String, noun: String) throws {
    #expect(try YAMLNode(parsing: text).noun == noun)
  }
}

extension YAMLRange {
  fileprivate var description: String { "\(start)-\(end)" }
}
