internal import CarouselPicture

/// The colors that have to be in the palette exactly, in the order of their indices.
struct ColorBook: Hashable, Sendable {
  private(set) var colors: [UInt32] = []
  private var places: [UInt32: UInt8] = [:]

  /// The most colors that are kept exact; the rest is for pictures.
  static let limit = 192

  /// Returns the index of a color, which is added if need be.
  mutating func index(of color: Color) -> UInt8 {
    if let place = places[color.hex] { return place }
    precondition(colors.count < Self.limit, "The fixed colors leave room for pictures")
    let place = UInt8(colors.count)
    colors.append(color.hex)
    places[color.hex] = place
    return place
  }

  /// Returns the indices of the steps from a ground to an ink.
  mutating func ramp(from ground: Color, to ink: Color, levels: Int) -> [UInt8] {
    (0..<levels).map { level in
      index(of: ground.mixed(with: ink, share: Double(level) / Double(levels - 1)))
    }
  }
}
