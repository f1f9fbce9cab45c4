/// Plays a script under conditions that must not matter, and tells which comparison they flip.
struct RobustnessCheck {
  let timeline: CarouselTimeline
  let verdict: Verdict

  /// One condition.
  struct Variant {
    var name: String
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
          name: "at \(decimalText(rate, decimals: 0)) Hz",
          timeline: play(base.carousel, refreshRate: rate)
        ))
    }
    for phase in 1..<8 {
      variants.append(
        Variant(
          name: "\(phase)/8 of a refresh later",
          timeline: play(base.carousel, phase: Double(phase) / 8)
        ))
    }
    for (name, size) in [
      ("with a page one bit longer", base.carousel.geometry.boundsSize.nextUp),
      ("with a page one bit shorter", base.carousel.geometry.boundsSize.nextDown),
    ] {
      var carousel = base.carousel
      carousel.geometry.boundsSize = size
      variants.append(Variant(name: name, timeline: play(carousel)))
    }
    for scale in [0.0, 1, 2, 3] where scale != base.carousel.geometry.displayScale {
      var carousel = base.carousel
      carousel.geometry.displayScale = scale
      let pixels = decimalText(scale, decimals: 0)
      variants.append(
        Variant(
          name: scale == 0 ? "with unrounded offsets" : "at \(pixels) pixels a point",
          timeline: play(carousel)
        ))
    }
    return variants
  }

  /// The conditions that change the verdict, as one finding each kind of flip.
  var findings: [Finding] {
    let broken = verdict.brokenLaws
    let firings = Self.firings(of: timeline)
    var findings: [Finding] = []
    for variant in variants {
      let other = variant.timeline.verdict
      guard other.brokenLaws != broken else { continue }
      let flipped = Law.allCases.filter { broken.contains($0) != other.brokenLaws.contains($0) }
      let isWorse = flipped.contains { other.brokenLaws.contains($0) }
      let rule = Self.flippedRule(
        in: timeline.carousel, firings, Self.firings(of: variant.timeline))
      let source = isWorse ? other : verdict
      guard var finding = source.findings.first(where: { flipped.contains($0.law) }) else {
        continue
      }
      let laws = flipped.map(\.id).joined(separator: ", ")
      finding.law = .robustness
      let verb = flipped.count == 1 ? (isWorse ? "breaks" : "holds") : isWorse ? "break" : "hold"
      let comparison =
        rule.map { ": `\($0.test.text)` of \($0.name) comes out otherwise" } ?? ""
      finding.sight = .words("\(variant.name) \(laws) \(verb)\(comparison)")
      finding.rule = rule?.name ?? finding.rule
      findings.append(finding)
    }
    return findings
  }

  /// The times at which each rule acts.
  private static func firings(of timeline: CarouselTimeline) -> [String: [Double]] {
    var firings: [String: [Double]] = [:]
    for frame in timeline {
      for jump in frame.wrapJumps { firings[jump.rule, default: []].append(frame.time) }
    }
    return firings
  }

  /// Returns the first rule that acts more or less often, or at quite another time.
  private static func flippedRule(
    in carousel: Carousel, _ own: [String: [Double]], _ other: [String: [Double]]
  ) -> WrapRule? {
    carousel.wrapRules.first { rule in
      let times = own[rule.name] ?? []
      let others = other[rule.name] ?? []
      // Another rate or phase shifts everything by a refresh or two.
      return times.count != others.count || zip(times, others).contains { abs($0 - $1) > 0.05 }
    }
  }
}

extension Size {
  fileprivate var nextUp: Size { Size(width: width.nextUp, height: height.nextUp) }
  fileprivate var nextDown: Size { Size(width: width.nextDown, height: height.nextDown) }
}

extension WrapTest {
  /// The comparison as it stands in code.
  var text: String {
    switch self {
    case .always: "always"
    case .compare(let quantity, let relation, let length):
      "\(quantity.rawValue) \(relation.rawValue) \(length.text)"
    }
  }
}

extension Length {
  fileprivate var text: String {
    var parts: [String] = []
    if laps != 0 { parts.append("\(decimalText(laps, decimals: 3)) lap") }
    if pages != 0 { parts.append("\(decimalText(pages, decimals: 3)) page") }
    if points != 0 { parts.append("\(decimalText(points, decimals: 3)) pt") }
    return parts.isEmpty ? "0" : parts.joined(separator: " + ")
  }
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
