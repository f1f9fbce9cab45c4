/// An end of the offsets that a rule lets through.
enum OffsetLimit: Hashable, Sendable {
  /// No smaller offset is displayed.
  case smallest(Double)
  /// No larger offset is displayed.
  case largest(Double)
}

extension WrapTest {
  /// Returns where the offsets end that do not fulfil the test; `nil` where it has no such end.
  func limit(in metrics: Metrics) -> OffsetLimit? {
    guard case .compare(let quantity, let relation, let length) = self else { return nil }
    let pages = length.value(inPagesOf: metrics)
    switch relation {
    case .equal:
      return nil
    case .less, .lessOrEqual:
      guard quantity != .offset else { return .smallest(length.value(in: metrics)) }
      // The largest whole number that fulfils the test.
      let last = relation == .less ? pages.rounded(.up) - 1 : pages.rounded(.down)
      return .smallest(quantity.end(of: last) * metrics.pitch)
    case .greater, .greaterOrEqual:
      guard quantity != .offset else { return .largest(length.value(in: metrics)) }
      let first = relation == .greater ? pages.rounded(.down) + 1 : pages.rounded(.up)
      return .largest(quantity.start(of: first) * metrics.pitch)
    }
  }
}

extension WrapQuantity {
  /// Returns the offset in pages up to which a whole number of pages is read off.
  fileprivate func end(of page: Double) -> Double {
    switch self {
    case .offset: page
    case .flooredPage: page + 1
    case .roundedPage: page + 0.5
    // Toward zero: −1.9 pages are −1, and −0.9 are none.
    case .truncatedPage: page < 0 ? page : page + 1
    }
  }

  /// Returns the offset in pages from which on a whole number of pages is read off.
  fileprivate func start(of page: Double) -> Double {
    switch self {
    case .offset, .flooredPage: page
    case .roundedPage: page - 0.5
    case .truncatedPage: page > 0 ? page : page - 1
    }
  }
}

extension WrapRule {
  /// Whether no offset that fulfils the test is ever displayed.
  var boundsOffsets: Bool {
    !events.isDisjoint(with: [.didScroll, .layout]) && !isOffWhileAutoScrolling && !isAnimated
      && operation != .placeHiddenView
  }
}
