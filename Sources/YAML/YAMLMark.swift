/// A place in a text, as people count.
public struct YAMLMark: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1; a tab is one column.
  public var column: Int

  /// Creates a mark.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a text.
  public static let start = YAMLMark(line: 1, column: 1)
}

extension YAMLMark: Comparable {
  /// Says whether the first mark stands before the second.
  public static func < (first: YAMLMark, second: YAMLMark) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension YAMLMark: CustomStringConvertible {
  /// The mark as `line:column`.
  public var description: String { "\(line):\(column)" }
}

/// A stretch of a text, from its first character to just behind its last.
public struct YAMLRange: Hashable, Sendable {
  /// The first character.
  public var start: YAMLMark
  /// The character after the last; equal to ``start`` for a value that is not written.
  public var end: YAMLMark

  /// Creates a range.
  public init(start: YAMLMark, end: YAMLMark) {
    self.start = start
    self.end = end
  }
}
