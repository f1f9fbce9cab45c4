internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The strip in content coordinates, small, with the bounds that move over it.
struct StripDiagram: Hashable, Sendable {
  let scale: Int
  /// The part of the content that may ever be drawn, in points.
  let window: ClosedRange<Double>
  /// The pixels in a point.
  let density: Double
  let geometry: Geometry
  /// Whether the picture of the strip moves along with the bounds, because it is too long.
  let follows: Bool
  let ink: UInt8
  let jumpRamp: [UInt8]
  let captionRamp: [UInt8]

  /// The least pixels, at scale 1, that a page takes; with less the strip follows the bounds.
  private static let shortestPage = 6.0
  /// The most pixels, at scale 1, that a page takes.
  private static let longestPage = 84.0
  /// The pages that a strip shows that follows the bounds.
  private static let followedPages = 9.0

  init(_ illustration: Illustration, survey: Survey, levels: Int, colors: inout ColorBook) {
    scale = illustration.scale
    let carousel = illustration.timeline.carousel
    geometry = carousel.geometry
    let bounds =
      carousel.geometry.axis == .horizontal
      ? survey.largestBounds.width : survey.largestBounds.height
    let offsets = survey.offsets ?? 0...0
    let extent = carousel.stripExtent ?? offsets.lowerBound...offsets.upperBound + bounds
    // An extent of the largest bounds: pages may grow with them.
    let growth = max(1, bounds / max(geometry.boundsLength, 1))
    let low = min(extent.lowerBound, offsets.lowerBound)
    let high = max(extent.upperBound * growth, offsets.upperBound + bounds)
    window = low...max(high, low + 1)
    let room = Double(ExplainedMetrics.strip(scale: 1).count)
    let length = window.upperBound - window.lowerBound
    let pitch = max(geometry.pitch, 1)
    let fitting = min(room / length * pitch, Self.longestPage)
    follows = fitting < Self.shortestPage
    let page = follows ? room / Self.followedPages : fitting
    // Whole pixels for a page, so that all pages look alike.
    density = max((page * Double(scale)).rounded(.down), 1) / pitch
    ink = colors.index(of: illustration.theme.ink)
    jumpRamp = colors.ramp(
      from: illustration.theme.background, to: illustration.theme.jump,
      levels: levels)
    captionRamp = colors.ramp(
      from: illustration.theme.background, to: illustration.theme.secondaryInk,
      levels: levels)
  }

  /// Returns the length of a frame's bounds in points.
  func length(of frame: DisplayedFrame) -> Double {
    geometry.axis == .horizontal ? frame.boundsSize.width : frame.boundsSize.height
  }

  /// Whether the leading edge is on the right.
  private var isMirrored: Bool {
    geometry.axis == .horizontal && geometry.direction == .rightToLeft
  }

  /// Returns the column of a place in the content, in a frame.
  func column(_ place: Double, in frame: DisplayedFrame) -> Int {
    let room = ExplainedMetrics.strip(scale: scale)
    let middle = Double(room.lowerBound + room.upperBound) / 2
    let center =
      follows
      ? frame.contentOffset + length(of: frame) / 2 : (window.lowerBound + window.upperBound) / 2
    let distance = (place - center) * density
    return pixel(isMirrored ? middle - distance : middle + distance)
  }

  /// Returns the columns between two places, from left to right.
  func columns(_ start: Double, _ end: Double, in frame: DisplayedFrame) -> Range<Int> {
    let (first, last) = (column(start, in: frame), column(end, in: frame))
    return min(first, last)..<max(first, last)
  }

  /// Draws the outline of the bounds.
  func drawBounds(_ frame: DisplayedFrame, onto plane: inout Plane) {
    let columns = columns(
      frame.contentOffset, frame.contentOffset + length(of: frame), in: frame)
    let overhang = ExplainedMetrics.overhang * scale
    plane.stroke(
      PixelRect(
        x: columns.lowerBound - scale, y: ExplainedMetrics.pagesTop * scale - overhang,
        width: columns.count + 2 * scale,
        height: ExplainedMetrics.pageHeight * scale + 2 * overhang),
      width: 2 * scale, with: ink)
  }
}
