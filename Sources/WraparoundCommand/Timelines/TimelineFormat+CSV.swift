internal import CarouselCore

extension TimelineFormat {
  /// Comma-separated values by RFC 4180: milliseconds, points, items from zero.
  ///
  /// The first three columns are those of a recorded trace, whose lengths may be points or CSS
  /// pixels; all others are in points. Lists have blanks between their
  /// elements, back to front as the pages lie.
  static let csv = TimelineFormat(
    id: "csv",
    head: "t_ms,offset_px,indicator,frame,position_pt,reference_pt,motion,items,x_pt,events"
  ) { frame, _ in
    [
      fixedText(frame.time * 1000, decimals: 3),
      decimalText(frame.contentOffset, decimals: 3),
      frame.indicator.map { "\($0)" } ?? "",
      "\(frame.refresh)",
      decimalText(frame.position, decimals: 3),
      decimalText(frame.referencePosition, decimals: 3),
      frame.isHidden ? "hidden" : frame.motion.rawValue,
      frame.pages.map { "\($0.item)" }.joined(separator: " "),
      frame.pages.map { decimalText($0.origin, decimals: 3) }.joined(separator: " "),
      quoted(frame.events.map(\.text).joined(separator: "; ")),
    ].joined(separator: ",")
  }
}

private func quoted(_ text: String) -> String {
  guard text.utf8.contains(where: { ",\"\n".utf8.contains($0) }) else { return text }
  return "\""
    + text.split(separator: "\"", omittingEmptySubsequences: false)
    .joined(separator: "\"\"") + "\""
}
