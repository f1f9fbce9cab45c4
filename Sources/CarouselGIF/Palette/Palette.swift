internal import GD

/// The colors of the whole file and the way from a true color to one of them.
struct Palette: Hashable, Sendable {
  /// The colors as 0xRRGGBB.
  let colors: [UInt32]
  private let exact: [UInt32: UInt8]

  /// Creates the palette of fixed colors and of everything that pages need.
  ///
  /// All colors are kept as they are when they fit. Otherwise those of pages are reduced, without
  /// dithering: a pattern that moves with its page would shimmer against the screen's pixels.
  init(fixed: [UInt32], pages: ColorHistogram) {
    let known = Set(fixed)
    let room = 256 - fixed.count
    let needed = pages.counts.keys.reduce(0) { $0 + (known.contains($1) ? 0 : 1) }
    let chosen = needed <= room ? pages.colorsByCount : reducedColors(of: pages, count: room)
    colors = fixed + chosen.filter { !known.contains($0) }
    exact = Dictionary(
      colors.enumerated().map { ($1, UInt8($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The number of colors that an encoded table has: a power of two, at least 2.
  static func tableSize(_ count: Int) -> Int {
    var size = 2
    while size < count { size *= 2 }
    return size
  }

  /// Returns a picture of true colors as indices.
  func plane(of picture: PixelBuffer) -> Plane {
    var nearest = exact
    let indices = picture.pixels.map { pixel -> UInt8 in
      let color = pixel & 0xFF_FFFF
      if let index = nearest[color] { return index }
      let index = nearestIndex(to: color)
      nearest[color] = index
      return index
    }
    return Plane(width: picture.width, height: picture.height, indices: indices)
  }

  private func nearestIndex(to color: UInt32) -> UInt8 {
    var best = (index: 0, distance: Int.max)
    for (index, candidate) in colors.enumerated() {
      let distance = colorDistance(color, candidate)
      if distance < best.distance { best = (index, distance) }
    }
    return UInt8(best.index)
  }
}

/// Returns how different two colors look, squared.
///
/// The components weigh 2, 4 and 3, which follows the eye much better than equal weights and needs
/// whole numbers only (the "redmean" formula without its dependence on red, compuphase.com/cmetric).
func colorDistance(_ left: UInt32, _ right: UInt32) -> Int {
  let red = Int(left >> 16 & 255) - Int(right >> 16 & 255)
  let green = Int(left >> 8 & 255) - Int(right >> 8 & 255)
  let blue = Int(left & 255) - Int(right & 255)
  return 2 * red * red + 4 * green * green + 3 * blue * blue
}
