/// What a finding can be put down to: the wrap rule that acted last, and what is wrong with it.
struct WrapCause: Hashable, Sendable {
  private let carousel: Carousel
  /// The name of the rule that acted last.
  private(set) var rule: String?

  init(_ carousel: Carousel) {
    self.carousel = carousel
  }

  mutating func observe(_ frame: DisplayedFrame) {
    for event in frame.events {
      if case .wrapJump(let jump) = event { rule = jump.rule }
    }
  }

  /// Returns what would mend the breach of a law, in one sentence.
  func remedy(for law: Law) -> String {
    if law == .indicator, let indicator = carousel.indicator {
      return indicator.rounding == .truncated || indicator.bound == .clamped
        ? "round the page down and take it modulo the number of items"
        : "work the dot out from the offset after the wrap"
    }
    let rules = carousel.wrapRules
    if rules.contains(where: { $0.hasExactComparison }) {
      return "compare with <= and >= instead of == and shift by the lap instead of setting"
    }
    if !rules.isEmpty, rules.allSatisfy({ !$0.actsInMotion }) {
      return "wrap at every offset change instead of when a motion ends"
    }
    if rules.contains(where: { $0.rounding == .truncated }) {
      return "shift by the lap instead of truncating, so that the fraction of a point is kept"
    }
    if rules.contains(where: { $0.setsConstant }) {
      return "shift by the lap instead of setting a constant"
    }
    return "shift by a whole lap before the end of the strip comes into the bounds"
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

extension JudgedFrame {
  /// Returns a finding in this frame.
  func finding(
    _ law: Law,
    extent: ClosedRange<Double>,
    size: Double,
    explanation: String,
    cause: WrapCause
  ) -> Finding {
    Finding(
      law: law,
      refresh: frame.refresh,
      time: frame.time,
      worstTime: frame.time,
      frameCount: 1,
      contentOffset: frame.contentOffset,
      position: frame.position,
      referencePosition: frame.referencePosition,
      items: picture.items,
      expectedItems: reference.items,
      extent: extent,
      size: size,
      rule: cause.rule,
      explanation: explanation,
      remedy: cause.remedy(for: law)
    )
  }
}
