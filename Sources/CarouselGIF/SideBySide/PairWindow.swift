internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The window of one of two carousels, with what is said below it.
struct PairWindow: Sendable {
  var viewer: ViewerWindow
  let track: SeamTrack
  private let frame: WindowFrame
  private let glyphs: GlyphSet
  private let scale: Int
  private let middle: Int
  private let good: [UInt8]
  private let bad: [UInt8]
  private let secondary: [UInt8]
  private let isEmpty: Bool

  init(
    _ illustration: Illustration, _ verdict: Verdict, survey: Survey, index: Int,
    viewer: ViewerWindow, glyphs: GlyphSet, levels: Int, colors: inout ColorBook
  ) {
    let theme = illustration.theme
    scale = illustration.scale
    self.viewer = viewer
    self.glyphs = glyphs
    track = SeamTrack(illustration.timeline.carousel, verdict)
    frame = WindowFrame(scale: scale, theme: theme, levels: levels, colors: &colors)
    let column = PairMetrics.column(index, scale: scale)
    middle = (column.lowerBound + column.upperBound) / 2
    good = colors.ramp(from: theme.background, to: theme.good, levels: levels)
    bad = colors.ramp(from: theme.background, to: theme.bad, levels: levels)
    secondary = colors.ramp(from: theme.background, to: theme.secondaryInk, levels: levels)
    isEmpty = survey.sightings.isEmpty
  }

  /// Draws what the viewer sees, and whether it is right.
  func draw(_ shown: DisplayedFrame, onto plane: inout Plane) {
    viewer.draw(shown, onto: &plane)
    let bounds = viewer.rectangle(of: shown.boundsSize)
    let mark = shown.isHidden ? nil : track.mark(of: shown)
    frame.draw(onto: &plane, around: bounds, isBroken: mark != nil)
    // A second line, because not everybody sees the color of the first.
    if mark != nil, let color = bad.last {
      let distance = (PairMetrics.frame - 1) * scale
      plane.stroke(
        PixelRect(
          x: bounds.x - distance, y: bounds.y - distance, width: bounds.width + 2 * distance,
          height: bounds.height + 2 * distance),
        width: 2 * scale, with: color)
    }
    let (text, ramp) =
      if let mark {
        (mark, bad)
      } else if shown.isHidden || isEmpty {
        (shown.isHidden ? "the screen is off" : "no items, nothing to see", secondary)
      } else {
        ("✓ as the reference", good)
      }
    glyphs.draw(
      text, onto: &plane, x: middle, baseline: PairMetrics.markBaseline * scale,
      alignment: .center, ramp: ramp)
  }
}
