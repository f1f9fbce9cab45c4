/// The pattern of ordered dithering: 8 × 8 thresholds after Bayer, "An optimum method for two-level
/// rendition of continuous-tone pictures" (1973).
///
/// The thresholds belong to the pixels of a page and not to those of the screen: a page that moves
/// takes its pattern along, so that nothing shimmers.
enum OrderedDither {
  /// The colors that are mixed for one color: four pixels of the pattern share each.
  static let count = 16

  /// Returns which color of a mixture a pixel has.
  static func rank(x: Int, y: Int) -> Int { threshold(x & 7, y & 7) / 4 }

  /// Returns a threshold from 0 to 63: the bits of x ⊕ y and y, interleaved and reversed.
  static func threshold(_ x: Int, _ y: Int) -> Int {
    let mixed = x ^ y
    return (mixed & 1) << 5 | (y & 1) << 4 | (mixed & 2) << 2 | (y & 2) << 1
      | (mixed & 4) >> 1 | (y & 4) >> 2
  }
}

extension Palette {
  /// Returns the indices of colors that come near to a color together, darkest first.
  ///
  /// Every next color is the nearest to the color and half of what those before it miss; all of it
  /// would bring in colors from far away for the last bit.
  ///
  /// - Complexity: O(palette).
  func mixture(of color: UInt32) -> [UInt8] {
    var missing = (red: 0, green: 0, blue: 0)
    func component(_ value: UInt32, _ shift: UInt32) -> Int { Int(value >> shift & 255) }
    func clamped(_ value: Int, _ shift: UInt32) -> UInt32 {
      UInt32(min(max(value, 0), 255)) << shift
    }
    var indices: [UInt8] = []
    for _ in 0..<OrderedDither.count {
      let wanted =
        clamped(component(color, 16) + missing.red / 2, 16)
        | clamped(component(color, 8) + missing.green / 2, 8)
        | clamped(component(color, 0) + missing.blue / 2, 0)
      let index = nearestIndex(to: wanted)
      let found = colors[Int(index)]
      missing.red += component(color, 16) - component(found, 16)
      missing.green += component(color, 8) - component(found, 8)
      missing.blue += component(color, 0) - component(found, 0)
      indices.append(index)
    }
    // The weights of brightness are those of Rec. 601, in thousandths.
    func brightness(_ index: UInt8) -> Int {
      let found = colors[Int(index)]
      return 299 * component(found, 16) + 587 * component(found, 8) + 114 * component(found, 0)
    }
    return indices.sorted { (brightness($0), $0) < (brightness($1), $1) }
  }
}
