import Testing
import YAML

@Suite struct SourceTextTests {
  private func excerpt(_ line: String, column: Int, upTo end: Int? = nil) -> [String] {
    SourceText(name: "f", text: line)
      .diagnostic(
        "m", at: YAMLMark(line: 1, column: column),
        upTo: end.map { YAMLMark(line: 1, column: $0) }
      )
      .split(separator: "\n", omittingEmptySubsequences: false)
      .dropFirst()
      .map { String($0.dropFirst(6)) }
  }

  @Test func `a message shows its place, the line, and a caret`() throws {
    let text = "title: A\nitms: 5\n"
    let node = try YAMLNode(parsing: text)
    let key = try #require(node.mapping?[1].key)
    #expect(
      SourceText(name: "banner.yml", text: text)
        .diagnostic("unknown key 'itms'; did you mean 'items'?", at: key.range) == """
          banner.yml:2:1: error: unknown key 'itms'; did you mean 'items'?
            2 | itms: 5
              | ^~~~
          """)
  }

  @Test func `a parser's error brings a note on the second place`() {
    let text = "a: 1\nb: 2\na: 3\n"
    #expect(throws: YAMLError.self) { try YAMLNode(parsing: text) }
    do throws(YAMLError) {
      _ = try YAMLNode(parsing: text)
    } catch {
      #expect(
        SourceText(name: "-", text: text).diagnostic(error) == """
          -:3:1: error: the key 'a' occurs twice in one mapping
            3 | a: 3
              | ^
          -:1:1: note: 'a' stands here first
            1 | a: 1
              | ^
          """)
    }
  }

  @Test func `the caret stands below a character behind wide ones`() {
    #expect(excerpt("标题: x", column: 5) == ["标题: x", "      ^"])
    #expect(excerpt("标题: 轮播", column: 5, upTo: 7) == ["标题: 轮播", "      ^~~~"])
    #expect(excerpt("😀: x", column: 4) == ["😀: x", "    ^"])
    #expect(excerpt("ab: x", column: 5) == ["ab: x", "    ^"])
  }

  @Test func `a combining mark takes no column`() {
    #expect(excerpt("e\u{301}: x", column: 5)[1] == "   ^")
  }

  @Test func `tabs become spaces`() {
    #expect(excerpt("a:\tb", column: 4) == ["a:  b", "    ^"])
    #expect(excerpt("\t\tb", column: 3) == ["        b", "        ^"])
  }

  @Test func `nothing in a line steers the terminal`() {
    let shown = SourceText(name: "a\u{1B}b", text: "\u{1B}[31mx\u{202E}y")
      .diagnostic("key '\u{7}'", at: YAMLMark(line: 1, column: 6))
    #expect(
      shown == "a\u{FFFD}b:1:6: error: key '\u{FFFD}'\n  1 | \u{FFFD}[31mx\u{FFFD}y\n    |      ^")
  }

  @Test(arguments: [1, 30, 119, 120, 121, 500, 4990, 5000])
  func `of a long line the part round the caret is shown`(column: Int) {
    let digits = (0..<5000).map { String($0 % 10) }.joined()
    let lines = excerpt(digits, column: column)
    #expect(lines[0].count <= 122)
    let position = lines[1].count - 1
    #expect(String(Array(lines[0])[position]) == String((column - 1) % 10))
    #expect(lines[0].hasPrefix("…") == (column > 41))
    #expect(lines[0].hasSuffix("…") == (column < 4900))
  }

  @Test(arguments: 1...40)
  func `a long line of wide characters keeps its caret`(step: Int) {
    let column = step * 25 - 3
    let text = String((0..<1000).map { "一二三四五六七八九十"[$0 % 10] })
    let lines = excerpt(text, column: column)
    // The columns before the caret, counted in the line that is shown.
    var columns = 0
    let below = lines[0].first { character in
      defer { columns += character == "…" ? 1 : 2 }
      return columns == lines[1].count - 2 || columns == lines[1].count - 1
    }
    #expect(below == "一二三四五六七八九十"[(column - 1) % 10])
  }

  @Test func `a line of 120 columns is shown whole`() {
    #expect(excerpt(String(repeating: "a", count: 120), column: 1)[0].count == 120)
    #expect(excerpt(String(repeating: "a", count: 121), column: 1)[0].count == 121)
    #expect(excerpt(String(repeating: "a", count: 121), column: 1)[0].hasSuffix("…"))
  }

  @Test func `a part that goes on below is underlined to the end of its line`() {
    let shown = SourceText(name: "f", text: "a: 'b\n  c'\n")
      .diagnostic("m", at: YAMLMark(line: 1, column: 4), upTo: YAMLMark(line: 2, column: 5))
    #expect(shown.hasSuffix("| a: 'b\n    |    ^~"))
  }

  @Test func `the end of the text and places outside it are told without harm`() {
    #expect(excerpt("", column: 1) == ["", "^"])
    #expect(excerpt("ab", column: 3) == ["ab", "  ^"])
    #expect(excerpt("ab", column: 99) == ["ab", "  ^"])
    let text = SourceText(name: "f", text: "a\n")
    #expect(text.diagnostic("m", at: YAMLMark(line: 9, column: 1)) == "f:9:1: error: m")
  }

  @Test func `a byte order mark takes no column in the line`() {
    #expect(excerpt("\u{FEFF}ab", column: 2) == ["ab", " ^"])
  }
}

extension String {
  fileprivate subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
