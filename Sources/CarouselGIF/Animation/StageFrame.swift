internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The size of the picture and the place of the viewer's window on it.
struct StageFrame: Hashable, Sendable {
  let width: Int
  let height: Int
  /// Where the largest bounds stand.
  let screen: PixelRect
  let mapping: PixelMapping

  init(_ illustration: Illustration, _ options: AnimationOptions, survey: Survey)
    throws(AnimationError)
  {
    let geometry = illustration.timeline.carousel.geometry
    let scale = Double(illustration.scale)
    let largest = survey.largestBounds
    guard largest.width > 0, largest.height > 0, largest.width.isFinite, largest.height.isFinite
    else { throw .sizeOutOfRange(width: largest.width, height: largest.height) }
    let room = options.room(scale: illustration.scale)
    let density = room.map { Self.density(largest, in: $0, geometry, scale: scale) } ?? scale
    mapping = PixelMapping(density: density, axis: geometry.axis, direction: geometry.direction)
    guard max(largest.width, largest.height) * density <= Double(PictureLimits.side),
      largest.width * largest.height * density * density <= Double(PictureLimits.pixels)
    else {
      throw .sizeOutOfRange(width: largest.width * density, height: largest.height * density)
    }
    let size = mapping.size(largest)
    switch options.layout {
    case .viewer:
      (width, height) = size
      screen = PixelRect(x: 0, y: 0, width: width, height: height)
    case .explained:
      width = ExplainedMetrics.width * illustration.scale
      height = ExplainedMetrics.height * illustration.scale
      let room = ExplainedMetrics.viewer(scale: illustration.scale)
      screen = PixelRect(
        x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 2,
        width: size.width, height: size.height)
    }
  }

  /// Returns the pixels in a point at which the bounds fit their room and a pitch is whole pixels,
  /// so that a copy of a page is drawn exactly like its original.
  static func density(
    _ bounds: Size, in room: PixelRect, _ geometry: Geometry, scale: Double
  ) -> Double {
    let density = min(Double(room.width) / bounds.width, Double(room.height) / bounds.height)
    let pitch = (geometry.pitch * density).rounded(.down)
    return pitch >= 1 && geometry.pitch > 0 ? pitch / geometry.pitch : density
  }
}

extension AnimationOptions {
  /// The room in pixels that the viewer's window has, or `nil` where the picture is as large as it.
  fileprivate func room(scale: Int) -> PixelRect? {
    if isCell { return SheetMetrics.window(scale: scale) }
    return layout == .explained ? ExplainedMetrics.viewer(scale: scale) : nil
  }
}
