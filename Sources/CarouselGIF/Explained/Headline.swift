internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The title, and what the laws say of all of the timeline.
struct Headline: Sendable {
  private let illustration: Illustration
  private let verdict: Verdict?
  private let lettering: Lettering
  private let levels: Int

  init(_ illustration: Illustration, _ options: AnimationOptions, lettering: Lettering) {
    self.illustration = illustration
    verdict = options.verdict
    levels = options.shading.textLevels
    self.lettering = lettering
  }

  /// Draws both on the first line.
  func draw(onto plane: inout Plane, colors: inout ColorBook) throws(AnimationError) {
    let theme = illustration.theme
    let scale = illustration.scale
    let baseline = ExplainedMetrics.titleBaseline * scale
    let strip = ExplainedMetrics.strip(scale: scale)
    var room = strip.count
    if let verdict {
      let (text, color) =
        verdict.isSeamless
        ? ("✓ no seam", theme.good)
        : (
          "✗ \(verdict.findings.count) \(verdict.findings.count == 1 ? "finding" : "findings")",
          theme.bad
        )
      let size = ExplainedMetrics.textSize * Double(scale)
      let mask = try lettering.mask(text, lettering.bold, size: size, levels: levels)
      plane.draw(
        mask, penX: strip.upperBound - mask.width - mask.left, baseline: baseline,
        ramp: colors.ramp(from: theme.background, to: color, levels: levels))
      room -= mask.width + 16 * scale
    }
    guard !illustration.title.isEmpty else { return }
    let (title, size) = try fitted(illustration.title, width: Double(room), scale: Double(scale))
    let mask = try lettering.mask(title, lettering.bold, size: size, levels: levels)
    plane.draw(
      mask, penX: strip.lowerBound, baseline: baseline,
      ramp: colors.ramp(from: theme.background, to: theme.ink, levels: levels))
  }

  /// Returns the title smaller, then shorter, until it fits.
  private func fitted(_ title: String, width: Double, scale: Double) throws(AnimationError)
    -> (String, Double)
  {
    let largest = ExplainedMetrics.titleSize * scale
    let size = try lettering.size(fitting: title, lettering.bold, width: width, atMost: largest)
    let smallest = ExplainedMetrics.textSize * scale
    guard size < smallest else { return (title, size) }
    var kept = Substring(title)
    while !kept.isEmpty {
      kept.removeLast()
      let text = kept + "…"
      if try lettering.advance(String(text), lettering.bold, size: smallest) <= width {
        return (String(text), smallest)
      }
    }
    return ("…", smallest)
  }
}
