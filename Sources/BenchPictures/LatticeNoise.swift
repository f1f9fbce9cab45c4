/// Numbers that belong to the points of a lattice, and smooth ones in between ("value noise").
struct LatticeNoise: Hashable, Sendable {
  let seed: UInt64

  /// Returns the number of a point, from 0 to 1.
  ///
  /// The bits are mixed as Sebastiano Vigna's SplitMix64 does.
  func value(_ x: Int, _ y: Int, _ layer: Int) -> Double {
    var mixed = seed &* 0x9E37_79B9_7F4A_7C15
    for part in [x, y, layer] {
      mixed = (mixed ^ UInt64(bitPattern: Int64(part))) &+ 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      mixed ^= mixed >> 31
    }
    return Double(mixed >> 11) / Double(1 << 53 as UInt64)
  }

  /// Returns a number between those of the four points around a place.
  func smooth(_ x: Double, _ y: Double, _ layer: Int) -> Double {
    let (column, row) = (x.rounded(.down), y.rounded(.down))
    func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
    let (across, down) = (eased(x - column), eased(y - row))
    func point(_ right: Int, _ below: Int) -> Double {
      value(Int(column) + right, Int(row) + below, layer)
    }
    let top = point(0, 0) + (point(1, 0) - point(0, 0)) * across
    let bottom = point(0, 1) + (point(1, 1) - point(0, 1)) * across
    return top + (bottom - top) * down
  }

  /// Returns the sum of four smooth numbers, each twice as fine and half as strong as the one before,
  /// from 0 to 1.
  func cloud(_ x: Double, _ y: Double, _ layer: Int) -> Double {
    var (sum, weight, scale) = (0.0, 0.5, 1.0)
    for octave in 0..<4 {
      sum += weight * smooth(x * scale, y * scale, 100 * layer + octave)
      weight /= 2
      scale *= 2
    }
    return sum / 0.9375
  }
}
