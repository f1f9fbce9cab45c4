internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The title, and the names of two carousels with what the laws say of each.
struct PairHeading: Sendable {
  private let illustration: Illustration
  private let options: AnimationOptions
  private let lettering: Lettering

  init(_ illustration: Illustration, _ options: AnimationOptions, lettering: Lettering) {
    self.illustration = illustration
    self.options = options
    self.lettering = lettering
  }

  private var scale: Int { illustration.scale }
  private var levels: Int { options.shading.textLevels }

  /// Draws the title.
  func drawTitle(onto plane: inout Plane, colors: inout ColorBook) throws(AnimationError) {
    // What the laws say stands beside the names.
    var options = options
    options.verdict = nil
    try Headline(illustration, options, lettering: lettering).draw(onto: &plane, colors: &colors)
  }

  /// Draws the letter and the name of a carousel, and what the laws say of it.
  func drawName(
    _ name: String, _ verdict: Verdict, index: Int, onto plane: inout Plane,
    colors: inout ColorBook
  ) throws(AnimationError) {
    let theme = illustration.theme
    let column = PairMetrics.column(index, scale: scale)
    let baseline = PairMetrics.nameBaseline * scale
    let badge = VerdictBadge(verdict, theme: theme)
    let mask = try lettering.mask(
      badge.text, lettering.bold, size: PairMetrics.textSize * Double(scale), levels: levels)
    plane.draw(
      mask, penX: column.upperBound - mask.width - mask.left, baseline: baseline,
      ramp: colors.ramp(from: theme.background, to: badge.color, levels: levels))
    let room = column.count - mask.width - 12 * scale
    let fitted = try lettering.fitted(
      "\(index == 0 ? "A" : "B") · \(name)", lettering.bold, width: Double(room),
      largest: PairMetrics.nameSize * Double(scale),
      smallest: PairMetrics.smallestNameSize * Double(scale))
    guard let (fitting, size) = fitted else { return }
    let title = try lettering.mask(fitting, lettering.bold, size: size, levels: levels)
    plane.draw(
      title, penX: column.lowerBound, baseline: baseline,
      ramp: colors.ramp(from: theme.background, to: theme.ink, levels: levels))
  }
}
