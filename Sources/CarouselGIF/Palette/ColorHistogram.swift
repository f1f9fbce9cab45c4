internal import GD

/// How many pixels have which color.
struct ColorHistogram: Hashable, Sendable {
  private(set) var counts: [UInt32: Int] = [:]

  /// Counts the pixels of a picture.
  mutating func add(_ picture: PixelBuffer) {
    // Neighbours are often equal; a run needs one look-up.
    var run: (color: UInt32, length: Int) = (0, 0)
    for pixel in picture.pixels {
      let color = pixel & 0xFF_FFFF
      if color == run.color {
        run.length += 1
      } else {
        if run.length > 0 { counts[run.color, default: 0] += run.length }
        run = (color, 1)
      }
    }
    if run.length > 0 { counts[run.color, default: 0] += run.length }
  }

  /// Counts pixels of a color.
  mutating func add(_ color: UInt32, count: Int) { counts[color, default: 0] += count }

  /// The colors, most frequent first; equally frequent ones by value.
  var colorsByCount: [UInt32] {
    counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }

  /// The most cells that are told apart: enough for colors of 256 places, and quick to look through.
  private static let cellLimit = 16_384

  /// The colors joined to cells of 8, 7 or 6 bits a component, as few of them as it takes, each with
  /// its mean, in a fixed order.
  var cells: [(color: UInt32, count: Int)] {
    for mask: UInt32 in [0xFF_FFFF, 0xFE_FEFE] {
      var seen: Set<UInt32> = []
      if counts.keys.allSatisfy({
        seen.insert($0 & mask)
        return seen.count <= Self.cellLimit
      }) {
        return cells(mask)
      }
    }
    return cells(0xFC_FCFC)
  }

  private func cells(_ mask: UInt32) -> [(color: UInt32, count: Int)] {
    var sums: [UInt32: (red: Int, green: Int, blue: Int, count: Int)] = [:]
    for (color, count) in counts {
      let cell = color & mask
      var sum = sums[cell] ?? (0, 0, 0, 0)
      sum.red += Int(color >> 16 & 255) * count
      sum.green += Int(color >> 8 & 255) * count
      sum.blue += Int(color & 255) * count
      sum.count += count
      sums[cell] = sum
    }
    return sums.sorted { $0.key < $1.key }.map { _, sum in
      func mean(_ total: Int) -> UInt32 { UInt32((total + sum.count / 2) / sum.count) }
      return (mean(sum.red) << 16 | mean(sum.green) << 8 | mean(sum.blue), sum.count)
    }
  }
}
