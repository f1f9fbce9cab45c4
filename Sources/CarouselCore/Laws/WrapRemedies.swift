/// What would mend a carousel's rules.
struct WrapRemedies: Hashable, Sendable {
  private let rules: [WrapRule]
  private let hasWrongLap: Bool
  private let hasShiftedCopies: Bool
  private let hasEnds: Bool
  private let truncatesLastTurn: Bool
  /// Whether a change of size loses the page in view.
  let losesPageOnResize: Bool

  init(_ carousel: Carousel) {
    rules = carousel.wrapRules
    hasWrongLap = carousel.geometry.declaredLap.map { $0 != carousel.geometry.lap } ?? false
    hasShiftedCopies = carousel.cloneFault.shift != 0
    hasEnds = carousel.strip != .unbounded
    truncatesLastTurn = carousel.autoplay?.lastTurn?.truncatesPage ?? false
    losesPageOnResize = carousel.resizeBehavior != .keepsPhase
  }

  /// Returns what would mend a breach of a law, or `nil` where nothing is wrong with the rules.
  ///
  /// The rule that acted last comes first. Where it is sound, another one may have acted too late
  /// or not at all.
  func remedy(for law: Law, after name: String?) -> String? {
    if name == LastTurn.ruleName, truncatesLastTurn {
      return "multiply by the page's width as it is, not by its whole points, at the last turn"
    }
    let acted = rules.filter { $0.name == name }
    for rule in acted + rules {
      if let fault = rule.faults(by: law).first { return fault }
    }
    if hasWrongLap { return "make the lap the number of items times the page and the gap" }
    if hasShiftedCopies { return "put every copy a whole number of laps away from its item" }
    if rules.isEmpty, hasEnds {
      return "add a rule that shifts the offset by a lap when it comes to a copy"
    }
    return nil
  }
}

extension WrapRule {
  /// What is wrong with the rule, what a law is about first.
  fileprivate func faults(by law: Law) -> [String] {
    let moment = [animationFault, latencyFault, comparisonFault, momentFault]
    let arithmetic = [roundingFault, constantFault, distanceFault, indexFault]
    // Whether a jump keeps the picture depends on where it leads, not on when it comes.
    let isAboutDistance = law == .remapEquivalence || law == .noDrift
    return (isAboutDistance ? arithmetic + moment : moment + arithmetic).compactMap(\.self)
  }

  private var animationFault: String? {
    isAnimated ? "make the jump at once: set the offset without animation" : nil
  }

  private var latencyFault: String? {
    latency > 0 ? "change the strip in the same refresh as the offset" : nil
  }

  private var comparisonFault: String? {
    guard case .compare(.offset, .equal, _) = test else { return nil }
    return "compare with <= and >= instead of == and shift by the lap instead of setting"
  }

  private var momentFault: String? {
    guard operation != .placeHiddenView, events.isDisjoint(with: [.didScroll, .layout]) else {
      return nil
    }
    return "wrap at every offset change instead of when a motion ends, and keep the remainder"
  }

  private var roundingFault: String? {
    rounding == .truncated
      ? "shift by the lap instead of truncating, so that the fraction of a point is kept" : nil
  }

  private var constantFault: String? {
    switch operation {
    case .set: "shift by the lap instead of setting a constant"
    case .rotate(_, .slot, _): "keep how far the offset was off its page when the views are turned"
    default: nil
    }
  }

  private var distanceFault: String? {
    let distance: Length
    switch operation {
    case .shift(let length): distance = length
    case .remainder(_, let modulus): distance = modulus
    default: return nil
    }
    guard distance.pages != 0 || distance.points != 0 || distance.laps != distance.laps.rounded()
    else { return nil }
    return "shift by whole laps: the number of items times the page and the gap"
  }

  private var indexFault: String? {
    guard case .rotate(let quantity, _, let indexing) = operation else { return nil }
    if indexing == .ends { return "take the index modulo the number of items" }
    return quantity == .truncatedPage ? "round the page down instead of toward zero" : nil
  }
}
