internal import YAML

/// An argument that gives a key another value.
///
/// It changes the tree before it is read, so that a value in an argument has no rules of its own.
/// Its nodes carry negative lines, one for each argument, by which a mistake in them is told from
/// one in the file.
struct Override {
  let key: String
  let value: String
  /// The number of the argument, from 0.
  let index: Int

  init(_ key: String, _ value: String, index: Int) {
    self.key = key
    self.value = value
    self.index = index
  }

  /// The argument, for messages.
  var source: ScenarioSource {
    let text = "\(key)=\(value)"
    return .override(SourceText(name: "--set \(text)", text: text))
  }

  /// Returns the argument that a range is in; `nil` for the file.
  static func index(of range: YAMLRange) -> Int? {
    range.start.line < 0 ? -1 - range.start.line : nil
  }

  /// Returns a range as people count, the argument's only line being the first.
  static func range(_ range: YAMLRange) -> YAMLRange {
    guard index(of: range) != nil else { return range }
    return YAMLRange(
      start: YAMLMark(line: 1, column: range.start.column),
      end: YAMLMark(line: 1, column: range.end.column))
  }

  /// Returns the place of some characters of the argument.
  func range(_ characters: Range<Int>) -> YAMLRange {
    YAMLRange(
      start: YAMLMark(line: -1 - index, column: characters.lowerBound + 1),
      end: YAMLMark(line: -1 - index, column: characters.upperBound + 1))
  }
}

extension Override {
  /// The characters before the value: the key and the equals sign.
  private var valueStart: Int { key.unicodeScalars.count + 1 }

  /// The value as YAML reads it.
  func parsedValue() throws(Mistake) -> YAMLNode {
    let count = value.unicodeScalars.count
    do throws(YAMLError) {
      return moved(try YAMLNode(parsing: value))
    } catch .empty {
      // An empty value, or one such as #54a24b that would be a comment in a file.
      return YAMLNode(
        .scalar(YAMLScalar(text: value, style: .quoted)),
        range: range(valueStart..<valueStart + count))
    } catch {
      let start = valueStart + error.mark.column - 1
      throw Mistake(.malformedValue(error.description), at: range(start..<start + 1))
    }
  }

  private func moved(_ node: YAMLNode) -> YAMLNode {
    let content: YAMLNode.Content =
      switch node.content {
      case .scalar(let scalar): .scalar(scalar)
      case .sequence(let nodes): .sequence(nodes.map(moved))
      case .mapping(let entries):
        .mapping(entries.map { YAMLEntry(key: moved($0.key), value: moved($0.value)) })
      }
    let start = valueStart + node.range.start.column - 1
    // A value may end on the line after the only one.
    let isOneLine = node.range.end.line == node.range.start.line
    let end =
      isOneLine
      ? valueStart + node.range.end.column - 1 : valueStart + value.unicodeScalars.count
    return YAMLNode(content, range: range(start..<max(start, end)))
  }
}
