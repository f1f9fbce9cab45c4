internal import GD

/// How many pixels have which color.
struct ColorHistogram: Hashable, Sendable {
  private(set) var counts: [UInt32: Int] = [:]
  /// The colors of pages without pictures, page after page.
  private var colorsByPage: [UInt32] = []

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

  /// Counts the pixels of a page without a picture.
  mutating func add(_ colors: [(color: UInt32, count: Int)]) {
    for (color, count) in colors.sorted(by: { ($1.count, $0.color) < ($0.count, $1.color) }) {
      if counts[color] == nil { colorsByPage.append(color) }
      add(color, count: count)
    }
  }

  /// Counts what another histogram has counted.
  mutating func add(_ other: ColorHistogram) {
    for (color, count) in other.counts { add(color, count: count) }
  }

  /// The colors, page after page, most frequent first, and then all others; equally frequent ones by
  /// value.
  ///
  /// A frame that shows the first pages only then has low indices, and short codes.
  var orderedColors: [UInt32] {
    let known = Set(colorsByPage)
    return colorsByPage
      + counts.filter { !known.contains($0.key) }
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
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
