internal import CarouselCore

/// How offsets are written: in pages, and in points where it matters.
struct OffsetText: Hashable, Sendable {
  /// The distance from page to page in points.
  let pitch: Double
  /// "w" where pages touch, "p" where a gap or a peek makes the pitch another length.
  let unit: String

  init(_ geometry: Geometry) {
    pitch = geometry.pitch
    unit = geometry.gap == 0 && geometry.peek == 0 && geometry.pagesPerView == 1 ? "w" : "p"
  }

  /// Returns an offset in pages, such as `5w`, `4.12w`, `1w + 0.33 pt`, `−4w`.
  func pages(_ offset: Double) -> String {
    guard pitch > 0 else { return points(offset) }
    let nearest = (offset / pitch).rounded()
    let rest = offset - nearest * pitch
    let whole = nearest == 0 ? "0" : "\(Self.minus(decimalText(nearest, decimals: 0)))\(unit)"
    // What two decimals of a page cannot say is said in points.
    if abs(rest) < 0.005 { return whole }
    if abs(rest) < min(5, pitch / 20) {
      let points = decimalText(abs(rest), decimals: 2)
      if nearest == 0 { return (rest < 0 ? "−" : "") + points + " pt" }
      return "\(whole) \(rest < 0 ? "−" : "+") \(points) pt"
    }
    return Self.minus(decimalText(offset / pitch, decimals: 2)) + unit
  }

  /// Returns a change of offset in pages with its sign.
  func change(_ distance: Double) -> String {
    (distance > 0 ? "+" : "") + pages(distance)
  }

  /// Returns a length in points.
  func points(_ value: Double) -> String {
    Self.minus(decimalText(value, decimals: 2)) + " pt"
  }

  /// Returns a number with a minus instead of a hyphen.
  static func minus(_ text: String) -> String {
    text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }
}

/// Returns a time in seconds with two decimals, such as `0.98 s`.
func timeText(_ seconds: Double) -> String {
  fixedText(seconds, decimals: 2) + " s"
}

/// Returns a number of things, such as `1 wrap` or `3 wraps`.
func countText(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
