import CarouselCore
import TestSupport
import Testing

/// Random damage to sound carousels is always found.
@Suite struct RandomDamageTests {
  enum Kind: CaseIterable, Sendable {
    case missingCopy, shiftedCopy, wrongLap, lateStrip, animatedJump, staleCopy, lostRule
  }

  /// Two laps in either direction, so that every copy and every rule is met.
  private func script(items: Int, using random: inout SplitMix64) -> Script {
    let there = Bool.random(using: &random) ? SwipeDirection.forward : .back
    let back = there == .forward ? SwipeDirection.back : .forward
    let steps = Array(repeating: ScriptStep.swipe(there), count: 2 * items + 1)
    return Script([.update(item: 0), .update(item: items - 1)] + steps)
      .appending(Array(repeating: .swipe(back), count: 2 * items + 1))
  }

  private func carousel(_ kind: Kind, using random: inout SplitMix64) -> Carousel {
    var carousel =
      kind == .lateStrip ? Carousel.boundlessScrollViewRepaired : .imageCarouselRepaired
    carousel.geometry.numberOfItems = Int.random(in: 2...8, using: &random)
    let scale = Double(Int.random(in: 1...3, using: &random))
    carousel.geometry.displayScale = scale
    carousel.geometry.boundsSize.width = Double(Int.random(in: 80...500, using: &random))
    return carousel
  }

  private func damage(_ carousel: inout Carousel, _ kind: Kind, using random: inout SplitMix64) {
    let pixel = 1 / carousel.geometry.displayScale
    let pixels = pixel * Double(Int.random(in: 1...60, using: &random))
    let amount = Bool.random(using: &random) ? pixels : -pixels
    switch kind {
    case .missingCopy:
      carousel.strip =
        Bool.random(using: &random)
        ? .clones(leading: 1, trailing: 0) : .clones(leading: 0, trailing: 1)
    case .shiftedCopy: carousel.cloneFault.shift = amount
    case .wrongLap: carousel.geometry.declaredLap = carousel.geometry.lap + amount
    case .lateStrip:
      for index in carousel.wrapRules.indices { carousel.wrapRules[index].latency = 1 }
    case .animatedJump:
      for index in carousel.wrapRules.indices { carousel.wrapRules[index].isAnimated = true }
    case .staleCopy: carousel.cloneFault.isStale = true
    case .lostRule:
      carousel.wrapRules.remove(at: Int.random(in: 0...1, using: &random))
    }
  }

  @Test(arguments: 0..<70)
  func `random damage is found and the carousel was sound before`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let kind = Kind.allCases[seed % Kind.allCases.count]
    var carousel = carousel(kind, using: &random)
    let script = script(items: carousel.geometry.numberOfItems, using: &random)
    #expect(CarouselTimeline(carousel, script: script).verdict.isSeamless)
    damage(&carousel, kind, using: &random)
    #expect(!CarouselTimeline(carousel, script: script).verdict.isSeamless, "\(kind)")
  }
}

extension Script {
  fileprivate func appending(_ steps: [ScriptStep]) -> Script {
    var script = self
    script.steps += steps
    return script
  }
}
