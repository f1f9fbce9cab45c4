public import CarouselCore

/// The displayed frames of a real or a simulated carousel, in the order of their times.
///
/// ```swift
/// let trace = try Trace(jsonLines: bytes)
/// TraceJudge().verdict(on: trace).isGood
/// ```
public struct Trace: Hashable, Sendable {
  /// The frames.
  public var frames: [TraceFrame]

  /// Creates a trace of frames.
  public init(_ frames: [TraceFrame]) {
    self.frames = frames
  }

  /// Creates what a recorder would have seen of a simulated carousel.
  ///
  /// While the screen is hidden nothing is displayed, so nothing is recorded.
  ///
  /// - Parameter timeline: A carousel under a script.
  /// - Complexity: O(*n*) for *n* frames.
  public init(_ timeline: CarouselTimeline) {
    let geometry = timeline.carousel.geometry
    frames = timeline.lazy.filter { !$0.isHidden }.map { TraceFrame($0, geometry: geometry) }
  }
}

extension Trace {
  /// Reads JSON Lines: one object a displayed frame.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: A ``TraceError`` at the first mistake.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(jsonLines bytes: [UInt8]) throws(TraceError) {
    try self.init(bytes, reading: .jsonLines)
  }

  /// Reads comma-separated offsets of a strip.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8, with a line of column names.
  ///   - geometry: The strip that the offsets belong to.
  /// - Throws: A ``TraceError`` at the first mistake.
  public init(csv bytes: [UInt8], geometry: TraceGeometry) throws(TraceError) {
    try self.init(bytes, reading: .csv(geometry))
    if geometry.movesAgainstOffsets(frames.lazy.compactMap(\.contentOffset)) {
      for index in frames.indices {
        guard let offset = frames[index].contentOffset else { continue }
        frames[index].pages = geometry.pages(at: -offset)
      }
    }
  }

  private init(_ bytes: [UInt8], reading format: TraceParser.Format) throws(TraceError) {
    var parser = TraceParser(format)
    var frames: [TraceFrame] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      if let frame = try parser.parse(line: rest[..<end]) { frames.append(frame) }
      rest = rest[end...].dropFirst()
    }
    guard !frames.isEmpty else {
      throw TraceError(.noFrames, line: max(parser.lineNumber, 1), column: 1)
    }
    self.frames = frames
  }
}
