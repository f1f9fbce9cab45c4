internal import CarouselCore
internal import GD

extension StripDiagram {
  /// Draws a wrap jump as a dashed arc from the middle of the bounds before to that after.
  func drawArc(_ jump: NearJump, boundsLength: Double, onto plane: inout Plane) {
    let half = boundsLength / 2
    let start = Double(column(jump.jump.from + half, in: jump.frame))
    let end = Double(column(jump.jump.to + half, in: jump.frame))
    let foot = Double(ExplainedMetrics.arcFoot * scale)
    let top = foot - Double(ExplainedMetrics.arcHeight * scale) * 4 / 3
    let inset = (end - start) * 0.06
    let line = Double(scale)
    // A cubic with its handles above the ends; a step is half a pixel or less.
    let steps = max(8, Int(3 * (abs(end - start) + foot - top)))
    var length = 0.0
    var last = (x: start, y: foot)
    let (dash, gap) = (6 * line, 4 * line)
    for step in 0...steps {
      let t = Double(step) / Double(steps)
      let u = 1 - t
      let x =
        u * u * u * start + 3 * u * u * t * (start + inset) + 3 * u * t * t * (end - inset)
        + t * t * t * end
      let y = (u * u * u + t * t * t) * foot + 3 * u * t * top
      length += ((x - last.x) * (x - last.x) + (y - last.y) * (y - last.y)).squareRoot()
      last = (x, y)
      guard length.truncatingRemainder(dividingBy: dash + gap) < dash, t < 0.985 else { continue }
      stamp(x, y, radius: 0.75 * line, jump.isPast ? jumpRamp : Array(jumpRamp.prefix(4)), &plane)
    }
    drawArrowHead(x: end, y: foot, isPast: jump.isPast, onto: &plane)
  }

  /// Blackens a round dot; where dots meet the darker shade stays.
  private func stamp(
    _ x: Double, _ y: Double, radius: Double, _ ramp: [UInt8], _ plane: inout Plane
  ) {
    let reach = Int(radius.rounded(.up)) + 1
    for row in Int(y) - reach...Int(y) + reach {
      for column in Int(x) - reach...Int(x) + reach {
        let (dx, dy) = (Double(column) + 0.5 - x, Double(row) + 0.5 - y)
        let cover = min(max(radius + 0.5 - (dx * dx + dy * dy).squareRoot(), 0), 1)
        let level = Int((cover * Double(ramp.count - 1)).rounded())
        guard level > 0, column >= 0, column < plane.width, row >= 0, row < plane.height else {
          continue
        }
        let present = plane.indices[row * plane.width + column]
        let presentLevel = ramp.firstIndex(of: present) ?? (jumpRamp.contains(present) ? 9 : 0)
        if level > presentLevel { plane.set(column, row, to: ramp[level]) }
      }
    }
  }

  private func drawArrowHead(x: Double, y: Double, isPast: Bool, onto plane: inout Plane) {
    let color = isPast ? jumpRamp.last : jumpRamp.dropLast().last
    guard let color else { return }
    let height = 5 * scale
    for row in 0..<height {
      let half = (height - row) * 3 / 5
      plane.fill(
        PixelRect(
          x: pixel(x) - half, y: pixel(y) - height + row + scale, width: 2 * half + 1, height: 1),
        with: color)
    }
  }
}

/// A wrap jump that has just happened or is about to.
struct NearJump: Hashable, Sendable {
  var jump: WrapJump
  var isPast: Bool
  /// The frame in which it is drawn.
  var frame: DisplayedFrame
}
