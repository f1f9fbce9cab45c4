/// The pixels in which two pictures of the same size differ.
struct PictureDifference: Hashable, Sendable {
  /// The number of pixels.
  var count: Int
  /// The columns and the rows that hold them.
  var columns: ClosedRange<Int>
  var rows: ClosedRange<Int>
  /// The largest difference of a color component, 1 to 255.
  var largest: Int
}

extension PictureDifference {
  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - left: The one, 0xAARRGGBB a pixel, row after row.
  ///   - right: The other.
  ///   - width: Their width.
  ///   - tolerance: The difference of a color component that does not count.
  /// - Returns: What differs, or `nil`.
  static func between(
    _ left: [UInt32], _ right: [UInt32], width: Int, tolerance: Int
  ) -> PictureDifference? {
    if left == right { return nil }
    var difference: PictureDifference?
    for index in left.indices where left[index] != right[index] {
      let levels = distance(left[index], right[index])
      guard levels > tolerance else { continue }
      let x = index % width
      let y = index / width
      guard let known = difference else {
        difference = PictureDifference(count: 1, columns: x...x, rows: y...y, largest: levels)
        continue
      }
      difference = PictureDifference(
        count: known.count + 1,
        columns: min(known.columns.lowerBound, x)...max(known.columns.upperBound, x),
        rows: min(known.rows.lowerBound, y)...max(known.rows.upperBound, y),
        largest: max(known.largest, levels))
    }
    return difference
  }

  /// The largest difference of a component, opacity included.
  private static func distance(_ left: UInt32, _ right: UInt32) -> Int {
    stride(from: 0, to: 32, by: 8).map { shift in
      abs(Int(left >> UInt32(shift) & 255) - Int(right >> UInt32(shift) & 255))
    }.max() ?? 0
  }
}
