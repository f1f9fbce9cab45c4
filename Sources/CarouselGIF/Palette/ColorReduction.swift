/// Returns at most so many colors that stand for all of a histogram.
///
/// The box with the largest error is cut in two at the mean of its widest component, until there
/// are enough; the means of the boxes are then improved by a few rounds of k-means. Only whole
/// numbers and fixed orders are involved: the same pixels give the same colors everywhere.
///
/// - Complexity: O(cells × count) a round; there are at most 2¹⁸ cells.
func reducedColors(of histogram: ColorHistogram, count: Int) -> [UInt32] {
  let cells = histogram.cells
  guard count > 0, !cells.isEmpty else { return [] }
  var boxes = [ColorBox(cells[...])]
  while boxes.count < count {
    guard
      let worst = boxes.indices.max(by: { (boxes[$0].error, $1) < (boxes[$1].error, $0) }),
      let (low, high) = boxes[worst].halves
    else { break }
    boxes[worst] = low
    boxes.append(high)
  }
  var colors = boxes.map(\.mean)
  // Few colors are worth more rounds, for they take no time.
  for _ in 0..<min(40, max(4, 40_000 / cells.count)) { colors = improved(colors, for: cells) }
  var seen: Set<UInt32> = []
  return colors.filter { seen.insert($0).inserted }
}

/// Returns the means of the cells that are nearest to each color.
private func improved(_ colors: [UInt32], for cells: [(color: UInt32, count: Int)]) -> [UInt32] {
  var sums = colors.map { _ in ColorSum() }
  for cell in cells {
    var best = (index: 0, distance: Int.max)
    for index in colors.indices {
      let distance = colorDistance(cell.color, colors[index])
      if distance < best.distance { best = (index, distance) }
    }
    sums[best.index].add(cell.color, count: cell.count)
  }
  return zip(colors, sums).map { color, sum in sum.count > 0 ? sum.mean : color }
}

/// Cells that share one color.
private struct ColorBox {
  private let cells: ArraySlice<(color: UInt32, count: Int)>
  let mean: UInt32
  /// How far the pixels are from the mean, squared and added up.
  let error: Int

  init(_ cells: ArraySlice<(color: UInt32, count: Int)>) {
    self.cells = cells
    var sum = ColorSum()
    for cell in cells { sum.add(cell.color, count: cell.count) }
    let mean = sum.mean
    self.mean = mean
    error = cells.reduce(0) { $0 + colorDistance($1.color, mean) * $1.count }
  }

  /// The box cut at the mean of the component that varies most; `nil` when all cells are equal.
  var halves: (ColorBox, ColorBox)? {
    guard error > 0 else { return nil }
    let weights: [(shift: UInt32, weight: Int)] = [(8, 4), (0, 3), (16, 2)]
    var widest = (shift: UInt32(8), spread: -1)
    for (shift, weight) in weights {
      let middle = Int(mean >> shift & 255)
      let spread = cells.reduce(0) { sum, cell in
        let distance = Int(cell.color >> shift & 255) - middle
        return sum + weight * distance * distance * cell.count
      }
      if spread > widest.spread { widest = (shift, spread) }
    }
    // A mean that is rounded up to the highest value would leave all cells on one side.
    let highest = cells.reduce(0) { max($0, $1.color >> widest.shift & 255) }
    let middle = min(mean >> widest.shift & 255, max(highest, 1) - 1)
    let low = cells.filter { $0.color >> widest.shift & 255 <= middle }
    let high = cells.filter { $0.color >> widest.shift & 255 > middle }
    guard !low.isEmpty, !high.isEmpty else { return nil }
    return (ColorBox(low[...]), ColorBox(high[...]))
  }
}

/// A sum of colors.
private struct ColorSum {
  private var red = 0
  private var green = 0
  private var blue = 0
  private(set) var count = 0

  mutating func add(_ color: UInt32, count: Int) {
    red += Int(color >> 16 & 255) * count
    green += Int(color >> 8 & 255) * count
    blue += Int(color & 255) * count
    self.count += count
  }

  var mean: UInt32 {
    guard count > 0 else { return 0 }
    func rounded(_ total: Int) -> UInt32 { UInt32((total + count / 2) / count) }
    return rounded(red) << 16 | rounded(green) << 8 | rounded(blue)
  }
}
