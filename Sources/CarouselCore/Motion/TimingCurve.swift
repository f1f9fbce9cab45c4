/// How far a motion has come after a part of its time.
public enum TimingCurve: Hashable, Sendable {
  /// A cubic Bézier curve from (0, 0) to (1, 1), given by its two control points.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// The critically damped spring `1 − e^(−ωt)·(1 + ωt)`, t in seconds: one author's fit of the
  /// bounce at the end of a scroll view's content, with ω = 10.
  case spring(angularFrequency: Double)

  /// No easing.
  public static let linear = TimingCurve.cubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Core Animation's `easeOut`.
  public static let easeOut = TimingCurve.cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's `easeInEaseOut`.
  public static let easeInOut = TimingCurve.cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// CSS's `ease`.
  public static let ease = TimingCurve.cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
}

extension TimingCurve {
  /// Returns the part of the way after a part of the time.
  ///
  /// ```swift
  /// TimingCurve.easeInOut.value(at: 0.25)  // 0.1292
  /// ```
  ///
  /// - Parameters:
  ///   - progress: The part of the time, 0 to 1.
  ///   - duration: The whole time in seconds; only a spring asks for it.
  /// - Returns: The part of the way, exactly 0 at the start and exactly 1 at the end.
  public func value(at progress: Double, duration: Double = 1) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    switch self {
    case .cubicBezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return progress }
      let parameter = Self.parameter(where: progress, x1: x1, x2: x2)
      return Self.bezier(parameter, y1, y2)
    case .spring(let angularFrequency):
      let phase = angularFrequency * progress * duration
      return 1 - exponential(-phase) * (1 + phase)
    }
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Newton's method, kept within a bracket: x grows with the parameter as long as both control
  /// points lie between 0 and 1, so a step that leaves the bracket is replaced by a halving, and
  /// 52 halvings exhaust a double.
  private static func parameter(where x: Double, x1: Double, x2: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var parameter = x
    for _ in 0..<52 {
      let error = bezier(parameter, x1, x2) - x
      if abs(error) < 1e-14 { break }
      if error < 0 { low = parameter } else { high = parameter }
      let rest = 1 - parameter
      let slope =
        3 * rest * rest * x1 + 6 * rest * parameter * (x2 - x1)
        + 3 * parameter * parameter * (1 - x2)
      let step = parameter - error / slope
      parameter = step > low && step < high ? step : (low + high) / 2
    }
    return parameter
  }
}
