internal import CarouselCore

/// A part of a cubic Bézier timing curve, as a curve of its own.
///
/// A wrap jump cuts a motion in two, and a finger cuts off its end; the parts of a Bézier curve are
/// Bézier curves again (de Casteljau's construction), so nothing is lost.
struct CurvePart: Hashable, Sendable {
  /// The control points in the unit square of the part, rounded as they are written.
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  /// Creates the part of a curve between two shares of its time; `nil` for a curve that is no
  /// Bézier curve, and for a part in which nothing moves.
  init?(_ curve: TimingCurve, from start: Double, to end: Double) {
    guard case .cubicBezier(let x1, let y1, let x2, let y2) = curve, start < end else { return nil }
    let first = Self.parameter(where: start, x1, x2)
    let last = Self.parameter(where: end, x1, x2)
    let xs = Self.controls(x1, x2, from: first, to: last)
    let ys = Self.controls(y1, y2, from: first, to: last)
    let width = xs[3] - xs[0]
    let height = ys[3] - ys[0]
    guard width > 1e-9, abs(height) > 1e-9 else { return nil }
    func share(_ value: Double, _ start: Double, _ length: Double) -> Double {
      ((value - start) / length * 1000).rounded() / 1000
    }
    self.x1 = min(max(share(xs[1], xs[0], width), 0), 1)
    self.x2 = min(max(share(xs[2], xs[0], width), 0), 1)
    self.y1 = share(ys[1], ys[0], height)
    self.y2 = share(ys[2], ys[0], height)
  }

  /// The curve of the part.
  var curve: TimingCurve { .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2) }

  private static func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Halves the interval until a double has no more bits.
  private static func parameter(where x: Double, _ x1: Double, _ x2: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The four control values of the part between two parameters, by blossoming.
  private static func controls(
    _ first: Double, _ second: Double, from a: Double, to b: Double
  ) -> [Double] {
    func blossom(_ u: Double, _ v: Double, _ w: Double) -> Double {
      func mix(_ low: Double, _ high: Double, _ t: Double) -> Double { low + (high - low) * t }
      let (l, m, h) = (mix(0, first, u), mix(first, second, u), mix(second, 1, u))
      return mix(mix(l, m, v), mix(m, h, v), w)
    }
    return [blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b)]
  }
}
