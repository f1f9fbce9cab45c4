/// Ordered dithering by the matrix of Bayer, "An optimum method for two-level rendition of
/// continuous-tone pictures" (1973), of 8 × 8 thresholds.
///
/// The thresholds belong to the pixels of a page and not to those of the screen: a page that moves
/// takes its pattern along, so that nothing shimmers.
enum OrderedDither {
  /// The distance between the lowest and the highest threshold, in steps of a color component.
  ///
  /// Some 200 colors stand about 255 / ∛200 = 44 apart where they fill the cube; those of a
  /// picture lie nearer, and half of that keeps its even parts quiet.
  private static let spread = 22

  /// Returns a color that is brighter or darker by the threshold of a pixel.
  static func shifted(_ color: UInt32, x: Int, y: Int) -> UInt32 {
    let shift = (2 * threshold(x & 7, y & 7) - 63) * spread / 126
    func component(_ bits: UInt32) -> UInt32 {
      UInt32(min(max(Int(color >> bits & 255) + shift, 0), 255)) << bits
    }
    return component(16) | component(8) | component(0)
  }

  /// Returns a threshold from 0 to 63: the bits of x ⊕ y and y, interleaved and reversed.
  private static func threshold(_ x: Int, _ y: Int) -> Int {
    let mixed = x ^ y
    return (mixed & 1) << 5 | (y & 1) << 4 | (mixed & 2) << 2 | (y & 2) << 1
      | (mixed & 4) >> 1 | (y & 4) >> 2
  }
}
