/// What a wrap rule asks of the offset.
public enum WrapTest: Hashable, Sendable {
  /// Nothing: the rule always acts.
  case always
  /// A comparison of a quantity with a length.
  case compare(WrapQuantity, Relation, Length)
}

extension WrapTest {
  /// Returns a comparison of the offset itself.
  public static func offset(_ relation: Relation, _ length: Length) -> WrapTest {
    .compare(.offset, relation, length)
  }
}

/// A number that is read off the offset.
public enum WrapQuantity: String, Hashable, Sendable, CaseIterable {
  /// The offset in points.
  case offset
  /// The offset in pages, truncated: `Int(x / p)`.
  case truncatedPage = "truncated-page"
  /// The offset in pages, rounded down.
  case flooredPage = "floored-page"
  /// The offset in pages, rounded to the nearest.
  case roundedPage = "rounded-page"
}

/// A comparison.
public enum Relation: String, Hashable, Sendable, CaseIterable {
  /// Exactly equal.
  case equal = "=="
  /// Less than.
  case less = "<"
  /// Less than or equal.
  case lessOrEqual = "<="
  /// Greater than.
  case greater = ">"
  /// Greater than or equal.
  case greaterOrEqual = ">="
}

extension Relation {
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension WrapQuantity {
  /// Returns the offset in pages, rounded as the quantity says.
  func pages(of offset: Double, in metrics: Metrics) -> Double {
    let pages = offset / metrics.pitch
    return switch self {
    case .offset: pages
    case .truncatedPage: pages.rounded(.towardZero)
    case .flooredPage: pages.rounded(.down)
    case .roundedPage: (pages + 0.5).rounded(.down)
    }
  }
}

extension WrapTest {
  func holds(at offset: Double, in metrics: Metrics) -> Bool {
    switch self {
    case .always: true
    case .compare(.offset, let relation, let length):
      relation.holds(offset, length.value(in: metrics))
    case .compare(let quantity, let relation, let length):
      relation.holds(
        quantity.pages(of: offset, in: metrics), length.value(inPagesOf: metrics))
    }
  }
}
