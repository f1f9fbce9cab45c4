internal import CarouselCore
internal import CarouselPicture
internal import GD

/// Draws what the viewer sees: windows of the pages' art, moved over whole pixels.
struct ViewerWindow: Sendable {
  let mapping: PixelMapping
  /// Where the largest bounds stand on the picture.
  let screen: PixelRect
  let gap: Double
  let dots: DotRow?
  let ground: UInt8
  let blank: BlankPattern
  /// The color of a screen that is off.
  let off: UInt8
  var art: [PageForm: Plane] = [:]

  /// Returns the pixels of bounds of a size: the leading top corner of the screen.
  func rectangle(of bounds: Size) -> PixelRect {
    let size = mapping.size(bounds)
    return PixelRect(
      x: mapping.isMirrored ? screen.x + screen.width - size.width : screen.x,
      y: screen.y, width: size.width, height: size.height)
  }

  /// Draws a frame.
  func draw(_ frame: DisplayedFrame, onto plane: inout Plane) {
    let bounds = rectangle(of: frame.boundsSize)
    if bounds != screen { plane.fill(screen, with: ground) }
    // Nobody sees a hidden screen; it is drawn as one that is off.
    guard !frame.isHidden else { return plane.fill(bounds, with: off) }
    let length = mapping.axis == .horizontal ? frame.boundsSize.width : frame.boundsSize.height
    if !frame.isCovered(gap: gap, axis: mapping.axis) {
      blank.draw(onto: &plane, in: bounds)
    } else if gap > 0 {
      plane.fill(bounds, with: ground)
    }
    if gap > 0 {
      for page in frame.pages {
        let start = max(page.origin - gap, 0)
        plane.fill(
          place(start, min(page.end + gap, length), frame.boundsSize, bounds), with: ground)
      }
    }
    for page in frame.pages {
      guard let art = art[mapping.form(page, in: frame.boundsSize)] else { continue }
      let part = place(page.origin, page.end, frame.boundsSize, bounds)
      plane.copy(art, toX: part.x, y: part.y, within: part.intersection(bounds))
    }
    if let dots, let dot = frame.indicator { dots.draw(dot, onto: &plane, in: bounds) }
  }

  /// Returns the pixels between two places along the scrolling axis.
  private func place(_ start: Double, _ end: Double, _ size: Size, _ bounds: PixelRect) -> PixelRect
  {
    let span = mapping.span(from: start, to: end, in: size)
    return mapping.axis == .horizontal
      ? PixelRect(
        x: bounds.x + span.lowerBound, y: bounds.y, width: span.count, height: bounds.height)
      : PixelRect(
        x: bounds.x, y: bounds.y + span.lowerBound, width: bounds.width, height: span.count)
  }
}

/// Stripes where no page is: no page looks like them.
struct BlankPattern: Hashable, Sendable {
  let scale: Int
  let light: UInt8
  let dark: UInt8

  init(scale: Int, theme: Theme, colors: inout ColorBook) {
    self.scale = scale
    light = colors.index(of: theme.panel)
    dark = colors.index(of: theme.hairline)
  }

  /// Fills a rectangle; the stripes stand still on it.
  func draw(onto plane: inout Plane, in rectangle: PixelRect) {
    let part = rectangle.intersection(plane.bounds)
    guard !part.isEmpty else { return }
    // Eight points from stripe to stripe, three of them dark.
    let (period, width) = (8 * scale, 3 * scale)
    let stripes = (0..<part.width + period).map { $0 % period < width ? dark : light }
    for row in 0..<part.height {
      let shift = row % period
      let start = (part.y + row) * plane.width + part.x
      plane.indices.replaceSubrange(
        start..<start + part.width, with: stripes[shift..<shift + part.width])
    }
  }
}
