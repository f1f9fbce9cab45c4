internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The texts that change from frame to frame.
struct StatusLine: Sendable {
  private let scale: Int
  private let foot: FootLine
  private let carousel: Carousel
  private let refreshRate: Double
  private let glyphs: GlyphSet
  private let ink: [UInt8]
  private let secondary: [UInt8]
  private let bad: [UInt8]
  private let jump: [UInt8]
  private let findings: [Finding]
  private let jumps: [Survey.DatedJump]
  private let isEmpty: Bool

  /// How long before and after a jump its arc shows, in seconds: time to read two numbers.
  private static let foresight = 0.7
  private static let memory = 0.6

  init(
    _ illustration: Illustration, _ options: AnimationOptions, survey: Survey,
    lettering: Lettering, colors: inout ColorBook
  ) throws(AnimationError) {
    let theme = illustration.theme
    let levels = options.shading.textLevels
    scale = illustration.scale
    refreshRate = illustration.timeline.refreshRate
    if let drawn = lettering.statusGlyphs {
      glyphs = drawn
    } else {
      glyphs = try Self.glyphs(lettering, scale: scale, levels: levels)
    }
    carousel = illustration.timeline.carousel
    foot = FootLine(illustration, survey: survey, glyphs: glyphs)
    ink = colors.ramp(from: theme.background, to: theme.ink, levels: levels)
    secondary = colors.ramp(from: theme.background, to: theme.secondaryInk, levels: levels)
    bad = colors.ramp(from: theme.background, to: theme.bad, levels: levels)
    jump = colors.ramp(from: theme.background, to: theme.jump, levels: levels)
    findings = options.verdict?.findings ?? []
    jumps = survey.jumps
    isEmpty = survey.sightings.isEmpty
  }

  /// Draws the characters of the line.
  static func glyphs(_ lettering: Lettering, scale: Int, levels: Int) throws(AnimationError)
    -> GlyphSet
  {
    try GlyphSet(
      lettering, lettering.regular, size: ExplainedMetrics.textSize * Double(scale), levels: levels)
  }

  /// What the laws say at a frame.
  struct Marker: Hashable, Sendable {
    var text: String
    /// Whether the frame itself is wrong, and not one just before.
    var isNow: Bool
  }

  /// Returns the finding of a frame, or one that has just ended.
  func marker(of frame: DisplayedFrame) -> Marker? {
    let memory = Int(Self.memory * refreshRate)
    let near = findings.filter {
      $0.refresh <= frame.refresh && frame.refresh <= $0.lastRefresh + memory
    }
    let now = near.filter { frame.refresh <= $0.lastRefresh }
    if let last = now.last {
      let finding = frame.breach(of: carousel) ?? last
      return Marker(text: "✗ seam: \(finding.explanation)", isNow: true)
    }
    guard let finding = near.first(where: { $0.law == .coverage }) ?? near.last else { return nil }
    // What is over must not read as if it were still to be seen.
    let time = fixedText(finding.worstTime, decimals: 2)
    return Marker(text: "at \(time) s: \(finding.explanation)", isNow: false)
  }

  /// Returns the jump that has just happened, or else the one that comes next.
  func jump(near frame: DisplayedFrame) -> NearJump? {
    var index = 0
    var end = jumps.count
    while index < end {
      let middle = (index + end) / 2
      if jumps[middle].time <= frame.time + 1e-9 { index = middle + 1 } else { end = middle }
    }
    if index > 0, frame.time - jumps[index - 1].time <= Self.memory {
      return NearJump(jump: jumps[index - 1].jump, isPast: true, frame: frame)
    }
    guard index < jumps.count, jumps[index].time - frame.time <= Self.foresight else { return nil }
    return NearJump(jump: jumps[index].jump, isPast: false, frame: frame)
  }

  /// Draws the texts of a frame.
  func draw(_ shot: Shot, marker: Marker?, onto plane: inout Plane) {
    let frame = shot.frame
    let middle = plane.width / 2
    let room = ExplainedMetrics.strip(scale: scale).count
    glyphs.draw(
      glyphs.truncated(marker?.text ?? caption(of: frame), to: room),
      onto: &plane, x: middle, baseline: ExplainedMetrics.captionBaseline * scale,
      alignment: .center, ramp: marker == nil ? secondary : bad)
    if let near = jump(near: frame) {
      glyphs.draw(
        text(of: near), onto: &plane, x: middle,
        baseline: ExplainedMetrics.jumpLabelBaseline * scale, alignment: .center, ramp: jump)
    }
    foot.draw(frame, onto: &plane, ink: ink, secondary: secondary)
  }

  private func caption(of frame: DisplayedFrame) -> String {
    if frame.isHidden { return "the screen is off" }
    return isEmpty ? "no items, so there is nothing to see" : "what the viewer sees"
  }

  private func text(of near: NearJump) -> String {
    let from = decimalText(near.jump.from, decimals: 1)
    let to = decimalText(near.jump.to, decimals: 1)
    let lead = near.isPast ? "jump" : "jump to come"
    // A rule may replace an offset in the refresh in which it was reached: nobody ever saw it.
    let note = near.jump.isDisplayedBefore ? "" : " (\(from) is never shown)"
    return "\(lead): \(from) → \(to) pt\(note)"
  }
}
