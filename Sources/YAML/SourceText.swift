/// A named text whose places can be shown to a person.
///
/// ```swift
/// SourceText(name: "banner.yml", text: text)
///   .diagnostic("unknown key 'itms'; did you mean 'items'?", at: key.range)
/// // banner.yml:2:1: error: unknown key 'itms'; did you mean 'items'?
/// //   2 | itms: 5
/// //     | ^~~~
/// ```
public struct SourceText: Hashable, Sendable {
  /// The name of the file, or what stands for it.
  public let name: String
  private let lines: [String]

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - name: The name of the file, or what stands for it.
  ///   - text: The text as the parser saw it.
  public init(name: String, text: String) {
    self.name = name
    var lines: [String.UnicodeScalarView] = [String.UnicodeScalarView()]
    var lastWasReturn = false
    // A byte order mark takes no column.
    let first = text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    for scalar in text.unicodeScalars.dropFirst(first) {
      let endsPair = lastWasReturn && scalar == "\n"
      lastWasReturn = scalar == "\r"
      if endsPair { continue }
      if LineBreak.isBreak(scalar) {
        lines.append(String.UnicodeScalarView())
      } else {
        lines[lines.count - 1].append(scalar)
      }
    }
    self.lines = lines.map { String($0) }
  }

  /// Creates a text from bytes; what is not UTF-8 is shown as U+FFFD.
  ///
  /// - Parameters:
  ///   - name: The name of the file, or what stands for it.
  ///   - bytes: The bytes of the file.
  public init(name: String, bytes: [UInt8]) {
    self.init(name: name, text: String(decoding: bytes, as: UTF8.self))
  }

  /// What a message is about.
  public enum Severity: String, Hashable, Sendable {
    /// Nothing can be done with the text.
    case error
    /// The text is accepted, but hardly meant.
    case warning
    /// A place that explains another message.
    case note
  }

  /// Returns a message with its place, the line, and a caret below the place.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - mark: The place.
  ///   - end: The character after the part that the message is about.
  ///   - severity: What the message is about.
  /// - Returns: Three lines without a line break at the end; only the first where the text has no
  ///   such line.
  public func diagnostic(
    _ message: String,
    at mark: YAMLMark,
    upTo end: YAMLMark? = nil,
    severity: Severity = .error
  ) -> String {
    let head = "\(printable(name)):\(mark): \(severity.rawValue): \(printable(message))"
    guard lines.indices.contains(mark.line - 1) else { return head }
    let number = String(mark.line)
    let excerpt = SourceExcerpt(
      line: lines[mark.line - 1], column: mark.column, end: endColumn(from: mark, to: end))
    let margin = String(repeating: " ", count: number.count)
    return """
      \(head)
        \(number) | \(excerpt.line)
        \(margin) | \(excerpt.caret)
      """
  }

  /// Returns a message about a stretch of the text.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - range: The stretch; only its first line is shown.
  ///   - severity: What the message is about.
  /// - Returns: Lines as ``diagnostic(_:at:upTo:severity:)`` makes them.
  public func diagnostic(
    _ message: String,
    at range: YAMLRange,
    severity: Severity = .error
  ) -> String {
    diagnostic(message, at: range.start, upTo: range.end, severity: severity)
  }

  /// Returns the message of a parser's error, and where it names a second place, a note on that.
  ///
  /// - Parameter error: The error.
  /// - Returns: The lines.
  public func diagnostic(_ error: YAMLError) -> String {
    let message = diagnostic(error.description, at: error.mark)
    guard let related = error.related else { return message }
    return message + "\n" + diagnostic(related.message, at: related.mark, severity: .note)
  }

  /// A part that goes on below is underlined up to the end of its first line.
  private func endColumn(from mark: YAMLMark, to end: YAMLMark?) -> Int {
    guard let end, end > mark else { return mark.column + 1 }
    return end.line == mark.line ? end.column : lines[mark.line - 1].unicodeScalars.count + 1
  }

  private func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      result.append(DisplayWidth.isUnsafe(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }
}
