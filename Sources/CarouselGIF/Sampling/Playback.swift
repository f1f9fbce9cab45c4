internal import CarouselCore

/// The order and the speed in which a film plays the refreshes of a timeline.
///
/// A film starts at its loop offset and goes on from the timeline's end to its start; near wrap
/// jumps it may be slow, and it may hold its last frame.
struct Playback: Hashable, Sendable {
  /// Refreshes that follow each other at one speed.
  private struct Piece: Hashable, Sendable {
    var refreshes: Range<Int>
    /// The time in the film from which they play, in seconds.
    var start: Double
    /// How many of them play in a second of the film.
    var rate: Double
  }

  private var pieces: [Piece] = []
  /// The length of the film in seconds.
  private(set) var duration = 0.0

  /// The seconds before and after a wrap jump that are slow: time to see what comes and what went.
  static let slowSeconds = 0.25

  /// Plans a film.
  ///
  /// - Parameters:
  ///   - timeline: The displayed frames.
  ///   - jumps: The refreshes of the wrap jumps.
  ///   - options: The loop offset, the hold at the end, and how slow jumps are.
  init(_ timeline: CarouselTimeline, jumps: [Int], _ options: AnimationOptions) {
    let count = timeline.frameCount
    let rate = timeline.refreshRate
    let reach = Int((Self.slowSeconds * rate).rounded())
    // The refreshes at which the speed may change, the loop's start included.
    let first = min(Int((options.loopOffset * rate).rounded()), count - 1)
    var slow: [Range<Int>] = []
    if options.slowWrap > 1 {
      for jump in jumps {
        let around = max(jump - reach, 0)..<min(jump + reach, count)
        if let last = slow.last, around.lowerBound <= last.upperBound {
          slow[slow.count - 1] = last.lowerBound..<max(last.upperBound, around.upperBound)
        } else {
          slow.append(around)
        }
      }
    }
    for run in [first..<count, 0..<first] where !run.isEmpty {
      var next = run.lowerBound
      for part in slow.map({ $0.clamped(to: run) }) where !part.isEmpty {
        append(next..<part.lowerBound, rate: rate)
        append(part, rate: rate / options.slowWrap)
        next = part.upperBound
      }
      append(next..<run.upperBound, rate: rate)
    }
    duration += options.holdLast
  }

  private mutating func append(_ refreshes: Range<Int>, rate: Double) {
    guard !refreshes.isEmpty else { return }
    pieces.append(Piece(refreshes: refreshes, start: duration, rate: rate))
    duration += Double(refreshes.count) / rate
  }

  /// Returns the refresh that plays at a time of the film; after the last one, the last.
  func refresh(at time: Double) -> Int {
    // The tolerance keeps a sum of fractions from falling short of the refresh that it means.
    guard let piece = pieces.last(where: { $0.start <= time + 1e-9 }) ?? pieces.first else {
      return 0
    }
    let place = Int(((time - piece.start) * piece.rate + 1e-6).rounded(.down))
    return min(max(piece.refreshes.lowerBound + place, 0), piece.refreshes.upperBound - 1)
  }
}
