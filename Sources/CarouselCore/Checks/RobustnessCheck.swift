/// Plays a script under conditions that must not matter, and tells which comparison they flip.
struct RobustnessCheck {
  let timeline: CarouselTimeline
  let verdict: Verdict

  /// What is other than in the script as it is.
  enum Condition: Hashable {
    /// The part of a refresh by which everything comes later.
    case phase(String)
    /// Anything else, in words.
    case other(String)

    /// Returns several of them in words.
    static func text(of conditions: [Condition]) -> String {
      var phases: [String] = []
      var others: [String] = []
      for condition in conditions {
        switch condition {
        case .phase(let part): phases.append(part)
        case .other(let words): others.append(words)
        }
      }
      if !phases.isEmpty {
        let parts = alternatives(phases)
        others.insert("with fingers and ticks \(parts) of a refresh later", at: 0)
      }
      return alternatives(others)
    }

    private static func alternatives(_ words: [String]) -> String {
      guard let last = words.last, words.count > 1 else { return words.first ?? "" }
      return words.dropLast().joined(separator: ", ") + " or " + last
    }
  }

  /// The script under one condition.
  struct Variant {
    var condition: Condition
    var timeline: CarouselTimeline
  }

  /// Twice the refresh rate, eight sampling phases, the page one bit longer and shorter, and every
  /// pixel grid.
  var variants: [Variant] {
    let base = timeline
    func play(
      _ carousel: Carousel, refreshRate: Double? = nil, phase: Double = 0
    ) -> CarouselTimeline {
      CarouselTimeline(
        carousel,
        script: base.script,
        refreshRate: refreshRate ?? base.refreshRate,
        samplingPhase: phase
      )
    }
    var variants: [Variant] = []
    for rate in [60.0, 120] where rate != base.refreshRate {
      variants.append(
        Variant(
          condition: .other("at \(decimalText(rate, decimals: 0)) Hz"),
          timeline: play(base.carousel, refreshRate: rate)
        ))
    }
    for phase in 1..<8 {
      variants.append(
        Variant(
          condition: .phase("\(phase)/8"),
          timeline: play(base.carousel, phase: Double(phase) / 8)
        ))
    }
    for (name, size) in [
      (
        "with a page longer by its last bit", base.carousel.geometry.boundsSize.nextUp
      ),
      (
        "with a page shorter by its last bit",
        base.carousel.geometry.boundsSize.nextDown
      ),
    ] {
      var carousel = base.carousel
      carousel.geometry.boundsSize = size
      variants.append(Variant(condition: .other(name), timeline: play(carousel)))
    }
    for scale in [0.0, 1, 2, 3] where scale != base.carousel.geometry.displayScale {
      var carousel = base.carousel
      carousel.geometry.displayScale = scale
      let pixels = decimalText(scale, decimals: 0)
      variants.append(
        Variant(
          condition: .other(
            scale == 0
              ? "with unrounded offsets"
              : "on a display of \(pixels) pixel\(scale == 1 ? "" : "s") a point"),
          timeline: play(carousel)
        ))
    }
    return variants
  }

  /// The conditions that change the verdict, those that change it in the same way as one finding.
  var findings: [Finding] {
    let broken = verdict.brokenLaws
    let own = RuleFirings(timeline)
    var flips: [Flip] = []
    for variant in variants {
      let other = variant.timeline.verdict
      guard other.brokenLaws != broken else { continue }
      let laws = Law.allCases.filter { broken.contains($0) != other.brokenLaws.contains($0) }
      let isWorse = laws.contains { other.brokenLaws.contains($0) }
      let rule = own.firstDifference(to: RuleFirings(variant.timeline))?.rule
      if let index = flips.firstIndex(where: {
        $0.laws == laws && $0.isWorse == isWorse && $0.rule == rule
      }) {
        flips[index].conditions.append(variant.condition)
        continue
      }
      let source = isWorse ? other : verdict
      guard let finding = source.findings.first(where: { laws.contains($0.law) }) else { continue }
      flips.append(
        Flip(
          laws: laws, isWorse: isWorse, rule: rule, conditions: [variant.condition],
          variant: variant.timeline, finding: finding))
    }
    return flips.map { finding(of: $0, own: own) }
  }

  /// A change of the verdict.
  private struct Flip {
    var laws: [Law]
    var isWorse: Bool
    /// The rule that acts otherwise, if one does.
    var rule: WrapRule?
    /// What brings the change about.
    var conditions: [Condition]
    /// The first script that does.
    var variant: CarouselTimeline
    /// The first breach of one of the laws, where they are broken.
    var finding: Finding
  }

  private func finding(of flip: Flip, own: RuleFirings) -> Finding {
    var finding = flip.finding
    finding.law = .robustness
    let laws = flip.laws.map(\.id).joined(separator: ", ")
    let isOne = flip.laws.count == 1
    let verb = flip.isWorse ? (isOne ? "breaks" : "break") : (isOne ? "holds" : "hold")
    var words = "\(Condition.text(of: flip.conditions)), \(laws) \(verb)"
    let other = RuleFirings(flip.variant)
    if let difference = own.firstDifference(to: other) {
      words += ": " + difference.words(own: timeline, other: flip.variant)
      finding.remedy = difference.rule.steadyRemedy(in: timeline.carousel) ?? finding.remedy
      finding.rule = difference.rule.name
    } else if let change = own.firstChange(to: other) {
      words += ": \(change)"
    }
    finding.sight = .words(words)
    return finding
  }
}

extension Size {
  fileprivate var nextUp: Size { Size(width: width.nextUp, height: height.nextUp) }
  fileprivate var nextDown: Size { Size(width: width.nextDown, height: height.nextDown) }
}

extension CarouselTimeline {
  /// Returns the verdict on all displayed frames, on the mirrored script, and under conditions that
  /// must not matter.
  ///
  /// - Parameter closes: Whether the last frame is said to lead back to the first.
  /// - Returns: The breaches of the laws.
  /// - Complexity: O(n) for n frames, about fifteen times the work of ``verdict(closes:)``.
  public func thoroughVerdict(closes: Bool = false) -> Verdict {
    var verdict = verdict(closes: closes)
    let robustness = RobustnessCheck(timeline: self, verdict: self.verdict).findings
    verdict.findings += MirrorCheck(timeline: self).findings + robustness
    return verdict
  }
}
