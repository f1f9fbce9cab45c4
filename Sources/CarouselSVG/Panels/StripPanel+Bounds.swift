internal import CarouselCore
internal import CarouselPicture

extension StripPanel {
  /// Which bounds are drawn.
  enum BoundsKind: String, Hashable, Sendable, CaseIterable {
    case start
    case before
    case after
  }

  /// Draws the bounds at an offset.
  func drawBounds(
    _ kind: BoundsKind, at offset: Double, on sketch: inout Sketch, top: Double, height: Double
  ) {
    let box = scale.box(from: offset, to: offset + length, y: top, height: height)
    sketch.add(
      .rectangle(
        kind == .start ? box.inset(by: 2) : box, corner: 8, paint: paint(of: kind),
        role: "bounds \(kind.rawValue)"))
  }

  func paint(of kind: BoundsKind) -> Paint {
    switch kind {
    case .start: .stroke(theme.secondaryInk, width: 1.6, dashes: [1.6, 3])
    case .before: .stroke(theme.ink, width: 2.4)
    case .after: .stroke(theme.jump, width: 2.4, dashes: [7, 4])
    }
  }

  /// Draws the motion that led to each jump and the jump itself, and returns the lower end.
  func drawWays(on sketch: inout Sketch, top: Double) -> Double {
    guard !jumps.isEmpty else { return drawRest(on: &sketch, top: top) }
    let laneHeight = 20.0
    let arrowTop = top + Double(jumps.count) * laneHeight
    // The motions first: where two arrows would meet, each has a lane of its own.
    var lanes: [[Box]] = []
    var placed: [(record: JumpRecord, lane: Int, label: String, box: Box)] = []
    for record in jumps {
      let start = scale.x(record.motionStart + length / 2)
      let end = scale.x(record.jump.from + length / 2)
      let label = record.gesture
      let width = max(abs(end - start), Font.strongCaption.width(of: label)) + 16
      let middle = inside((start + end) / 2, width: width)
      let box = Box(x: middle - width / 2, y: 0, width: width, height: 1)
      var lane = 0
      while lane < lanes.count, lanes[lane].contains(where: { $0.intersection(box) != nil }) {
        lane += 1
      }
      if lane == lanes.count { lanes.append([]) }
      lanes[lane].append(box)
      placed.append((record, lane, label, box))
    }
    let bottom = arrowTop + 24 * Double(lanes.count) + 4
    for (index, place) in placed.enumerated() {
      drawJump(
        place.record, on: &sketch, apex: top + Double(index) * laneHeight + 14,
        bottom: bottom)
    }
    for place in placed {
      drawMotion(
        place.record, label: place.label, labelX: place.box.midX, on: &sketch,
        y: arrowTop + 24 * Double(place.lane) + 20)
    }
    return bottom
  }

  /// Says that nothing wraps, where nothing does.
  private func drawRest(on sketch: inout Sketch, top: Double) -> Double {
    top - 4
  }

  private func inside(_ x: Double, width: Double) -> Double {
    let left = Surroundings.margin + width / 2
    return min(max(x, left), Surroundings.width - Surroundings.margin - width / 2)
  }

  private func drawJump(
    _ record: JumpRecord, on sketch: inout Sketch, apex: Double, bottom: Double
  ) {
    let start = scale.x(record.jump.from + length / 2)
    let end = scale.x(record.jump.to + length / 2)
    let direction = end < start ? -1.0 : 1.0
    let reach = min(14, abs(end - start) / 2)
    // Up, along, and down again, so that jumps to neighbouring pages stay apart.
    let path = Path(steps: [
      .move(start, bottom), .line(start, apex + reach),
      .curve(start, apex, start, apex, start + direction * reach, apex),
      .line(end - direction * reach, apex),
      .curve(end, apex, end, apex, end, apex + reach), .line(end, bottom - 6),
    ])
    sketch.add(.path(path, paint: .stroke(theme.jump, width: 1.8, dashes: [6, 4]), role: "jump"))
    sketch.add(
      .path(
        .arrowHead(x: end, y: bottom, alongX: 0, alongY: 1), paint: .fill(theme.jump)))
    drawJumpLabel(record, on: &sketch, x: (start + end) / 2, y: apex)
  }

  private func drawJumpLabel(
    _ record: JumpRecord, on sketch: inout Sketch, x: Double, y: Double
  ) {
    let offsets = surroundings.offsets
    let text =
      "wrap jump \(offsets.pages(record.jump.from)) → \(offsets.pages(record.jump.to))  "
      + "(\(surroundings.changeText(record.jump)))"
    let badge = 2 * Sketch.badgeRadius + 5
    let width = badge + Font.strong.width(of: text)
    let middle = inside(x, width: width + 12)
    let left = middle - width / 2
    sketch.add(
      .rectangle(
        Box(x: left - 5, y: y - 9, width: width + 10, height: 18),
        paint: .fill(theme.background)))
    sketch.badge(record.number, x: left + Sketch.badgeRadius, y: y, theme: theme)
    sketch.text(text, x: left + badge, y: y + 4, font: .strong, color: theme.jump)
  }

  private func drawMotion(
    _ record: JumpRecord, label: String, labelX: Double, on sketch: inout Sketch, y: Double
  ) {
    let start = scale.x(record.motionStart + length / 2)
    let end = scale.x(record.jump.from + length / 2)
    let width = Font.strongCaption.width(of: label)
    sketch.add(
      .rectangle(
        Box(x: labelX - width / 2 - 3, y: y - 16, width: width + 6, height: 12),
        paint: .fill(theme.background)))
    sketch.text(
      label, x: labelX, y: y - 6, font: .strongCaption, color: theme.ink, alignment: .middle)
    guard abs(end - start) > 1 else { return }
    let direction = end < start ? -1.0 : 1.0
    sketch.add(
      .path(
        .line(start, y, to: end - direction * min(4, abs(end - start)), y),
        paint: .stroke(theme.ink, width: 1.8), role: "motion"))
    sketch.add(
      .path(
        .arrowHead(x: end, y: y, alongX: direction, alongY: 0), paint: .fill(theme.ink)))
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
