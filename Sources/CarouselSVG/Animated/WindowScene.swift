internal import CarouselCore
internal import CarouselPicture

/// The viewer's window: the pages that move behind it, its dots, and the screen when it is off.
struct WindowScene {
  let diagram: AnimatedDiagram
  let record: FilmRecord
  let track: MotionTrack
  /// The place of the largest bounds in the picture.
  let box: Box
  /// The units of a point.
  let scale: Double
  /// Whether what lies around the window is in the picture and has to be covered.
  let isFramed: Bool
  /// What ids start with.
  let prefix: String

  private var geometry: Geometry { diagram.illustration.timeline.carousel.geometry }
  private var theme: Theme { diagram.illustration.theme }
  private var axis: Axis { geometry.axis }
  private var isMirrored: Bool {
    geometry.axis == .horizontal && geometry.direction == .rightToLeft
  }

  /// Returns the windows of all sizes of the bounds.
  func elements(_ pen: inout AnimationPen) -> [SVGElement] {
    var elements = record.sizes.indices.map { window($0, &pen) }
    let off = StepTrack(record.frames.map { Optional($0.isHidden) })
    if record.frames.contains(where: \.isHidden) {
      // A screen that is off is black, whatever the theme.
      var dark = SVGElement("rect")
      dark.set(box)
      pen.show(&dark, while: off)
      elements.append(dark)
    }
    return elements
  }

  private func window(_ size: Int, _ pen: inout AnimationPen) -> SVGElement {
    let bounds = record.sizes[size]
    let place = place(of: bounds)
    var window = SVGElement("g")
    window.set("class", "window")
    let scaling = scale == 1 ? "" : " scale(\(decimalText(scale, decimals: 5)))"
    if place.x != 0 || place.y != 0 || scale != 1 {
      window.set("transform", "translate(\(svgNumber(place.x)) \(svgNumber(place.y)))\(scaling)")
    }
    if record.hasBlanks || geometry.gap > 0 {
      var ground = pen.element("rect", fill: .panel)
      ground.set("width", bounds.width)
      ground.set("height", bounds.height)
      window.append(ground)
    }
    if record.hasBlanks { window.append(hatch(bounds, &pen)) }
    let strip = strip(size, bounds, &pen)
    if isMirrored {
      var mirror = SVGElement("g")
      mirror.set("transform", "translate(\(svgNumber(bounds.width)) 0)")
      mirror.append(strip)
      window.append(mirror)
    } else {
      window.append(strip)
    }
    if isFramed { window.append(cover(bounds, place, &pen)) }
    guard record.sizes.count > 1 else { return window }
    var shown = SVGElement("g")
    shown.append(window)
    pen.show(&shown, while: StepTrack(record.frames.map { Optional($0.size == size) }))
    return shown
  }

  /// Returns where bounds of a size stand: in the middle, on one line.
  private func place(of bounds: Size) -> Box {
    Box(
      x: box.midX - bounds.width * scale / 2, y: box.maxY - bounds.height * scale,
      width: bounds.width * scale, height: bounds.height * scale)
  }

  private func hatch(_ bounds: Size, _ pen: inout AnimationPen) -> SVGElement {
    var sketch = Sketch()
    sketch.hatch(
      Box(x: 0, y: 0, width: bounds.width, height: bounds.height), color: theme.secondaryInk,
      role: "hatch")
    var element = pen.element("path", stroke: .secondaryInk)
    if case .path(let path, _, _) = sketch.marks.first { element.set("d", path.data) }
    return element
  }

  /// Everything around the window, laid over the pages: some renderers get clip paths wrong.
  ///
  /// The hole runs the other way round, so that either rule for filling leaves it open.
  private func cover(_ bounds: Size, _ place: Box, _ pen: inout AnimationPen) -> SVGElement {
    var cover = pen.element("path", fill: .background)
    let left = svgNumber(-place.x / scale - 1)
    let top = svgNumber(-place.y / scale - 1)
    let (width, height) = (svgNumber(bounds.width), svgNumber(bounds.height))
    let right = svgNumber(
      (AnimatedDiagramWriter.explainedWidth * 2 - place.x) / scale + bounds.width)
    let bottom = svgNumber(bounds.height + AnimatedDiagramWriter.coverHeight / scale)
    cover.set("d", "M\(left) \(top)H\(right)V\(bottom)H\(left)ZM0 0V\(height)H\(width)V0Z")
    return cover
  }

  private func strip(_ size: Int, _ bounds: Size, _ pen: inout AnimationPen) -> SVGElement {
    let length = geometry.length(of: bounds)
    let views = record.frames.map { frame in
      frame.size == size
        ? PageCast.View(pages: frame.pages, stretch: frame.offset...(frame.offset + length)) : nil
    }
    let cast = PageCast(views, areMoved: diagram.illustration.timeline.carousel.turnsViews)
    var strip = SVGElement("g")
    pen.move(
      &strip, axis, with: track, offset: record.frames[pen.pose].offset,
      sign: isMirrored ? 1 : -1)
    let artist = PageElements(diagram: diagram, prefix: prefix)
    let across = axis == .horizontal ? bounds.height : bounds.width
    // Two half covered pixels where pages meet would let the ground shine through: a seam.
    strip.set("shape-rendering", "crispEdges")
    if let first = cast.members.first {
      strip.set("font-weight", "700")
      strip.set("font-size", artist.labelSize(in: box(of: first.page, across: across, first)))
    }
    if record.hasBlanks, geometry.gap > 0 {
      for member in cast.members {
        var page = member.page
        page.origin -= geometry.gap
        page.length += 2 * geometry.gap
        var gap = pen.element("rect", fill: .panel)
        gap.set(box(of: page, across: across, member))
        animate(&gap, member, &pen)
        strip.append(gap)
      }
    }
    for member in cast.members {
      var parts = artist.elements(
        member.page, box: box(of: member.page, across: across, member), &pen)
      if member.origin.isConstant, member.isPresent.isConstant {
        for part in parts { strip.append(part) }
        continue
      }
      if parts.count > 1 {
        var group = SVGElement("g")
        for part in parts { group.append(part) }
        parts = [group]
      }
      animate(&parts[0], member, &pen)
      strip.append(parts[0])
    }
    return strip
  }

  private func animate(
    _ element: inout SVGElement, _ member: PageCast.Member, _ pen: inout AnimationPen
  ) {
    if member.origin.isConstant {
      pen.show(&element, while: member.isPresent)
      return
    }
    if member.isPresent.isConstant {
      pen.place(&element, axis, along: signed(member.origin))
      return
    }
    // One element follows one track.
    pen.show(&element, while: member.isPresent)
    var mover = SVGElement("g")
    mover.append(element)
    pen.place(&mover, axis, along: signed(member.origin))
    element = mover
  }

  private func signed(_ track: StepTrack<Double>) -> StepTrack<Double> {
    isMirrored ? track.mapped { -$0 } : track
  }

  /// The box of a page on the strip; one that is moved begins at 0.
  private func box(of page: PlacedPage, across: Double, _ member: PageCast.Member) -> Box {
    let moved = member.origin.isConstant ? 0 : member.page.origin
    let origin = page.origin - moved
    if axis == .vertical {
      return Box(x: 0, y: origin, width: across, height: page.length)
    }
    return Box(
      x: isMirrored ? -origin - page.length : origin, y: 0, width: page.length, height: across)
  }
}
