internal import CarouselCore

/// The frames around one refresh with wrap jumps.
struct SheetRow: Hashable, Sendable {
  /// The jumps; none where a sheet shows a timeline without any.
  var jumps: [WrapJump]
  /// The frames by column, from the earliest; `nil` where the timeline has not begun or is over.
  var frames: [DisplayedFrame?]
  /// The refresh of the jumps.
  var refresh: Int

  /// Returns the rows of a timeline, and the number of refreshes with jumps.
  ///
  /// A timeline without jumps has one row, of its middle.
  ///
  /// - Complexity: O(refreshes).
  static func all(of timeline: CarouselTimeline) -> (rows: [SheetRow], count: Int) {
    let width = SheetMetrics.before + SheetMetrics.after
    var rows: [SheetRow] = []
    var count = 0
    for frame in timeline where frame.hasWrapJump {
      count += 1
      guard rows.count < SheetMetrics.rowLimit else { continue }
      rows.append(
        SheetRow(
          jumps: frame.wrapJumps, frames: Array(repeating: nil, count: width),
          refresh: frame.refresh))
    }
    if rows.isEmpty {
      rows.append(
        SheetRow(
          jumps: [], frames: Array(repeating: nil, count: width), refresh: timeline.frameCount / 2))
    }
    for frame in timeline {
      for row in rows.indices {
        let column = frame.refresh - rows[row].refresh + SheetMetrics.before
        if (0..<width).contains(column) { rows[row].frames[column] = frame }
      }
    }
    return (rows, count)
  }

  /// What happens, in words.
  var heading: String {
    guard let first = jumps.first else {
      return "no wrap jump; these are frames from the middle"
    }
    let time = frames[SheetMetrics.before].map { "\(fixedText($0.time, decimals: 3)) s" } ?? ""
    let jumps = jumps.map { jump in
      let (from, to) = (
        decimalText(jump.from, decimals: 2), decimalText(jump.to, decimals: 2)
      )
      // A rule may replace an offset in the refresh in which it was reached: nobody ever saw it.
      return "\(from) → \(to) pt" + (jump.isDisplayedBefore ? "" : " (\(from) is never shown)")
    }
    return "wrap at \(time) · \(jumps.joined(separator: ", ")) · \(first.rule)"
  }
}
