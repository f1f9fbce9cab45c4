internal import CarouselCore
internal import CarouselPicture

/// The time, the offset and what moves it, in columns at the foot.
///
/// Every text has its place for the whole film: a reader's eye need not look for it, and from frame
/// to frame only the digits change, which keeps the file small.
struct FootLine: Sendable {
  private let glyphs: GlyphSet
  private let baseline: Int
  private let label: String
  /// The left edge of the label before the offset.
  private let labelEdge: Int
  /// The right edges of the two numbers, behind their units.
  private let timeEdge: Int
  private let offsetEdge: Int
  /// The left edge of the word for the motion.
  private let motionEdge: Int
  private let leadingEdge: Int

  init(_ illustration: Illustration, survey: Survey, glyphs: GlyphSet) {
    self.glyphs = glyphs
    let scale = illustration.scale
    let timeline = illustration.timeline
    baseline = ExplainedMetrics.footBaseline * scale
    label = "contentOffset.\(timeline.carousel.geometry.axis == .horizontal ? "x" : "y") ="
    let ends = [survey.offsets?.lowerBound ?? 0, survey.offsets?.upperBound ?? 0]
    let motions = MotionPhase.allCases.map(\.rawValue)
    func width(_ texts: [String]) -> Int { texts.map(glyphs.width).max() ?? 0 }
    let gap = 18 * scale
    let strip = ExplainedMetrics.strip(scale: scale)
    leadingEdge = strip.lowerBound
    motionEdge = strip.upperBound - width(motions)
    offsetEdge = motionEdge - gap
    labelEdge =
      offsetEdge - width(ends.map(Self.text(offset:))) - glyphs.width(" ") - width([label])
    timeEdge = labelEdge - gap
  }

  private static func text(time: Double) -> String { fixedText(time, decimals: 2) + " s" }

  private static func text(offset: Double) -> String { fixedText(offset, decimals: 1) + " pt" }

  /// Draws the line of a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - plane: The picture.
  ///   - ink: The shades of the texts that change.
  ///   - secondary: The shades of the heading.
  func draw(
    _ frame: DisplayedFrame, onto plane: inout Plane, ink: [UInt8], secondary: [UInt8]
  ) {
    func draw(_ text: String, at x: Int, _ alignment: TextAlignment, _ ramp: [UInt8]) {
      glyphs.draw(
        text, onto: &plane, x: x, baseline: baseline, alignment: alignment, ramp: ramp)
    }
    draw("what really happens", at: leadingEdge, .leading, secondary)
    draw(Self.text(time: frame.time), at: timeEdge, .trailing, ink)
    draw(label, at: labelEdge, .leading, ink)
    draw(Self.text(offset: frame.contentOffset), at: offsetEdge, .trailing, ink)
    draw(frame.motion.rawValue, at: motionEdge, .leading, ink)
  }
}
