internal import GD

/// A page in true colors, in as little memory as it needs: pages without pictures have few colors,
/// and one byte a pixel does instead of four.
enum DrawnPage: Sendable {
  /// Up to 256 colors as 0xRRGGBB, and their places for each pixel.
  case flat(colors: [UInt32], Plane)
  /// More colors.
  case picture(PixelBuffer)

  /// Keeps a picture.
  init(_ picture: PixelBuffer) {
    var colors: [UInt32] = []
    var places: [UInt32: UInt8] = [:]
    var indices: [UInt8] = []
    indices.reserveCapacity(picture.pixels.count)
    // Neighbours are often equal; a run needs one look-up.
    var last: (color: UInt32, place: UInt8)?
    for pixel in picture.pixels {
      let color = pixel & 0xFF_FFFF
      if color != last?.color {
        if let place = places[color] {
          last = (color, place)
        } else {
          guard colors.count < 256 else {
            self = .picture(picture)
            return
          }
          last = (color, UInt8(colors.count))
          places[color] = UInt8(colors.count)
          colors.append(color)
        }
      }
      if let last { indices.append(last.place) }
    }
    self = .flat(
      colors: colors, Plane(width: picture.width, height: picture.height, indices: indices))
  }
}

extension ColorHistogram {
  /// Counts the pixels of a page.
  mutating func add(_ page: DrawnPage) {
    switch page {
    case .picture(let picture): add(picture)
    case .flat(let colors, let plane):
      var counts = [Int](repeating: 0, count: 256)
      for index in plane.indices { counts[Int(index)] += 1 }
      add(zip(colors, counts).map { (color: $0, count: $1) })
    }
  }
}

extension Palette {
  /// Returns a page as indices.
  func plane(of page: DrawnPage) -> Plane {
    switch page {
    case .picture(let picture):
      return plane(of: picture)
    case .flat(let colors, let plane):
      let own = colors.map { exactIndex(of: $0) }
      let known = own.compactMap(\.self)
      guard known.count == own.count else {
        return self.plane(
          of: PixelBuffer(
            width: plane.width, height: plane.height,
            pixels: plane.indices.map { 0xFF00_0000 | colors[Int($0)] }))
      }
      return Plane(
        width: plane.width, height: plane.height, indices: plane.indices.map { known[Int($0)] })
    }
  }
}
