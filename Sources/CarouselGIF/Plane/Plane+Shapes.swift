internal import GD

extension Plane {
  /// Draws the outline of a rectangle, inside of it, with corners cut by the line's width.
  mutating func stroke(_ rectangle: PixelRect, width line: Int, with index: UInt8) {
    let (x, y, w, h) = (rectangle.x, rectangle.y, rectangle.width, rectangle.height)
    guard w > 2 * line, h > 2 * line else { return fill(rectangle, with: index) }
    fill(PixelRect(x: x + line, y: y, width: w - 2 * line, height: line), with: index)
    fill(PixelRect(x: x + line, y: y + h - line, width: w - 2 * line, height: line), with: index)
    fill(PixelRect(x: x, y: y + line, width: line, height: h - 2 * line), with: index)
    fill(PixelRect(x: x + w - line, y: y + line, width: line, height: h - 2 * line), with: index)
  }

  /// Draws text; `ramp` goes from no coverage, which leaves the ground as it is, to full coverage.
  mutating func draw(_ mask: CoverageMask, penX: Int, baseline: Int, ramp: [UInt8]) {
    let steps = ramp.count - 1
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        let level = (Int(mask.values[row * mask.width + column]) * steps + 127) / 255
        guard level > 0 else { continue }
        set(penX + mask.left + column, baseline + mask.top + row, to: ramp[level])
      }
    }
  }
}

extension Plane {
  /// Returns the smallest rectangle that holds every pixel in which two planes differ, or `nil`
  /// when they are equal.
  ///
  /// - Complexity: O(pixels).
  func changes(from other: Plane) -> PixelRect? {
    var (top, bottom, left, right) = (height, -1, width, -1)
    indices.forEachChangedRow(other.indices, width: width, height: height) { y, first, last in
      top = min(top, y)
      bottom = max(bottom, y)
      left = min(left, first)
      right = max(right, last)
    }
    guard bottom >= 0 else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

extension [UInt8] {
  /// Calls a function with every row that differs, and its first and last differing column.
  fileprivate func forEachChangedRow(
    _ other: [UInt8],
    width: Int,
    height: Int,
    _ body: (_ row: Int, _ first: Int, _ last: Int) -> Void
  ) {
    guard width > 0 else { return }
    let (own, before) = (span, other.span)
    for y in 0..<height {
      let start = y * width
      var first = 0
      while first < width, own[start + first] == before[start + first] { first += 1 }
      guard first < width else { continue }
      var last = width - 1
      while own[start + last] == before[start + last] { last -= 1 }
      body(y, first, last)
    }
  }
}
