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
      let badge = VerdictBadge(verdict, theme: theme)
      let size = ExplainedMetrics.textSize * Double(scale)
      let mask = try lettering.mask(badge.text, lettering.bold, size: size, levels: levels)
      plane.draw(
        mask, penX: strip.upperBound - mask.width - mask.left, baseline: baseline,
        ramp: colors.ramp(from: theme.background, to: badge.color, levels: levels))
      room -= mask.width + 16 * scale
    }
    guard !illustration.title.isEmpty else { return }
    let fitted = try lettering.fitted(
      illustration.title, lettering.bold, width: Double(room),
      largest: ExplainedMetrics.titleSize * Double(scale),
      smallest: ExplainedMetrics.textSize * Double(scale))
    guard let (title, size) = fitted else { return }
    let mask = try lettering.mask(title, lettering.bold, size: size, levels: levels)
    plane.draw(
      mask, penX: strip.lowerBound, baseline: baseline,
      ramp: colors.ramp(from: theme.background, to: theme.ink, levels: levels))
  }
}
