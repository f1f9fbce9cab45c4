internal import CarouselCore

extension TraceFrame {
  /// The frame as a line of the trace format, without the line's end.
  ///
  /// ```swift
  /// frame.jsonLine
  /// // {"t":1016.667,"viewport":320,"slides":[{"item":3,"x":-12.5,"w":320}],"indicator":3}
  /// ```
  ///
  /// Three decimals keep every place on a grid of 1, 2 or 3 pixels a point apart from its
  /// neighbours by hundreds of times what is cut off.
  public var jsonLine: String {
    let slides = pages.map { page in
      "{\"item\":\(page.item),\"x\":\(decimalText(page.origin, decimals: 3)),"
        + "\"w\":\(decimalText(page.length, decimals: 3))}"
    }
    var line = "{\"t\":\(decimalText(time * 1000, decimals: 3)),"
    line += "\"viewport\":\(decimalText(viewportLength, decimals: 3)),"
    if let contentOffset { line += "\"offset\":\(decimalText(contentOffset, decimals: 3))," }
    line += "\"slides\":[\(slides.joined(separator: ","))]"
    if let indicator { line += ",\"indicator\":\(indicator)" }
    return line + "}"
  }
}

extension Trace {
  /// The trace as JSON Lines.
  ///
  /// - Complexity: O(*n*) for *n* pages.
  public var jsonLines: String {
    frames.map { $0.jsonLine + "\n" }.joined()
  }
}
