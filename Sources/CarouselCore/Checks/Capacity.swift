/// Whether a strip is long enough for every offset that its rules let through: a check without any
/// simulation.
///
/// With [a, b] the offsets that can be displayed and V the length of the bounds, the pages must
/// cover [a, b + V]. A rule that acts at every offset change bounds the offsets; one that acts when
/// a motion ends does not, since a finger can interrupt motions for ever, and then only the end of
/// the content does.
///
/// ```swift
/// Carousel.bannerView.capacity.isSufficient  // false: the content's end can be pulled into view
/// ```
public struct Capacity: Hashable, Sendable {
  /// The smallest offset that can be displayed in points, or `nil` where there is none.
  public var smallestOffset: Double?
  /// The largest offset that can be displayed in points, or `nil` where there is none.
  public var largestOffset: Double?
  /// The stretch of the content that pages cover in points, or `nil` for a strip without ends.
  public var covered: ClosedRange<Double>?
  /// The length of the bounds in points.
  public var boundsLength: Double
  /// The points that count as none: what nobody sees, and the last bits of sums.
  public var tolerance: Double
  /// Whether two rules leave no offset that neither of them changes.
  public var hasRulesAtOdds = false
}

extension Capacity {
  /// The points that can be blank at the leading edge; infinite where nothing bounds the offset.
  public var leadingShortfall: Double {
    guard let covered else { return 0 }
    guard let smallestOffset else { return .infinity }
    return length(covered.lowerBound - smallestOffset)
  }

  /// The points that can be blank at the trailing edge; infinite where nothing bounds the offset.
  public var trailingShortfall: Double {
    guard let covered else { return 0 }
    guard let largestOffset else { return .infinity }
    return length(largestOffset + boundsLength - covered.upperBound)
  }

  private func length(_ shortfall: Double) -> Double { shortfall > tolerance ? shortfall : 0 }

  /// Whether no offset that can be displayed shows a blank.
  public var isSufficient: Bool { leadingShortfall == 0 && trailingShortfall == 0 }

  /// The result in one sentence.
  public var sentence: String {
    if hasRulesAtOdds { return "the rules undo each other: no offset satisfies neither of them" }
    if isSufficient {
      return "the strip covers every offset that the rules let through"
    }
    let edges = [("leading", leadingShortfall), ("trailing", trailingShortfall)]
      .filter { $0.1 > 0 }
      .map { edge, shortfall in
        shortfall.isFinite
          ? "\(pointText(shortfall)) at the \(edge) edge" : "everything at the \(edge) edge"
      }
    return "the strip can leave blank: " + edges.joined(separator: " and ")
  }
}

extension Carousel {
  /// What the strip covers against what the rules let through.
  public var capacity: Capacity {
    let metrics = Metrics(geometry)
    var capacity = Capacity(
      smallestOffset: nil,
      largestOffset: nil,
      covered: coveredSlots.map { slots in
        // What peeks in at rest belongs to the bounds, not to the pages.
        let start = Double(slots.lowerBound) * metrics.pitch + geometry.peek
        let end = Double(slots.upperBound) * metrics.pitch - geometry.gap + geometry.peek
        return start...max(start, end)
      },
      boundsLength: metrics.boundsLength,
      tolerance: metrics.tolerance + 1e-6
    )
    guard isLooping else {
      // What does not scroll shows its pages or its own blank.
      capacity.covered = nil
      return capacity
    }
    if let limits = range.limits(in: metrics) {
      // A rubber band pulls in at most the whole bounds: its limit for an infinite pull.
      let pull = range.overscroll == .clamp ? 0 : metrics.boundsLength
      capacity.smallestOffset = limits.lowerBound - pull
      // A turn from the offset wherever it is knows no end of the content (assumption A7).
      let turn = autoplay?.target == .currentOffset ? metrics.pitch : 0
      capacity.largestOffset = limits.upperBound + max(pull, turn)
    }
    var smallest: Double?
    var largest: Double?
    for rule in wrapRules where rule.boundsOffsets {
      switch rule.test.limit(in: metrics) {
      case .smallest(let threshold): smallest = max(smallest ?? threshold, threshold)
      case .largest(let threshold): largest = min(largest ?? threshold, threshold)
      case nil: break
      }
    }
    if let smallest, let largest, smallest >= largest {
      // No offset satisfies neither rule: each undoes what the other does.
      capacity.smallestOffset = nil
      capacity.largestOffset = nil
      capacity.hasRulesAtOdds = true
      return capacity
    }
    if let smallest {
      capacity.smallestOffset = max(capacity.smallestOffset ?? smallest, smallest)
    }
    if let largest { capacity.largestOffset = min(capacity.largestOffset ?? largest, largest) }
    // What the carousel starts with is displayed, whatever the rules say.
    let start = metrics.snap(initialOffset.value(in: metrics))
    capacity.smallestOffset = capacity.smallestOffset.map { min($0, start) }
    capacity.largestOffset = capacity.largestOffset.map { max($0, start) }
    return capacity
  }
}
