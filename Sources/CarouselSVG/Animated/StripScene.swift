internal import CarouselCore
internal import CarouselPicture

/// The strip, small, with the bounds that move over it and the jumps.
struct StripScene {
  let diagram: AnimatedDiagram
  let record: FilmRecord
  let track: MotionTrack
  /// The stretch of the content that is drawn, in points.
  let window: ClosedRange<Double>
  /// The place of the stretch in the picture.
  let box: Box

  /// The most pages of which all are drawn; of a longer strip, those that are visited.
  private static let mostPages = 40.0
  /// How long before and after a jump its arc shows, in seconds: time to read two numbers.
  private static let foresight = 0.7
  private static let memory = 0.6
  /// The most arcs.
  private static let arcLimit = 8
  /// The longest page.
  static let longestPage = 92.0

  private var geometry: Geometry { diagram.illustration.timeline.carousel.geometry }
  private var isMirrored: Bool {
    geometry.axis == .horizontal && geometry.direction == .rightToLeft
  }
  /// The units of a point.
  private var scale: Double { box.width / (window.upperBound - window.lowerBound) }

  /// Returns the stretch of the content that is worth drawing.
  static func window(_ record: FilmRecord, _ carousel: Carousel) -> ClosedRange<Double> {
    let pitch = max(carousel.geometry.pitch, 1)
    let bounds = record.sizes.map { carousel.geometry.length(of: $0) }.max() ?? 0
    let visited = record.offsets.lowerBound...(record.offsets.upperBound + bounds)
    let around = (visited.lowerBound - pitch)...(visited.upperBound + pitch)
    guard let extent = carousel.stripExtent else { return around }
    let growth = max(1, bounds / max(carousel.geometry.boundsLength, 1))
    let whole = extent.lowerBound...max(extent.upperBound * growth, extent.lowerBound + 1)
    let shown =
      (whole.upperBound - whole.lowerBound) / pitch <= mostPages * growth
      ? whole : around.clamped(to: whole)
    return min(shown.lowerBound, visited.lowerBound)...max(shown.upperBound, visited.upperBound)
  }

  /// Returns the pages, the bounds and the arcs.
  func elements(_ pen: inout AnimationPen) -> [SVGElement] {
    var group = SVGElement("g")
    group.set("transform", "translate(0 \(svgNumber(box.y)))")
    group.set("font-weight", "700")
    group.set("font-size", PageElements.miniatureLabelSize)
    for page in pages(&pen) { group.append(page) }
    return [group, bounds(&pen)] + arcs(&pen)
  }

  /// The place of an offset in the picture.
  private func x(_ offset: Double) -> Double {
    let distance = (offset - window.lowerBound) * scale
    return isMirrored ? box.maxX - distance : box.x + distance
  }

  private func pages(_ pen: inout AnimationPen) -> [SVGElement] {
    let views = record.frames.map { frame in
      PageCast.View(
        pages: frame.strip.filter { $0.end > window.lowerBound && $0.origin < window.upperBound },
        stretch: window)
    }
    let cast = PageCast(views, areMoved: diagram.illustration.timeline.carousel.turnsViews)
    let artist = PageElements(diagram: diagram, prefix: "")
    return cast.members.flatMap { member -> [SVGElement] in
      let isMoved = !member.origin.isConstant
      let start = isMoved ? window.lowerBound : member.page.origin
      let ends = [x(start), x(start + member.page.length)]
      let place = Box(
        x: min(ends[0], ends[1]), y: 0, width: abs(ends[1] - ends[0]), height: box.height)
      var parts = artist.miniature(member.page, box: place, &pen)
      guard isMoved || !member.isPresent.isConstant else { return parts }
      if parts.count > 1 || isMoved && !member.isPresent.isConstant {
        var group = SVGElement("g")
        for part in parts { group.append(part) }
        parts = [group]
      }
      pen.show(&parts[0], while: member.isPresent)
      guard isMoved else { return parts }
      var mover = parts[0]
      if !member.isPresent.isConstant {
        mover = SVGElement("g")
        mover.append(parts[0])
      }
      let sign = isMirrored ? -1.0 : 1.0
      let track = member.origin.mapped { sign * ($0 - window.lowerBound) * scale }
      pen.place(&mover, .horizontal, along: track)
      return [mover]
    }
  }

