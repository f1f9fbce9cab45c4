internal import CarouselCore
internal import GIFDecoding

extension FilmComparison {
  /// The most intervals that are told.
  private static let limit = 20

  /// What differs, a line each.
  var lines: [String] {
    var lines: [String] = []
    if sizes[0] != sizes[1] {
      lines.append("size: \(sizes[0].text) and \(sizes[1].text)")
    }
    if lengths[0] != lengths[1] {
      lines.append("length: \(Self.time(lengths[0])) and \(Self.time(lengths[1]))")
    }
    if playCounts[0] != playCounts[1] {
      lines.append("plays: \(Self.plays(playCounts[0])) and \(Self.plays(playCounts[1]))")
    }
    lines += intervals.prefix(Self.limit).map(text)
    if intervals.count > Self.limit {
      lines.append("and \(counted(intervals.count - Self.limit, "more interval"))")
    }
    return lines
  }

  /// What both are like.
  var summary: String {
    "\(sizes[0].text), \(Self.time(lengths[0])), \(Self.plays(playCounts[0]))"
  }

  private func text(of interval: Interval) -> String {
    let worst = interval.worst
    let pixels = sizes[0].width * sizes[0].height
    let share = decimalText(100 * Double(worst.count) / Double(max(pixels, 1)), decimals: 2)
    return "\(Self.time(interval.time.lowerBound)) to \(Self.time(interval.time.upperBound)): "
      + "up to \(counted(worst.count, "pixel")) (\(share) %) by up to "
      + "\(counted(worst.largest, "level")), most at \(Self.time(interval.worstTime)) in columns "
      + "\(worst.columns.lowerBound) to \(worst.columns.upperBound), rows "
      + "\(worst.rows.lowerBound) to \(worst.rows.upperBound)"
  }

  private static func time(_ centiseconds: Int) -> String {
    fixedText(Double(centiseconds) / 100, decimals: 2) + " s"
  }

  private static func plays(_ count: Int?) -> String {
    count.map { $0 == 1 ? "once" : "\($0) times" } ?? "for ever"
  }
}

extension LogicalScreen {
  fileprivate var text: String { "\(width) × \(height) pixels" }
}
