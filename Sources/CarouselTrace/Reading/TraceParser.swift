internal import CarouselCore

/// Reads a trace line by line, so that a long one need not fit into memory.
///
/// ```swift
/// var parser = TraceParser(.jsonLines)
/// for line in lines {
///   if let frame = try parser.parse(line: line) { use(frame) }
/// }
/// ```
public struct TraceParser: Sendable {
  /// A way to write a trace.
  public enum Format: Hashable, Sendable {
    /// One JSON object a line.
    case jsonLines
    /// Comma-separated `t_ms,offset_px[,indicator]` of a strip, after a line of these names.
    ///
    /// A single line cannot tell whether offsets are translations; ``Trace/init(csv:geometry:)``
    /// looks at all of them.
    case csv(TraceGeometry)
  }

  private let format: Format
  private var columns: CSVColumns?
  private var lastTime = -Double.infinity
  /// The number of lines read.
  public private(set) var lineNumber = 0

  /// Creates a parser of a trace that has not begun.
  public init(_ format: Format) {
    self.format = format
  }

  /// Reads the next line.
  ///
  /// - Parameter line: The line in UTF-8, without its end; a carriage return may be left.
  /// - Returns: The frame, or `nil` where the line is empty or names columns.
  /// - Throws: A ``TraceError`` with the place of the first mistake.
  /// - Complexity: O(*n*) for *n* bytes.
  public mutating func parse(line: ArraySlice<UInt8>) throws(TraceError) -> TraceFrame? {
    lineNumber += 1
    var line = line
    // A byte order mark, which editors put in front.
    if lineNumber == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    guard line.contains(where: { !" \t\r".utf8.contains($0) }) else { return nil }
    var place = line.startIndex
    do throws(TraceProblem) {
      guard String(validating: line, as: UTF8.self) != nil else { throw .notUTF8 }
      let frame =
        switch format {
        case .jsonLines: try TraceFrame(json: line, place: &place)
        case .csv(let geometry): try csvFrame(line, geometry: geometry, place: &place)
        }
      guard let frame else { return nil }
      guard frame.time >= lastTime else {
        throw .timeGoesBack(decimalText(frame.time * 1000, decimals: 3))
      }
      lastTime = frame.time
      return frame
    } catch {
      // Bytes that continue a character take no column.
      let column = line[..<place].count { $0 & 0xC0 != 0x80 } + 1
      throw TraceError(error, line: lineNumber, column: column)
    }
  }

  private mutating func csvFrame(
    _ line: ArraySlice<UInt8>, geometry: TraceGeometry, place: inout Int
  ) throws(TraceProblem) -> TraceFrame? {
    guard let columns else {
      columns = try CSVColumns(naming: line)
      return nil
    }
    return try columns.frame(line, geometry: geometry, place: &place)
  }
}
