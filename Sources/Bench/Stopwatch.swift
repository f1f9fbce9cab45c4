internal import CarouselCore

/// Times of work.
enum Stopwatch {
  /// Returns how long work takes.
  static func seconds<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> Double
  {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let time = (clock.now - start).components
    return Double(time.seconds) + Double(time.attoseconds) * 1e-18
  }

  /// Returns the middle of some values.
  static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}

/// A line of a report: a name and figures with their labels.
func figureRow(_ name: String, _ figures: (String, Double)...) -> String {
  let padded = name + String(repeating: " ", count: max(0, 32 - name.count))
  let cells = figures.map { label, value in
    "\(label) \(decimalText(value, decimals: value < 100 ? 2 : 0))"
  }
  return "  " + padded + cells.joined(separator: "   ")
}
