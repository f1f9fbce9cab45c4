internal import CarouselCore

extension TimelineFormat {
  /// The trace format of recorded carousels: JSON Lines, milliseconds, points, items from zero.
  static let trace = TimelineFormat(id: "trace", head: nil) { frame, geometry in
    let slides = frame.pages.map { page in
      "{\"item\":\(page.item),\"x\":\(decimalText(page.origin, decimals: 3)),"
        + "\"w\":\(decimalText(page.length, decimals: 3))}"
    }
    let viewport = decimalText(geometry.length(of: frame.boundsSize), decimals: 3)
    let dot = frame.indicator.map { ",\"indicator\":\($0)" } ?? ""
    return "{\"t\":\(fixedText(frame.time * 1000, decimals: 3)),\"viewport\":\(viewport),"
      + "\"offset\":\(decimalText(frame.contentOffset, decimals: 3)),"
      + "\"slides\":[\(slides.joined(separator: ","))]\(dot)}"
  }
}
