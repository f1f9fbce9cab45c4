internal import CarouselCore
internal import Foundation

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

  /// Returns the thread's own time for work; what other programs take meanwhile is not counted.
  static func threadSeconds(_ work: () -> Void) -> Double {
    let start = threadTime
    work()
    return threadTime - start
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
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
