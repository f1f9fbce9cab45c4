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

extension WrapTest {
  /// Returns by how many points an offset fails the test, zero where it does not, or `nil` for a
  /// test of nothing.
  func distance(of offset: Double, in metrics: Metrics) -> Double? {
    guard case .compare(let quantity, let relation, let length) = self else { return nil }
    guard !holds(at: offset, in: metrics) else { return 0 }
    switch (limit(in: metrics), relation, quantity) {
    case (.smallest(let threshold), _, _): return max(offset - threshold, .leastNonzeroMagnitude)
    case (.largest(let threshold), _, _): return max(threshold - offset, .leastNonzeroMagnitude)
    case (nil, _, .offset): return abs(offset - length.value(in: metrics))
    case (nil, _, _):
      let page = length.value(inPagesOf: metrics)
      let start = quantity.start(of: page) * metrics.pitch
      let end = quantity.end(of: page) * metrics.pitch
      return max(start - offset, offset - end, .leastNonzeroMagnitude)
    }
  }
}

extension WrapRule {
  /// What would make the rule's outcome the same whenever and however finely it looks, or `nil`
  /// where nothing is known.
  func steadyRemedy(in carousel: Carousel) -> String? {
    guard case .compare(let quantity, .equal, let length) = test else { return nil }
    let metrics = Metrics(carousel.geometry)
    let start = carousel.initialOffset
    let isBefore =
      quantity == .offset
      ? length.value(in: metrics) < start.value(in: metrics)
      : length.value(inPagesOf: metrics) < start.value(inPagesOf: metrics)
    let steady = WrapTest.compare(quantity, isBefore ? .lessOrEqual : .greaterOrEqual, length)
    return "ask `\(steady.text)` instead of `\(test.text)`, which a motion can step over, at every "
      + "offset change, and shift by the lap"
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
