public import CarouselCore

/// What a strip without ends looks like through a window, pixel by pixel.
///
/// It is drawn without any page, offset or wrap of the carousel under test: every pixel asks which
/// item stands at its place on an endless strip. Lengths are whole pixels.
public struct ReferenceStrip: Sendable {
  /// The picture of every item, row after row, as 0xFFRRGGBB.
  public var pages: [[UInt32]]
  /// The color of the gaps.
  public var background: UInt32
  /// The pixels that an indicator adds to the window, for every marked dot; 0 adds nothing.
  public var dots: [[UInt32]] = []
  private let geometry: Geometry
  private let scale: Double

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - geometry: The sizes; pitch and bounds have to be whole pixels.
  ///   - scale: The pixels in a point.
  ///   - pages: The picture of every item.
  ///   - background: The color of the gaps.
  public init(geometry: Geometry, scale: Double, pages: [[UInt32]], background: UInt32) {
    self.geometry = geometry
    self.scale = scale
    self.pages = pages
    self.background = background
  }

  private func pixels(_ length: Double) -> Int { Int((length * scale).rounded()) }

  /// Returns the window at a place of the strip.
  ///
  /// - Parameters:
  ///   - position: The place of the window's leading edge in points; item k begins at k·p.
  ///   - dot: The dot that the carousel marks; where two items share the window evenly it decides.
  /// - Returns: The pixels, row by row.
  public func picture(at position: Double, dot: Int?) -> [UInt32] {
    let isVertical = geometry.axis == .vertical
    let size = (
      width: pixels(geometry.boundsSize.width), height: pixels(geometry.boundsSize.height)
    )
    let line = line(at: position, length: isVertical ? size.height : size.width)
    let pageWidth = isVertical ? size.width : pixels(geometry.pageLength)
    var picture: [UInt32] = []
    picture.reserveCapacity(size.width * size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        guard let (item, inside) = line[isVertical ? y : x] else {
          picture.append(background)
          continue
        }
        picture.append(
          pages[item][isVertical ? inside * pageWidth + x : y * pageWidth + inside])
      }
    }
    if let dot { mark(dot, line, on: &picture) }
    return picture
  }

  /// Returns, for every pixel from left to right or top to bottom, the item there and the pixel of
  /// its picture; `nil` in a gap.
  private func line(at position: Double, length: Int) -> [(item: Int, inside: Int)?] {
    // The first whole pixel of the strip that the window shows, half down.
    let offset = Int((position * scale - 0.5 - 1e-6).rounded(.up))
    let (pitch, page) = (pixels(geometry.pitch), pixels(geometry.pageLength))
    let isMirrored = geometry.axis == .horizontal && geometry.direction == .rightToLeft
    let count = geometry.numberOfItems
    return (0..<length).map { pixel in
      let along = isMirrored ? length - 1 - pixel : pixel
      let place = offset + along - pixels(geometry.peek)
      var turn = place / pitch
      if place < 0, turn * pitch != place { turn -= 1 }
      let within = place - turn * pitch
      guard within < page else { return nil }
      return (((turn % count) + count) % count, isMirrored ? page - 1 - within : within)
    }
  }

  /// Draws the dot of the item with the largest share.
  private func mark(_ dot: Int, _ line: [(item: Int, inside: Int)?], on picture: inout [UInt32]) {
    var shares: [Int: Int] = [:]
    for case .some((let item, _)) in line { shares[item, default: 0] += 1 }
    let largest = shares.values.max() ?? 0
    // Two device pixels apart is a tie: either item may be marked.
    let tie = Int((2 / max(geometry.displayScale, 1) * scale).rounded())
    let named = shares.filter { $0.value >= largest - tie }.keys.sorted()
    guard let marked = named.contains(dot) ? dot : named.first else { return }
    for (index, pixel) in dots[marked].enumerated() where pixel != 0 { picture[index] = pixel }
  }
}