  /// The bounds: they move with the same keyframes as the strip behind the window, seen from the
  /// other side and smaller.
  private func bounds(_ pen: inout AnimationPen) -> SVGElement {
    let overhang = (5 / scale).rounded()
    let height = box.height / scale + 2 * overhang
    var wrapper = SVGElement("g")
    let factor = decimalText(scale, decimals: 5)
    let origin = svgNumber(x(0))
    let top = svgNumber(box.y)
    // On its side, what moves up behind the window is what moves to the right here.
    wrapper.set(
      "transform",
      geometry.axis == .vertical
        ? "matrix(0 \(factor) -\(factor) 0 \(origin) \(top))"
        : "matrix(-\(factor) 0 0 \(factor) \(origin) \(top))")
    for (size, bounds) in record.sizes.enumerated() {
      let length = geometry.length(of: bounds)
      var outline = pen.element("rect", stroke: .ink, width: (2.5 / scale).rounded())
      if geometry.axis == .vertical {
        outline.set("x", -overhang)
        outline.set("y", -length)
        outline.set("width", height)
        outline.set("height", length)
      } else {
        outline.set("x", isMirrored ? 0 : -length)
        outline.set("y", -overhang)
        outline.set("width", length)
        outline.set("height", height)
      }
      outline.set("rx", (4 / scale).rounded())
      var mover = SVGElement("g")
      if record.sizes.count > 1 {
        pen.show(&outline, while: StepTrack(record.frames.map { Optional($0.size == size) }))
      }
      mover.append(outline)
      pen.move(
        &mover, geometry.axis, with: track, offset: record.frames[pen.pose].offset,
        sign: isMirrored ? 1 : -1)
      wrapper.append(mover)
    }
    return wrapper
  }

  /// The arcs of the jumps, each with its numbers; equal ones are drawn once.
  private func arcs(_ pen: inout AnimationPen) -> [SVGElement] {
    let moving = record.jumps.filter { abs($0.jump.displacement) > 1e-6 }
    var lines: [(text: String, jump: WrapJump)] = []
    for record in moving {
      let text = text(of: record.jump)
      if !lines.contains(where: { $0.text == text }) { lines.append((text, record.jump)) }
    }
    let shown = nearest(moving)
    return lines.prefix(Self.arcLimit).map { line in
      var group = pen.element("g", fill: .jump)
      let track = StepTrack(shown.map { Optional($0.map(text(of:)) == line.text) })
      pen.show(&group, while: track)
      group.append(arc(line.jump, &pen))
      group.append(head(line.jump))
      var text = SVGElement("text", text: line.text)
      text.set("x", AnimatedDiagramWriter.explainedWidth / 2)
      text.set("y", box.y - 36)
      group.append(text)
      return group
    }
  }

  /// For every refresh, the jump that has just happened, or else the one that comes next.
  private func nearest(_ jumps: [FilmRecord.Jump]) -> [WrapJump?] {
    let before = Int(Self.foresight * record.refreshRate)
    let after = Int(Self.memory * record.refreshRate)
    var next = 0
    return record.frames.indices.map { refresh in
      while next < jumps.count, jumps[next].refresh <= refresh { next += 1 }
      if next > 0, refresh - jumps[next - 1].refresh <= after { return jumps[next - 1].jump }
      guard next < jumps.count, jumps[next].refresh - refresh <= before else { return nil }
      return jumps[next].jump
    }
  }

  private func text(of jump: WrapJump) -> String {
    let offsets = OffsetText(geometry)
    let unseen = jump.isDisplayedBefore ? "" : " (never displayed)"
    return "jump: \(offsets.pages(jump.from))\(unseen) → \(offsets.pages(jump.to))"
  }

  private func ends(_ jump: WrapJump) -> (start: Double, end: Double) {
    let half = geometry.boundsLength / 2
    return (x(jump.from + half), x(jump.to + half))
  }

  private func arc(_ jump: WrapJump, _ pen: inout AnimationPen) -> SVGElement {
    let (start, end) = ends(jump)
    let foot = box.y - 8
    var path = Path(steps: [.move(start, foot)])
    path.steps.append(.curve(start, foot - 30, end, foot - 30, end, foot - 6))
    var arc = pen.element("path", stroke: .jump, width: 1.5)
    arc.set("d", path.data)
    arc.set("stroke-dasharray", "5 4")
    return arc
  }

  private func head(_ jump: WrapJump) -> SVGElement {
    var head = SVGElement("path")
    let path = Path.arrowHead(x: ends(jump).end, y: box.y - 7, alongX: 0, alongY: 1)
    head.set("d", path.data)
    return head
  }
}
