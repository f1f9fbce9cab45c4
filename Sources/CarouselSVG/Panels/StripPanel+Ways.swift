internal import CarouselCore
internal import CarouselPicture

extension StripPanel {
  /// A jump's way above the strip.
  private struct Way {
    var record: JumpRecord
    /// The places of the middle of the bounds before and after.
    var from: Double
    var to: Double
  }

  /// The height of a lane for one jump, and for one motion with its name.
  private static let jumpLane = 20.0
  private static let motionLane = 24.0

  /// Draws the motion that led to each jump and the jump itself, and returns the lower end.
  func drawWays(on sketch: inout Sketch, top: Double) -> Double {
    guard !jumps.isEmpty else { return drawMotionOnly(on: &sketch, top: top) }
    let ways = jumps.map { record in
      Way(
        record: record, from: scale.x(record.jump.from + length / 2),
        to: scale.x(record.jump.to + length / 2))
    }
    let legs = ways.flatMap { [$0.from, $0.to] }
    let arrowTop = top + Double(ways.count) * Self.jumpLane
    // Where two motions would meet, each has a lane of its own.
    var lanes: [[Box]] = []
    var motions: [(way: Way, lane: Int, labelX: Double)] = []
    for way in ways {
      let start = scale.x(way.record.motionStart + length / 2)
      let width = Font.strongCaption.width(of: way.record.gesture) + 8
      let labelX = place(
        width: width, wishes: Self.wishes(from: start, to: way.from, width: width), legs: legs)
      let left = min(start, way.from, labelX - width / 2)
      let right = max(start, way.from, labelX + width / 2)
      let box = Box(x: left - 6, y: 0, width: right - left + 12, height: 1)
      var lane = 0
      while lane < lanes.count, lanes[lane].contains(where: { $0.intersection(box) != nil }) {
        lane += 1
      }
      if lane == lanes.count { lanes.append([]) }
      lanes[lane].append(box)
      motions.append((way, lane, labelX))
    }
    let bottom = arrowTop + Self.motionLane * Double(lanes.count) + 4
    for (index, way) in ways.enumerated() {
      drawJump(way, on: &sketch, apex: top + Double(index) * Self.jumpLane + 14, bottom: bottom)
    }
    for (index, way) in ways.enumerated() {
      drawJumpLabel(
        way, on: &sketch, y: top + Double(index) * Self.jumpLane + 14, legs: legs)
    }
    for motion in motions {
      drawMotion(
        from: motion.way.record.motionStart, to: motion.way.record.jump.from,
        name: motion.way.record.gesture, labelX: motion.labelX, on: &sketch,
        y: arrowTop + Self.motionLane * Double(motion.lane) + 20)
    }
    return bottom
  }

  /// Draws where the script leads without any jump.
  private func drawMotionOnly(on sketch: inout Sketch, top: Double) -> Double {
    guard let end = finalOffset else { return top - 4 }
    let start = surroundings.digest.initialOffset
    let name = surroundings.digest.lastGesture
    let middle = (scale.x(start + length / 2) + scale.x(end + length / 2)) / 2
    let width = Font.strongCaption.width(of: name) + 8
    drawMotion(
      from: start, to: end, name: name, labelX: place(width: width, wishes: [middle], legs: []),
      on: &sketch, y: top + 18)
    return top + 22
  }

  /// Places for a name along a way: its middle, its quarters, and beside either end.
  private static func wishes(from start: Double, to end: Double, width: Double) -> [Double] {
    let span = end - start
    let inner =
      abs(span) > width
      ? [0.5, 0.4, 0.6, 0.3, 0.7].map { start + span * $0 } : [(start + end) / 2]
    let left = min(start, end) - width / 2 - 4
    let right = max(start, end) + width / 2 + 4
    return inner + [left, right]
  }

  /// Returns the first wish that is inside the picture and that no leg runs through.
  private func freePlace(width: Double, wishes: [Double], legs: [Double]) -> Double? {
    wishes.first { wish in
      wish >= Self.least(width) && wish <= Self.most(width)
        && !legs.contains { abs($0 - wish) < width / 2 + 2 }
    }
  }

  /// Returns the same, or the first wish moved inside.
  private func place(width: Double, wishes: [Double], legs: [Double]) -> Double {
    freePlace(width: width, wishes: wishes, legs: legs)
      ?? min(max(wishes.first ?? 0, Self.least(width)), Self.most(width))
  }

