internal import CarouselCore
internal import GIFDecoding

/// How two animated GIFs differ for somebody who watches them; bytes, palettes and the cutting into
/// frames do not count.
struct FilmComparison: Hashable, Sendable {
  /// Pictures in a row that differ.
  struct Interval: Hashable, Sendable {
    /// The hundredths of a second in which they stand.
    var time: Range<Int>
    /// The picture that differs most, and its time.
    var worst: PictureDifference
    var worstTime: Int
  }

  /// The size, the number of plays and the length of either.
  private(set) var sizes: [LogicalScreen]
  private(set) var playCounts: [Int?]
  private(set) var lengths = [0, 0]
  /// Where the pictures differ, in order.
  private(set) var intervals: [Interval] = []

  /// Compares two files, in memory for a picture of each.
  ///
  /// - Parameters:
  ///   - first: The one.
  ///   - second: The other.
  ///   - tolerance: The difference of a color component that does not count.
  /// - Throws: A `GIFError` where one of them cannot be read.
  /// - Complexity: O(pixels of all frames).
  init(_ first: [UInt8], _ second: [UInt8], tolerance: Int = 0) throws(GIFError) {
    try self.init(try Film(first), try Film(second), tolerance: tolerance)
  }

  private init(
    _ first: consuming Film, _ second: consuming Film, tolerance: Int
  ) throws(GIFError) {
    sizes = [first.size, second.size]
    playCounts = [first.playCount, second.playCount]
    var hasFirst = try first.advance()
    var hasSecond = try second.advance()
    var time = 0
    let isComparable = sizes[0] == sizes[1]
    while hasFirst, hasSecond {
      let end = min(first.end, second.end)
      if isComparable,
        let difference = PictureDifference.between(
          first.picture, second.picture, width: first.size.width, tolerance: tolerance)
      {
        note(difference, time: time..<end)
      }
      time = end
      if first.end == end { hasFirst = try first.advance() }
      if second.end == end { hasSecond = try second.advance() }
    }
    while hasFirst { hasFirst = try first.advance() }
    while hasSecond { hasSecond = try second.advance() }
    lengths = [first.end, second.end]
  }

  private mutating func note(_ difference: PictureDifference, time: Range<Int>) {
    guard let last = intervals.indices.last, intervals[last].time.upperBound == time.lowerBound
    else {
      intervals.append(Interval(time: time, worst: difference, worstTime: time.lowerBound))
      return
    }
    intervals[last].time = intervals[last].time.lowerBound..<time.upperBound
    if difference.count > intervals[last].worst.count {
      intervals[last].worst = difference
      intervals[last].worstTime = time.lowerBound
    }
  }

  /// Whether nobody could tell them apart.
  var isSame: Bool { hasSameTiming && sizes[0] == sizes[1] && intervals.isEmpty }

  /// Whether they last and repeat alike.
  var hasSameTiming: Bool { lengths[0] == lengths[1] && playCounts[0] == playCounts[1] }

  /// The largest share of pixels that differ at any time.
  var largestShare: Double {
    let pixels = max(sizes[0].width * sizes[0].height, 1)
    return Double(intervals.map(\.worst.count).max() ?? 0) / Double(pixels)
  }
}
