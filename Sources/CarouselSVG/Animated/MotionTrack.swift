internal import CarouselCore

/// The offset over time as few CSS keyframes as say it within half a point.
struct MotionTrack: Hashable, Sendable {
  /// How a value leads to the next one.
  enum Timing: Hashable, Sendable {
    case linear
    case curve(CurvePart)
    /// The next value holds at once: a jump takes no time.
    case jump
  }

  /// A value at a moment of the clock.
  struct Keyframe: Hashable, Sendable {
    var moment: Int
    var value: Double
    var timing: Timing
  }

  private(set) var keyframes: [Keyframe] = []
  let clock: AnimationClock
  private let values: [Double]

  /// The largest distance in points from a displayed offset.
  ///
  /// Offsets lie on a grid of half points, a motion between them; a quarter of a point is the
  /// grid's own error, the rest is rounding.
  static let tolerance = 0.45

  init(_ record: FilmRecord, clock: AnimationClock, carousel: Carousel) {
    self.clock = clock
    values = record.frames.map(\.offset)
    let starts = MotionStarts(record, carousel: carousel)
    var first = 0
    for refresh in record.frames.indices.dropFirst() {
      guard let before = record.frames[refresh].offsetBeforeJump else { continue }
      appendStretch(from: first, to: refresh, endingAt: before, starts)
      keyframes.append(
        Keyframe(moment: clock.moment(refresh), value: rounded(before), timing: .jump))
      first = refresh
    }
    let last = values.count - 1
    appendStretch(from: first, to: last, endingAt: values[last], starts)
    let end = rounded(values[last])
    appendKeyframe(at: firstMoment(last), end, .linear)
    appendKeyframe(at: clock.units, end, .linear)
  }

  /// Whether nothing moves.
  var isConstant: Bool { Set(keyframes.map(\.value)).count < 2 }

  /// A hundredth of a point, as it is written.
  private func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  /// The first moment of a stretch: one unit after a jump.
  private func firstMoment(_ refresh: Int) -> Int {
    let moment = clock.moment(refresh)
    guard let last = keyframes.last, last.timing == .jump, last.moment == moment else {
      return moment
    }
    return moment + 1
  }

  private mutating func appendKeyframe(at moment: Int, _ value: Double, _ timing: Timing) {
    // Three equal values in a row need no middle one.
    if keyframes.count > 1, timing == .linear, keyframes[keyframes.count - 1].timing == .linear,
      keyframes[keyframes.count - 2].timing == .linear,
      keyframes[keyframes.count - 1].value == value, keyframes[keyframes.count - 2].value == value
    {
      keyframes.removeLast()
    }
    keyframes.append(Keyframe(moment: moment, value: value, timing: timing))
  }

  /// Appends what leads from one refresh to another one without a jump; the end itself is left to
  /// what follows.
  private mutating func appendStretch(
    from first: Int, to last: Int, endingAt end: Double, _ starts: MotionStarts
  ) {
    var refresh = first
    while refresh < last {
      let limit = starts.nextKnot(after: refresh, upTo: last)
      let start = firstMoment(refresh)
      let piece = piece(
        Search(first: refresh, limit: limit, start: start, last: last, end: end), starts)
      appendKeyframe(at: start, rounded(values[refresh]), piece.timing)
      refresh = piece.end
    }
  }

  /// What one piece is looked for in.
  private struct Search {
    var first: Int
    var limit: Int
    var start: Int
    /// The refresh at which the stretch ends, and the value there.
    var last: Int
    var end: Double
  }

  /// Returns the longest piece that begins at a refresh.
  private func piece(_ search: Search, _ starts: MotionStarts) -> (end: Int, timing: Timing) {
    let hold = holdEnd(search)
    if hold - search.first >= 2 { return (hold, .linear) }
    if isFit(search, to: search.limit, .linear) { return (search.limit, .linear) }
    for (curve, begin, refreshes) in starts.candidates(at: search.first) {
      let from = Double(search.first - begin) / refreshes
      let to = min(Double(search.limit - begin) / refreshes, 1)
      guard from >= 0, let part = CurvePart(curve, from: from, to: to) else { continue }
      if isFit(search, to: search.limit, .curve(part)) { return (search.limit, .curve(part)) }
    }
    // Doubling, then halving, finds the end of a long straight piece in few tests.
    var good = search.first + 1
    var step = 1
    while good + step <= search.limit, isFit(search, to: good + step, .linear) {
      good += step
      step *= 2
    }
    while step > 0 {
      if good + step <= search.limit, isFit(search, to: good + step, .linear) { good += step }
      step /= 2
    }
    return (good, .linear)
  }

  private func value(_ refresh: Int, in search: Search) -> Double {
    refresh == search.last ? search.end : values[refresh]
  }

  /// Returns the last refresh up to which the offset stays what it is.
  private func holdEnd(_ search: Search) -> Int {
    var refresh = search.first
    while refresh < search.limit, value(refresh + 1, in: search) == values[search.first] {
      refresh += 1
    }
    return refresh
  }

  /// Says whether a piece stays near every displayed offset.
  private func isFit(_ search: Search, to end: Int, _ timing: Timing) -> Bool {
    let from = rounded(values[search.first])
    let to = rounded(value(end, in: search))
    let length = Double(clock.moment(end) - search.start)
    guard length > 0 else { return false }
    for refresh in search.first..<end {
      let progress = (clock.place(refresh) - Double(search.start)) / length
      let part: Double =
        if case .curve(let part) = timing { part.curve.value(at: progress) } else { progress }
      if abs(from + (to - from) * part - values[refresh]) > Self.tolerance { return false }
    }
    return true
  }
}