  private static func least(_ width: Double) -> Double { Surroundings.margin + width / 2 }

  private static func most(_ width: Double) -> Double {
    Surroundings.width - Surroundings.margin - width / 2
  }

  private func drawJump(_ way: Way, on sketch: inout Sketch, apex: Double, bottom: Double) {
    let direction = way.to < way.from ? -1.0 : 1.0
    let reach = min(10, abs(way.to - way.from) / 2)
    // Up, along, and down again, so that jumps between neighbouring places stay apart.
    let path = Path(steps: [
      .move(way.from, bottom), .line(way.from, apex + reach),
      .curve(way.from, apex, way.from, apex, way.from + direction * reach, apex),
      .line(way.to - direction * reach, apex),
      .curve(way.to, apex, way.to, apex, way.to, apex + reach), .line(way.to, bottom - 6),
    ])
    sketch.add(.path(path, paint: .stroke(theme.jump, width: 1.8, dashes: [6, 4]), role: "jump"))
    sketch.add(
      .path(
        .arrowHead(x: way.to, y: bottom, alongX: 0, alongY: 1), paint: .fill(theme.jump)))
  }

  private func drawJumpLabel(
    _ way: Way, on sketch: inout Sketch, y: Double, legs: [Double]
  ) {
    let offsets = surroundings.offsets
    let jump = way.record.jump
    let ends = "\(offsets.pages(jump.from)) → \(offsets.pages(jump.to))"
    let change = surroundings.changeText(jump)
    let badge = 2 * Sketch.badgeRadius + 5
    // Within the way if it fits, shorter if need be; else beside all ways.
    var chosen: (text: String, middle: Double)?
    let texts = ["wrap jump \(ends) (\(change))", "\(ends) (\(change))"]
    for text in texts where chosen == nil {
      let width = badge + Font.strong.width(of: text) + 10
      let wishes = Self.wishes(from: way.from, to: way.to, width: width).dropLast(2)
      guard abs(way.to - way.from) > width else { continue }
      chosen = freePlace(width: width, wishes: Array(wishes), legs: legs).map { (text, $0) }
    }
    let text = chosen?.text ?? texts[1]
    let width = badge + Font.strong.width(of: text) + 10
    let left = (legs.min() ?? way.from) - width / 2 - 6
    let right = (legs.max() ?? way.from) + width / 2 + 6
    let middle = chosen?.middle ?? place(width: width, wishes: [right, left], legs: legs)
    let start = middle - width / 2
    sketch.add(
      .rectangle(
        Box(x: start, y: y - 9, width: width, height: 18), paint: .fill(theme.background)))
    sketch.badge(way.record.number, x: start + 5 + Sketch.badgeRadius, y: y, theme: theme)
    sketch.text(text, x: start + 5 + badge, y: y + 4, font: .strong, color: theme.jump)
  }

  private func drawMotion(
    from startOffset: Double, to endOffset: Double, name: String, labelX: Double,
    on sketch: inout Sketch, y: Double
  ) {
    let start = scale.x(startOffset + length / 2)
    let end = scale.x(endOffset + length / 2)
    let width = Font.strongCaption.width(of: name)
    sketch.add(
      .rectangle(
        Box(x: labelX - width / 2 - 3, y: y - 16, width: width + 6, height: 12),
        paint: .fill(theme.background)))
    sketch.text(
      name, x: labelX, y: y - 6, font: .strongCaption, color: theme.ink, alignment: .middle)
    guard abs(end - start) > 1 else { return }
    let direction = end < start ? -1.0 : 1.0
    sketch.add(
      .path(
        .line(start, y, to: end - direction * min(4, abs(end - start)), y),
        paint: .stroke(theme.ink, width: 1.8), role: "motion"))
    if abs(end - start) > 8 {
      sketch.add(
        .path(
          .arrowHead(x: end, y: y, alongX: direction, alongY: 0), paint: .fill(theme.ink)))
    }
  }
}

extension Surroundings {
  /// Returns a jump's change of offset, and laps where it is a whole number of them.
  func changeText(_ jump: WrapJump) -> String {
    let change = offsets.change(jump.displacement)
    guard geometry.lap > 0 else { return change }
    let laps = jump.displacement / geometry.lap
    guard laps.rounded() != 0, abs(laps - laps.rounded()) * geometry.lap < 0.005 else {
      return change
    }
    let count = Int(laps.rounded().magnitude)
    return "\(change) = \(count == 1 ? "one lap" : "\(count) laps")"
  }
}
