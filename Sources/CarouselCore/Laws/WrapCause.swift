/// What a finding can be put down to: the wrap rule that acted last, and what is wrong with it.
struct WrapCause: Hashable, Sendable {
  /// The name of the rule that acted last.
  private(set) var rule: String?
  /// What would mend the rules, in one sentence.
  let remedy: String

  init(_ carousel: Carousel) {
    remedy = Self.remedy(for: carousel)
  }

  mutating func observe(_ frame: DisplayedFrame) {
    for event in frame.events {
      switch event {
      case .wrapJump(let jump): rule = jump.rule
      case .wrapJumpAnimated(let name): rule = name
      default: break
      }
    }
  }

  private static func remedy(for carousel: Carousel) -> String {
    let rules = carousel.wrapRules
    if rules.contains(where: \.isAnimated) {
      return "make the jump at once: set the offset without animation"
    }
    if rules.contains(where: { $0.latency > 0 }) {
      return "change the strip in the same refresh as the offset"
    }
    if rules.contains(where: \.hasExactComparison) {
      return "compare with <= and >= instead of == and shift by the lap instead of setting"
    }
    if !rules.isEmpty, !rules.contains(where: \.actsInMotion) {
      return "wrap at every offset change instead of when a motion ends, and keep the remainder"
    }
    if rules.contains(where: { $0.rounding == .truncated }) {
      return "shift by the lap instead of truncating, so that the fraction of a point is kept"
    }
    if rules.contains(where: \.setsConstant) {
      return "shift by the lap instead of setting a constant"
    }
    if let lap = carousel.geometry.declaredLap, lap != carousel.geometry.lap {
      return "make the lap the number of items times the page and the gap"
    }
    return "give the strip copies for every offset that can be displayed, at their exact places"
  }
}

extension WrapRule {
  fileprivate var hasExactComparison: Bool {
    if case .compare(.offset, .equal, _) = test { true } else { false }
  }

  fileprivate var actsInMotion: Bool {
    operation == .placeHiddenView ? false : !events.isDisjoint(with: [.didScroll, .layout])
  }

  fileprivate var setsConstant: Bool {
    switch operation {
    case .set, .rotate(_, .slot, _): true
    default: false
    }
  }
}
