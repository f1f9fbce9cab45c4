/// How much of each pixel a text covers, and where the pixels lie.
public struct CoverageMask: Hashable, Sendable {
  /// The number of coverage steps that ``Font/coverage(_:size:levels:)`` gives by default.
  ///
  /// Few steps keep a palette small; asciinema's `agg` ships the same number.
  public static let defaultLevels = 6

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The column of the first pixel, counted from the pen's place; may be negative.
  public let left: Int
  /// The row of the first pixel, counted from the baseline; negative above it.
  public let top: Int
  /// Coverage from 0 to 255, row after row.
  public let values: [UInt8]

  /// Creates a mask.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - left: The column of the first pixel, counted from the pen's place.
  ///   - top: The row of the first pixel, counted from the baseline.
  ///   - values: Coverage, row after row.
  public init(width: Int, height: Int, left: Int, top: Int, values: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A mask has no negative sides")
    precondition(values.count == width * height, "A mask has width × height values")
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.values = values
  }

  /// Whether nothing is covered, as in a text of spaces.
  public var isEmpty: Bool { values.isEmpty }

  /// Returns the mask with few different values, evenly spaced from 0 to 255.
  ///
  /// - Parameter levels: The number of values, from 2 to 256, both ends included.
  /// - Returns: The mask with every value moved to the nearest level.
  public func quantized(levels: Int) -> CoverageMask {
    precondition((2...256).contains(levels), "A mask has 2 to 256 levels")
    let steps = levels - 1
    let table = (0...255).map { value in
      let step = (value * steps + 127) / 255
      return UInt8((step * 255 + steps / 2) / steps)
    }
    return CoverageMask(
      width: width, height: height, left: left, top: top,
      values: values.map { value in table[Int(value)] })
  }

  /// Returns the smallest mask with the same covered pixels.
  func trimmed() -> CoverageMask {
    let rows = (0..<height).filter { y in
      values[y * width..<(y + 1) * width].contains { value in value > 0 }
    }
    guard let firstRow = rows.first, let lastRow = rows.last else {
      return CoverageMask(width: 0, height: 0, left: 0, top: 0, values: [])
    }
    let columns = (0..<width).filter { x in
      (firstRow...lastRow).contains { y in values[y * width + x] > 0 }
    }
    guard let firstColumn = columns.first, let lastColumn = columns.last else { return self }
    return CoverageMask(
      width: lastColumn - firstColumn + 1,
      height: lastRow - firstRow + 1,
      left: left + firstColumn,
      top: top + firstRow,
      values: (firstRow...lastRow).flatMap { y in
        values[y * width + firstColumn...y * width + lastColumn]
      })
  }
}
