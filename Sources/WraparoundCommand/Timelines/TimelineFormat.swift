internal import CarouselCore

/// A way to write displayed frames, one line each.
struct TimelineFormat: Sendable {
  /// The name on the command line.
  let id: String
  /// The line before the frames, if there is one.
  let head: String?
  /// Returns the line of a frame in a carousel of a geometry.
  let line: @Sendable (DisplayedFrame, Geometry) -> String
}

extension TimelineFormat {
  /// Every format; the first is the one that needs no option.
  static let all: [TimelineFormat] = [table, csv, trace]
}

extension ValueReader where Value == TimelineFormat {
  /// The name of a way to write displayed frames.
  static var timelineFormat: Self {
    let words = TimelineFormat.all.map(\.id)
    return Self(expectation: "One of \(words.joined(separator: ", ")).") {
      (text) throws(ValueProblem) in
      guard let format = TimelineFormat.all.first(where: { $0.id == text }) else {
        throw .unknownWord(words, typed: text)
      }
      return format
    }
  }
}

extension Geometry {
  /// The length of bounds of a size along the scrolling axis.
  func length(of size: Size) -> Double { axis == .horizontal ? size.width : size.height }
}
