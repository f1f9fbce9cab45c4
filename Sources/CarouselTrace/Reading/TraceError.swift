/// A text that is no trace.
///
/// ```swift
/// do {
///   _ = try Trace(jsonLines: bytes)
/// } catch {
///   print(error)  // 17:9: error: "viewport" must be above 0, not -320
/// }
/// ```
public struct TraceError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: TraceProblem
  /// The line, from one.
  public var line: Int
  /// The column, in characters from one.
  public var column: Int

  /// Creates an error.
  public init(_ problem: TraceProblem, line: Int, column: Int) {
    self.problem = problem
    self.line = line
    self.column = column
  }
}

/// What can be wrong with a trace.
public enum TraceProblem: Error, Hashable, Sendable {
  /// Something else than JSON asks for.
  case expected(String)
  /// Characters after the end of the object.
  case trailingText
  /// Lists in lists, deeper than anything that a recorder writes.
  case tooDeep
  /// A number that is no JSON number, or too large.
  case badNumber(String)
  /// Bytes that are no UTF-8.
  case notUTF8
  /// A key twice in one object.
  case duplicateKey(String)
  /// A key that is needed.
  case missingKey(String)
  /// A number where it cannot be.
  case outOfRange(String, must: String, found: String)
  /// A frame before the frame on the line above.
  case timeGoesBack(String)
  /// A line of column names without a column that is needed.
  case missingColumn(String)
  /// A line with fewer fields than there are columns to read.
  case missingField(String)
  /// A text without frames.
  case noFrames
}

extension TraceProblem: CustomStringConvertible {
  /// The message without the place.
  public var description: String {
    switch self {
    case .expected(let what): "expected \(what)"
    case .trailingText: "expected the end of the line: one object a line"
    case .tooDeep: "nested more than \(JSONScanner.depthLimit) deep"
    case .badNumber(let text): "'\(text)' is no number that can be used here"
    case .notUTF8: "the text is not UTF-8"
    case .duplicateKey(let key): "\"\(key)\" is given twice"
    case .missingKey(let key): "\"\(key)\" is missing"
    case .outOfRange(let name, let must, let found): "\"\(name)\" must be \(must), not \(found)"
    case .timeGoesBack(let found): "the time goes back to \(found) ms"
    case .missingColumn(let name): "the first line must name a column \(name)"
    case .missingField(let name): "the line ends before \(name)"
    case .noFrames: "no frame in it"
    }
  }
}

extension TraceError: CustomStringConvertible {
  /// The message with its place.
  public var description: String { "\(line):\(column): error: \(problem)" }
}
