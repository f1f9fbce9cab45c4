import Testing
import YAML

@Suite struct YAMLScalarTests {
  @Test(arguments: [
    ("0", 0), ("-17", -17), ("+4", 4), ("007", 7), ("0x1F", 31), ("0o17", 15),
    ("9223372036854775807", Int.max),
  ])
  func `whole numbers are read`(text: String, number: Int) throws {
    let node = try YAMLNode(parsing: text)
    #expect(node.int == number)
    #expect(node.double == Double(number))
    #expect(node.string == nil)
    #expect(node.text == text)
  }

  @Test(arguments: [
    ("1.5", 1.5), (".5", 0.5), ("1.", 1), ("-2e3", -2000), ("1.5E-2", 0.015), ("5.0", 5),
    ("9223372036854775808", 9_223_372_036_854_775_808), ("0x10000000000000000", 0x1p64),
    (".inf", Double.infinity), ("-.Inf", -Double.infinity), ("1e999", Double.infinity),
  ])
  func `other numbers are read, infinite ones too`(text: String, number: Double) throws {
    let node = try YAMLNode(parsing: text)
    #expect(node.double == number)
    #expect(node.int == nil)
    #expect(node.string == nil)
  }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func `not a number is recognised`(text: String) throws {
    #expect(try YAMLNode(parsing: text).double?.isNaN == true)
  }

  @Test(arguments: [
    "375x188", "0.5s", "1_000", "0x", "0o8", "0xG", "1e", "e5", ".", "+", "-.", "1.2.3", "nan",
    "inf", "0x1p4", "yes", "no", "on", "off", "y", "tRUE", "nULL", "12:30:45", "２", "0b1", "1 000",
    "0x-1", "0o+7", "+.nan",
  ])
  func `what only looks like a number or a truth value is text`(text: String) throws {
    let node = try YAMLNode(parsing: text)
    #expect(node.string == text)
    #expect(node.double == nil)
    #expect(node.int == nil)
    #expect(node.bool == nil)
    #expect(!node.isNull)
  }

  @Test(arguments: [("true", true), ("True", true), ("FALSE", false), ("false", false)])
  func `truth values are read`(text: String, value: Bool) throws {
    #expect(try YAMLNode(parsing: text).bool == value)
  }

  @Test(arguments: ["'5'", "\"true\"", "'~'", "''", "! 5", "!!str 5", "!!str"])
  func `quotes and the string tag make text`(text: String) throws {
    let node = try YAMLNode(parsing: text)
    #expect(node.string != nil)
    #expect(node.int == nil)
    #expect(node.bool == nil)
    #expect(!node.isNull)
  }

  @Test func `a core tag is obeyed`() throws {
    #expect(try YAMLNode(parsing: "!!int '5'").int == 5)
    #expect(try YAMLNode(parsing: "!!float 5").double == 5)
    #expect(try YAMLNode(parsing: "!!float 5").int == nil)
    #expect(try YAMLNode(parsing: "!!seq [1]").sequence?.count == 1)
    #expect(try YAMLNode(parsing: "!<tag:yaml.org,2002:bool> true").bool == true)
  }
}
