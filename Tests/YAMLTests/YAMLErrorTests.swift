import Testing
import YAML

@Suite struct YAMLErrorTests {
  /// Returns the error of a text that must not be read.
  private func error(_ text: String, limits: YAMLLimits = .standard) -> YAMLError? {
    error(Array(text.utf8), limits: limits)
  }

  private func error(_ bytes: [UInt8], limits: YAMLLimits = .standard) -> YAMLError? {
    do throws(YAMLError) {
      _ = try YAMLNode(parsing: bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a duplicate key is told with both places`() {
    let text = "items: 5\nscript: []\n\"items\": 6\n"
    let first = YAMLMark(line: 1, column: 1)
    let second = YAMLMark(line: 3, column: 1)
    #expect(error(text) == .duplicateKey("items", at: second, first: first))
    #expect(error(text)?.related?.mark == first)
    #expect(error("a: {items: 5}\nitems: 6\n") == nil)
  }

  @Test(arguments: [
    ("title: a: b\n", YAMLSyntaxProblem.misplacedMapping, 1, 9),
    ("script: - rest\n", .misplacedItem, 1, 9),
    ("a: 1\n b: 2\n", .misplacedMapping, 2, 3),
    ("a:\n    - 1\n  - 2\n", .unevenIndentation, 3, 3),
    ("items: 5\nscript\npage: 1\n", .missingColon, 3, 1),
    ("a: [1, 2\nb: 3\n", .unclosedList, 2, 2),
    ("a: {b: 1\nc: 3\n", .unclosedMapping, 2, 2),
    ("a: 'b\n", .unclosedQuote, 2, 1),
    ("a:\n\tb: 1\n", .tab, 2, 1),
    ("a: @b\n", .reservedCharacter, 1, 4),
    (#"a: "\q""#, .unknownEscape, 1, 5),
  ])
  func `a mistake of form has a place and its own words`(
    text: String,
    problem: YAMLSyntaxProblem,
    line: Int,
    column: Int
  ) {
    guard case .syntax(let found, let mark, _)? = error(text) else {
      Issue.record("\(text) gave \(String(describing: error(text)))")
      return
    }
    #expect(found == problem)
    #expect(mark == YAMLMark(line: line, column: column))
  }

  @Test func `bytes that are not UTF-8 are refused at their place`() {
    let mark = YAMLMark(line: 2, column: 4)
    #expect(error(Array("a: 1\nb: ".utf8) + [0xE9, 0x0A]) == .notUTF8(byte: 0xE9, at: mark))
    #expect(error(Array("a: 1\nb: é\n".utf8)) == nil)
    #expect(error([0xFF, 0xFE, 0x61, 0x00]) == .notUTF8(byte: 0xFF, at: .start))
    // A surrogate, an overlong slash, and a character that is cut off.
    for bytes: [UInt8] in [[0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xE4, 0xBD]] {
      #expect(error(bytes) == .notUTF8(byte: bytes[0], at: .start))
    }
  }

  @Test(arguments: [0x00, 0x07, 0x1B, 0x7F, 0x9B, 0xFFFE] as [UInt32])
  func `control characters are refused at their place`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let mark = YAMLMark(line: 2, column: 5)
    #expect(error("a: 1\nb: x\(scalar)y\n") == .controlCharacter(value, at: mark))
    #expect(error("b: \"\\x1b\"\n") == nil)
  }

  @Test func `an alias bomb is refused quickly`() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for i in 1...30 {
      let aliases = Array(repeating: "*a\(i - 1)", count: 9).joined(separator: ", ")
      text += "a\(i): &a\(i) [\(aliases)]\n"
    }
    guard case .tooManyNodes(100_000, let mark)? = error(text) else {
      Issue.record("the bomb was read")
      return
    }
    #expect(mark.line == 6)
  }

  @Test func `aliases within the budget are read`() {
    let text = "[&a [1, 2, 3], *a, *a]"  // 13 values
    #expect(error(text, limits: YAMLLimits(nodes: 13)) == nil)
    #expect(
      error(text, limits: YAMLLimits(nodes: 12))
        == .tooManyNodes(limit: 12, at: YAMLMark(line: 1, column: 20)))
  }

  @Test func `nesting beyond the limit is refused, up to it read`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(error(nested(64)) == nil)
    #expect(error(nested(65)) == .tooDeep(limit: 64, at: YAMLMark(line: 1, column: 65)))
    #expect(error(String(repeating: "{a: ", count: 100_000))?.mark.line == 1)
    #expect(error(String(repeating: "- ", count: 100_000))?.mark.line == 1)
  }

  @Test func `nesting through aliases counts as well`() {
    let limits = YAMLLimits(depth: 3)
    #expect(error("[&a [[1]], *a]", limits: limits) == nil)
    #expect(
      error("[&a [[1]], [*a]]", limits: limits)
        == .tooDeep(limit: 3, at: YAMLMark(line: 1, column: 13)))
  }

  @Test func `an alias needs an anchor before it and outside it`() {
    #expect(error("a: *b\nb: &b 1\n") == .unknownAlias("b", at: YAMLMark(line: 1, column: 4)))
    #expect(error("&a [1, *a]") == .recursiveAlias("a", at: YAMLMark(line: 1, column: 8)))
  }

  @Test func `one document is read, no less and no more`() {
    #expect(error("") == .empty)
    #expect(error("# only a comment\n") == .empty)
    #expect(error("a: 1\n---\nb: 2\n") == .severalDocuments(at: YAMLMark(line: 2, column: 1)))
    #expect(error("---\na: 1\n...\n") == nil)
  }

  @Test func `unknown tags and wrong tags are refused`() {
    let mark = YAMLMark(line: 1, column: 4)
    #expect(error("a: !image x.png") == .unknownTag("!image", at: mark))
    #expect(error("a: !!binary aGk=") == .unknownTag("tag:yaml.org,2002:binary", at: mark))
    #expect(error("a: !!int five") == .mismatchedTag(.int, at: mark))
    #expect(error("a: !!seq {}") == .mismatchedTag(.sequence, at: mark))
    #expect(error("a: !!map x") == .mismatchedTag(.mapping, at: mark))
  }

  @Test func `keys are scalars`() {
    #expect(error("? [a, b]\n: 1\n") == .keyIsNotScalar(at: YAMLMark(line: 1, column: 3)))
    #expect(error("{a: b}: 1\n") == .keyIsNotScalar(at: YAMLMark(line: 1, column: 1)))
  }

  @Test func `a text beyond the size limit is not parsed`() {
    let limits = YAMLLimits(bytes: 4)
    #expect(error("a: 1", limits: limits) == nil)
    #expect(error("a: 12", limits: limits) == .tooLarge(bytes: 5, limit: 4))
  }

  @Test func `no mutation of a scenario does more than fail with an error`() {
    let text = Array(YAMLNodeTests.scenario.utf8)
    let replacements = Array("\u{0}\t\n:-[]{}'\"&*!|>%@`#,?\\".utf8) + [0xFF, 0xE4]
    var refused = 0
    for position in text.indices {
      for byte in replacements {
        var mutated = text
        mutated[position] = byte
        guard let error = error(mutated) else { continue }
        refused += 1
        let shown = SourceText(name: "a.yml", bytes: mutated).diagnostic(error)
        #expect(shown.hasPrefix("a.yml:\(error.mark): error: \(error)"))
      }
      _ = error(Array(text[..<position]))
    }
    #expect(refused > text.count)
  }
}
