internal import GD

/// The colors of the whole file and the way from a true color to one of them.
struct Palette: Hashable, Sendable {
  /// The colors as 0xRRGGBB.
  let colors: [UInt32]
  private let exact: [UInt32: UInt8]
  private let dither: Dither

  /// Creates the palette of fixed colors and of everything that pages need.
  ///
  /// All colors are kept as they are when they fit. Otherwise those of pages are reduced.
  ///
  /// - Parameters:
  ///   - fixed: The colors that are kept in any case.
  ///   - pages: The colors of all pages.
  ///   - limit: The number of colors in the file.
  ///   - dither: How the colors of pages that are not kept are drawn.
  init(fixed: [UInt32], pages: ColorHistogram, limit: Int = 256, dither: Dither = .none) {
    self.dither = dither
    let known = Set(fixed)
    // Pages without any color of their own would be no pages any more.
    let room = max(limit, min(256, fixed.count + Self.fewestPageColors)) - fixed.count
    let needed = pages.counts.keys.reduce(0) { $0 + (known.contains($1) ? 0 : 1) }
    // Where not all colors fit, a sixteenth fewer cost less than half a decibel and make woven
    // textures a fiftieth shorter; a frame also needs a place to leave pixels transparent.
    let chosen =
      needed <= room
      ? pages.orderedColors : reducedColors(of: pages, count: max(1, room - max(1, room / 16)))
    colors = fixed + chosen.filter { !known.contains($0) }
    exact = Dictionary(
      colors.enumerated().map { ($1, UInt8($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The colors that are left for pages, however many are fixed.
  private static let fewestPageColors = 16

  /// The number of colors that an encoded table has: a power of two, at least 2.
  static func tableSize(_ count: Int) -> Int {
    var size = 2
    while size < count { size *= 2 }
    return size
  }

  /// Returns a picture of true colors as indices.
  func plane(of picture: PixelBuffer) -> Plane {
    var nearest = exact
    var mixtures: [UInt32: [UInt8]] = [:]
    var indices: [UInt8] = []
    indices.reserveCapacity(picture.pixels.count)
    for (place, pixel) in picture.pixels.enumerated() {
      let color = pixel & 0xFF_FFFF
      if dither == .ordered, exact[color] == nil {
        // The eye cannot tell the last bit, and half as many values of a component are looked up.
        let near = color & 0xFE_FEFE
        let mixture = mixtures[near] ?? mixture(of: near)
        mixtures[near] = mixture
        let (x, y) = (place % picture.width, place / picture.width)
        indices.append(mixture[OrderedDither.rank(x: x, y: y)])
      } else if let index = nearest[color] {
        indices.append(index)
      } else {
        let index = nearestIndex(to: color)
        nearest[color] = index
        indices.append(index)
      }
    }
    return Plane(width: picture.width, height: picture.height, indices: indices)
  }

  /// Returns the index of a color that the file has exactly.
  func exactIndex(of color: UInt32) -> UInt8? { exact[color] }

  func nearestIndex(to color: UInt32) -> UInt8 {
    var best = (index: 0, distance: Int.max)
    let green = Int(color >> 8 & 255)
    for (index, candidate) in colors.enumerated() {
      // Most colors are too far away already by green, which weighs most.
      let step = Int(candidate >> 8 & 255) - green
      guard 4 * step * step < best.distance else { continue }
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
