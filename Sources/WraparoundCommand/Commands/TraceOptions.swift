internal import CarouselCore
internal import CarouselTrace

/// What the command line says of traces.
struct TraceOptions: Sendable {
  /// Whether the files are traces.
  var areTraces = false
  /// Whether the end of a trace is said to lead back to its start.
  var closes = false
  /// The number of items of a CSV trace.
  var items: Int?
  /// The length of a page of a CSV trace in points.
  var page: Double?
  /// The gap of a CSV trace in points.
  var gap = 0.0
  /// The length of the bounds of a CSV trace in points; a page where `nil`.
  var viewport: Double?
  /// The copies at either end of a CSV trace's strip.
  var clones = 1
}

extension TraceOptions {
  /// Reads and judges a trace.
  ///
  /// - Parameter path: The file; `-` is standard input.
  /// - Returns: The trace with its verdict.
  /// - Throws: A ``Failure`` where there is none, or it is no trace.
  func judge(_ path: String) throws(Failure) -> JudgedTrace {
    let input = InputFile(path: path)
    let bytes = try input.read()
    let trace: Trace
    do throws(TraceError) {
      trace =
        if isCSV(path) {
          try Trace(csv: bytes, geometry: geometry)
        } else {
          try Trace(jsonLines: bytes)
        }
    } catch {
      throw .trace(error, path: input.displayName)
    }
    var judge = TraceJudge()
    judge.numberOfItems = items
    judge.closes = closes
    return JudgedTrace(name: input.displayName, verdict: judge.verdict(on: trace))
  }

  private func isCSV(_ path: String) -> Bool { path.hasSuffix(".csv") || page != nil }

  private var geometry: TraceGeometry {
    TraceGeometry(
      numberOfItems: items ?? 1,
      pageLength: page ?? 1,
      gap: gap,
      viewportLength: viewport,
      leadingClones: clones,
      trailingClones: clones
    )
  }

  /// The option that a CSV trace needs and does not have.
  func missingOption(for paths: [String]) -> String? {
    guard paths.contains(where: isCSV) else { return nil }
    return items == nil ? "--items" : page == nil ? "--page" : nil
  }
}
