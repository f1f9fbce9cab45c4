/// The offsets that a finger can reach.
public struct OffsetRange: Hashable, Sendable {
  /// The length of the content; `nil` for a range without ends.
  public var contentLength: Length?
  /// What happens at the ends.
  public var overscroll: Overscroll

  /// Creates a range.
  public init(contentLength: Length?, overscroll: Overscroll = .rubberBand()) {
    self.contentLength = contentLength
    self.overscroll = overscroll
  }

  /// A range without ends.
  public static let unbounded = OffsetRange(contentLength: nil, overscroll: .clamp)
}

/// What a finger feels beyond the end of the content.
public enum Overscroll: Hashable, Sendable {
  /// The content stops.
  case clamp
  /// The content follows ever more slowly, and springs back (assumption A6).
  case rubberBand(RubberBand = RubberBand())
}

/// The resistance beyond an end: `(1 − 1 / (x·c/V + 1))·V` for x points beyond the end of bounds
/// of length V.
///
/// Widely published, not Apple's own text; c = 0.55.
public struct RubberBand: Hashable, Sendable {
  /// The stiffness c.
  public var coefficient: Double

  /// Creates a rubber band.
  public init(coefficient: Double = 0.55) {
    self.coefficient = coefficient
  }

  /// Returns how far the content follows, in points.
  ///
  /// ```swift
  /// RubberBand().displacement(for: 100, boundsLength: 375)  // 47.97
  /// ```
  public func displacement(for distance: Double, boundsLength: Double) -> Double {
    (1 - 1 / (distance * coefficient / boundsLength + 1)) * boundsLength
  }

  /// Returns how far the finger went for a displacement, in points: the inverse.
  public func distance(for displacement: Double, boundsLength: Double) -> Double {
    let share = min(displacement / boundsLength, 0.999)
    return (1 / (1 - share) - 1) * boundsLength / coefficient
  }
}

extension OffsetRange {
  /// Returns the smallest and the largest offset, or `nil` where there is no end.
  func limits(in metrics: Metrics) -> ClosedRange<Double>? {
    guard let contentLength else { return nil }
    return 0...max(0, contentLength.value(in: metrics) - metrics.boundsLength)
  }

  /// Returns the offset that the content takes when the finger asks for one.
  func displayed(_ offset: Double, in metrics: Metrics) -> Double {
    guard let limits = limits(in: metrics), !limits.contains(offset) else { return offset }
    let end = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
    switch overscroll {
    case .clamp:
      return end
    case .rubberBand(let band):
      let pull = band.displacement(for: abs(offset - end), boundsLength: metrics.boundsLength)
      return offset < end ? end - pull : end + pull
    }
  }

  /// Returns the offset that the finger would have asked for: the inverse of `displayed`.
  func asked(_ offset: Double, in metrics: Metrics) -> Double {
    guard let limits = limits(in: metrics), !limits.contains(offset),
      case .rubberBand(let band) = overscroll
    else { return offset }
    let end = offset < limits.lowerBound ? limits.lowerBound : limits.upperBound
    let distance = band.distance(for: abs(offset - end), boundsLength: metrics.boundsLength)
    return offset < end ? end - distance : end + distance
  }

  /// Returns the nearest offset within the content.
  func clamped(_ offset: Double, in metrics: Metrics) -> Double {
    guard let limits = limits(in: metrics) else { return offset }
    return min(max(offset, limits.lowerBound), limits.upperBound)
  }
}
