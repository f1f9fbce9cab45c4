internal import CarouselCore
internal import CarouselPicture

extension StripPanel {
  /// Lays out the strip of a timeline.
  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    let geometry = surroundings.geometry
    var chosen: [JumpRecord] = []
    for record in surroundings.digest.jumps
    where chosen.count < Self.jumpLimit
      && !chosen.contains(where: { $0.jump.rule == record.jump.rule })
    {
      chosen.append(record)
    }
    let turns = surroundings.carousel.turnsViews && !chosen.isEmpty
    if turns { chosen = [chosen[0]] }
    jumps = chosen

    let shown = Self.shownOffsets(jumps: chosen, digest: surroundings.digest)
    let pitch = max(geometry.pitch, 1)
    var slots = Self.slots(of: surroundings)
    for offset in shown {
      let first = Int((offset / pitch).rounded(.down))
      let last = Int(((offset + geometry.boundsLength) / pitch - 1e-6).rounded(.up))
      slots = min(slots.lowerBound, first)..<max(slots.upperBound, last)
    }
    let room = turns ? Self.nameWidth : 0
    scale = StripScale(
      slots: slots,
      visited: Self.visited(shown, slots: slots, surroundings: surroundings),
      pitch: pitch,
      left: Surroundings.margin + room,
      width: Surroundings.contentWidth - 2 * room,
      isMirrored: geometry.axis == .horizontal && geometry.direction == .rightToLeft
    )
    rows = Self.rows(
      of: surroundings, slots: slots, turnedBy: turns ? chosen.first : nil, pitch: pitch)
  }

  /// The offsets of all bounds that are drawn.
  var shownOffsets: [Double] { Self.shownOffsets(jumps: jumps, digest: surroundings.digest) }

  private static func shownOffsets(jumps: [JumpRecord], digest: TimelineDigest) -> [Double] {
    guard jumps.isEmpty else {
      return jumps.flatMap { [$0.jump.from, $0.jump.to] } + [digest.initialOffset]
    }
    let end = digest.offset.runs.last?.last?.value
    return [digest.initialOffset, end ?? digest.initialOffset]
  }

  /// The slots that the strip has, or those that the bounds go over where it has no ends.
  private static func slots(of surroundings: Surroundings) -> Range<Int> {
    if let count = surroundings.carousel.slotCount { return 0..<max(count, 1) }
    let geometry = surroundings.geometry
    let range = surroundings.digest.offset.range ?? 0...0
    let first = Int((range.lowerBound / geometry.pitch).rounded(.down)) - 1
    let last = Int(((range.upperBound + geometry.boundsLength) / geometry.pitch).rounded(.up)) + 1
    return first..<last
  }

  /// The slots in and beside the bounds that are drawn, and the ends of the strip and of the home
  /// pages.
  private static func visited(
    _ offsets: [Double], slots: Range<Int>, surroundings: Surroundings
  ) -> Set<Int> {
    let pitch = max(surroundings.geometry.pitch, 1)
    let home = surroundings.carousel.homePage
    var kept: Set<Int> = [
      slots.lowerBound, slots.lowerBound + 1, slots.upperBound - 2, slots.upperBound - 1, home - 1,
      home, home + 1,
    ]
    let end = home + surroundings.geometry.numberOfItems
    kept.formUnion([end - 2, end - 1, end])
    for offset in offsets {
      let first = Int((offset / pitch).rounded(.down)) - 1
      let last = Int(((offset + surroundings.geometry.boundsLength) / pitch).rounded(.up))
      kept.formUnion(first...last)
    }
    return kept
  }

  private static func rows(
    of surroundings: Surroundings, slots: Range<Int>, turnedBy record: JumpRecord?, pitch: Double
  ) -> [Row] {
    let content = Double(slots.lowerBound) * pitch...Double(slots.upperBound) * pitch
    var frames = surroundings.illustration.timeline.makeIterator()
    guard var frame = frames.next() else { return [] }
    guard let record else { return [Row(name: "", pages: frames.stripPages(in: content))] }
    var before = frames.stripPages(in: content)
    while frame.refresh < record.refresh, let next = frames.next() {
      if next.refresh == record.refresh {
        return [
          Row(name: "before", pages: before),
          Row(name: "after", pages: frames.stripPages(in: content)),
        ]
      }
      before = frames.stripPages(in: content)
      frame = next
    }
    return [Row(name: "", pages: before)]
  }
}

extension Carousel {
  /// The number of slots on the strip, or `nil` where it has no ends.
  var slotCount: Int? {
    let count = geometry.numberOfItems
    switch strip {
    case .window(let before, let after): return before + 1 + after
    case .clones(let leading, let trailing): return isLooping ? leading + count + trailing : count
    case .repeated(let copies): return isLooping ? copies * count : count
    case .unbounded: return isLooping ? nil : count
    }
  }

  /// Whether a wrap jump moves pages as well.
  var turnsViews: Bool {
    if case .window = strip { true } else { false }
  }
}
