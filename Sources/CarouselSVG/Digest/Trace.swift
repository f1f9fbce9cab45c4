/// A quantity over time, thinned to what a chart can show, in runs that wrap jumps separate.
struct Trace: Hashable, Sendable {
  /// A value in a refresh.
  struct Point: Hashable, Sendable {
    var refresh: Double
    var value: Double
  }

  private(set) var runs: [[Point]] = []
  /// The smallest and the largest value, of all refreshes.
  private(set) var range: ClosedRange<Double>?
  /// The refreshes of which the smallest and the largest value are kept.
  private let stride: Int
  private var low: Point?
  private var high: Point?
  private var last: Point?
  private var count = 0

  init(stride: Int) {
    self.stride = max(stride, 1)
  }

  /// Appends a value; one that breaks the line starts a run.
  mutating func append(_ value: Double, at refresh: Double, breaksLine: Bool = false) {
    let point = Point(refresh: refresh, value: value)
    range = min(range?.lowerBound ?? value, value)...max(range?.upperBound ?? value, value)
    if breaksLine || runs.isEmpty {
      finish()
      runs.append([point])
    } else {
      if value < (low?.value ?? .infinity) { low = point }
      if value > (high?.value ?? -.infinity) { high = point }
      count += 1
      if count >= stride { flush() }
    }
    last = point
  }

  /// Ends the run with its last value, thinned or not.
  mutating func finish() {
    flush()
    if let last { keep(last) }
  }

  private mutating func flush() {
    guard let low, let high else { return }
    if low.refresh < high.refresh {
      keep(low)
      keep(high)
    } else {
      keep(high)
      if low != high { keep(low) }
    }
    self.low = nil
    self.high = nil
    count = 0
  }

  /// Appends a point; the middle one of three of the same value is left out.
  private mutating func keep(_ point: Point) {
    guard var run = runs.popLast() else { return }
    defer { runs.append(run) }
    if run.last == point { return }
    let end = run.count - 1
    if end >= 1, run[end].value == point.value, run[end - 1].value == point.value {
      run[end] = point
    } else {
      run.append(point)
    }
  }
}
