internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The time from left to right, a lane for each of two carousels with the stretches in which it is
/// wrong, and a cursor.
struct TimeLanes: Sendable {
  private let scale: Int
  private let frameCount: Int
  private let refreshRate: Double
  private let glyphs: GlyphSet
  private let ink: [UInt8]

  /// The steps of the cursor in seconds: frames that show the same stay the same for so long.
  private static let step = 0.1

  init(
    _ illustration: Illustration, _ timeline: CarouselTimeline, glyphs: GlyphSet, levels: Int,
    colors: inout ColorBook
  ) {
    scale = illustration.scale
    frameCount = max(timeline.frameCount, 1)
    refreshRate = timeline.refreshRate
    self.glyphs = glyphs
    ink = colors.ramp(
      from: illustration.theme.background, to: illustration.theme.ink, levels: levels)
  }

  private func column(_ refresh: Int) -> Int {
    let room = PairMetrics.lanes(scale: scale)
    return room.lowerBound + room.count * min(max(refresh, 0), frameCount) / frameCount
  }

  private func top(_ index: Int) -> Int {
    (PairMetrics.laneTop + index * (PairMetrics.laneHeight + PairMetrics.laneGap)) * scale
  }

  /// Draws the lanes, which stay as they are.
  func drawLanes(
    _ tracks: [SeamTrack], _ theme: Theme, levels: Int, onto plane: inout Plane,
    colors: inout ColorBook
  ) {
    let rail = colors.index(of: theme.hairline)
    let bad = colors.index(of: theme.bad)
    let room = PairMetrics.lanes(scale: scale)
    let height = PairMetrics.laneHeight * scale
    for (index, track) in tracks.enumerated() {
      let top = top(index)
      glyphs.draw(
        index == 0 ? "A" : "B", onto: &plane, x: PairMetrics.margin * scale,
        baseline: top + height - scale, alignment: .leading, ramp: ink)
      plane.fill(
        PixelRect(
          x: room.lowerBound, y: top + height / 2 - scale, width: room.count, height: 2 * scale),
        with: rail)
      for run in track.runs {
        let start = column(run.lowerBound)
        let width = max(column(run.upperBound) - start, 3 * scale)
        plane.fill(PixelRect(x: start, y: top, width: width, height: height), with: bad)
      }
    }
    let isGood = tracks.allSatisfy(\.runs.isEmpty)
    glyphs.draw(
      isGood ? "✓ both show what the reference shows" : "red: differs from the reference",
      onto: &plane, x: PairMetrics.margin * scale, baseline: PairMetrics.footBaseline * scale,
      alignment: .leading,
      ramp: colors.ramp(
        from: theme.background, to: isGood ? theme.good : theme.secondaryInk, levels: levels))
  }

  /// Draws the cursor and the time of a refresh.
  func drawCursor(_ refresh: Int, onto plane: inout Plane) {
    let time = (Double(refresh) / refreshRate / Self.step + 1e-6).rounded(.down) * Self.step
    let overhang = PairMetrics.overhang * scale
    let (top, bottom) = (top(0) - overhang, top(1) + PairMetrics.laneHeight * scale + overhang)
    if let ink = ink.last {
      plane.fill(
        PixelRect(
          x: column(Int((time * refreshRate).rounded())) - scale, y: top, width: 2 * scale,
          height: bottom - top),
        with: ink)
    }
    let duration = fixedText(Double(frameCount) / refreshRate, decimals: 1)
    glyphs.draw(
      "\(fixedText(time, decimals: 1)) s of \(duration) s", onto: &plane,
      x: PairMetrics.lanes(scale: scale).upperBound,
      baseline: PairMetrics.footBaseline * scale, alignment: .trailing, ramp: ink)
  }
}
