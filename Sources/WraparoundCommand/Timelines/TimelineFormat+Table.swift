internal import CarouselCore

extension TimelineFormat {
  /// Columns for people: times in seconds, lengths in points, items from zero with their places.
  static let table = TimelineFormat(
    id: "table",
    head: "frame       t_s  offset_pt position_pt  motion     dot  "
      + "items at x_pt, from 0 as dots | events"
  ) { frame, _ in
    let items = frame.pages.map { "\($0.item)@\(decimalText($0.origin, decimals: 3))" }
    var rest = items.joined(separator: " ")
    let events = frame.events.map(\.text)
    if !events.isEmpty {
      rest += (rest.isEmpty ? "" : "  ") + "| " + events.joined(separator: "; ")
    }
    return [
      right("\(frame.refresh)", 5),
      right(fixedText(frame.time, decimals: 3), 9),
      right(decimalText(frame.contentOffset, decimals: 3), 10),
      right(decimalText(frame.position, decimals: 3), 11),
      "",
      left(frame.isHidden ? "hidden" : frame.motion.rawValue, 9),
      right(frame.indicator.map { "\($0)" } ?? "-", 4),
      "",
      rest,
    ].joined(separator: " ")
  }
}

private func right(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.utf8.count)) + text
}

private func left(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.utf8.count))
}
