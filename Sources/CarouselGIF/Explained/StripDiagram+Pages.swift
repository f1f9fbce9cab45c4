internal import CarouselCore
internal import GD

extension StripDiagram {
  /// The picture's part in which a strip is drawn; one that follows the bounds ends at the margins.
  private var clip: PixelRect {
    let room = ExplainedMetrics.strip(scale: scale)
    return PixelRect(
      x: room.lowerBound, y: 0, width: room.count, height: ExplainedMetrics.height * scale)
  }

  /// Draws the pages as they stand in a frame, copies lighter.
  func drawPages(_ shot: Shot, _ miniatures: Miniatures, onto plane: inout Plane) {
    let top = ExplainedMetrics.pagesTop * scale
    for page in shot.strip {
      let columns = columns(page.origin, page.end, in: shot.frame)
      let form = miniatures.form(page)
      guard let art = miniatures.art[form] else { continue }
      // The gap between small pages stands for none in the content; it only tells pages apart.
      let x = columns.lowerBound + (columns.count - art.width) / 2
      plane.copy(art, toX: x, y: top, within: clip)
      // "copy" under every copy that is wide enough for the word.
      let caption = miniatures.copyCaption
      if page.isClone, caption.width <= art.width {
        let middle = x + art.width / 2
        guard middle >= clip.x, middle < clip.x + clip.width else { continue }
        plane.draw(
          caption, penX: middle - caption.width / 2 - caption.left,
          baseline: ExplainedMetrics.copyBaseline * scale, ramp: captionRamp)
      }
    }
  }
}

extension StripDiagram {
  /// Returns the size of a small page in pixels.
  func miniatureSize(length: Double) -> (width: Int, height: Int) {
    let width = pixel(length * density)
    let gap = width > 12 * scale ? 2 * scale : scale
    return (max(1, width - gap), ExplainedMetrics.pageHeight * scale)
  }
}
