internal import CarouselCore
internal import CarouselPicture

extension StripPanel {
  /// Which bounds are drawn.
  enum BoundsKind: String, Hashable, Sendable, CaseIterable {
    case start
    case before
    case after
    case end
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

  private func paint(of kind: BoundsKind) -> Paint {
    switch kind {
    case .start: .stroke(theme.secondaryInk, width: 1.6, dashes: [1.6, 3])
    case .before, .end: .stroke(theme.ink, width: 2.4)
    case .after: .stroke(theme.jump, width: 2.4, dashes: [7, 4])
    }
  }

  /// The offset at the end, where no jump is drawn and something has moved.
  var finalOffset: Double? {
    guard jumps.isEmpty, let end = surroundings.digest.offset.runs.last?.last?.value,
      abs(end - surroundings.digest.initialOffset) > 0.005
    else { return nil }
    return end
  }

  /// A sample of bounds with its meaning.
  private struct Entry {
    var kind: BoundsKind
    var text: String
    var number: Int?

    var width: Double {
      26 + (number == nil ? 0 : 2 * Sketch.badgeRadius + 4) + Font.caption.width(of: text)
    }
  }

  /// The entries that stay together in a line.
  private var entries: [[Entry]] {
    let offsets = surroundings.offsets
    var entries: [[Entry]] = []
    if rows.count == 1 {
      let start = offsets.pages(surroundings.digest.initialOffset)
      entries.append([Entry(kind: .start, text: "bounds at the start: \(start)")])
    }
    if let finalOffset {
      entries.append([Entry(kind: .end, text: "at the end: \(offsets.pages(finalOffset))")])
    }
    for record in jumps {
      let unseen = record.jump.isDisplayedBefore ? "" : ", never displayed"
      entries.append([
        Entry(
          kind: .before, text: "before: \(offsets.pages(record.jump.from))\(unseen)",
          number: record.number),
        Entry(
          kind: .after, text: "after: \(offsets.pages(record.jump.to))", number: record.number),
      ])
    }
    return entries
  }

  /// Draws samples of the bounds with their offsets; returns the lower end.
  func drawKey(on sketch: inout Sketch, top: Double) -> Double {
    let gap = 20.0
    var x = Surroundings.margin
    var y = top + 12
    for group in entries {
      let width = group.reduce(-gap) { $0 + $1.width + gap }
      if x > Surroundings.margin, x + width > Surroundings.width - Surroundings.margin {
        x = Surroundings.margin
        y += 20
      }
      for entry in group {
        draw(entry, on: &sketch, x: x, y: y)
        x += entry.width + gap
      }
    }
    return y + 8
  }

  private func draw(_ entry: Entry, on sketch: inout Sketch, x: Double, y: Double) {
    sketch.add(
      .rectangle(
        Box(x: x, y: y - 10, width: 20, height: 13), corner: 3, paint: paint(of: entry.kind)))
    if let number = entry.number {
      sketch.badge(number, x: x + 26 + Sketch.badgeRadius, y: y - 3.5, theme: theme)
    }
    sketch.text(
      entry.text, x: x + entry.width - Font.caption.width(of: entry.text), y: y, font: .caption,
      color: theme.secondaryInk)
  }
}
