internal import GD

/// A picture of palette indices in memory.
///
/// Drawing happens here and not on a ``Canvas``, because frames are compared with each other
/// before a part of them is encoded.
struct Plane: Hashable, Sendable {
  let width: Int
  let height: Int
  /// The palette indices, row after row.
  var indices: [UInt8]

  init(width: Int, height: Int, filledWith index: UInt8 = 0) {
    self.width = width
    self.height = height
    indices = Array(repeating: index, count: width * height)
  }

  init(width: Int, height: Int, indices: [UInt8]) {
    precondition(indices.count == width * height, "A plane has width × height indices")
    self.width = width
    self.height = height
    self.indices = indices
  }

  /// All pixels as a rectangle.
  var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Fills a rectangle; what lies outside is cut off.
  mutating func fill(_ rectangle: PixelRect, with index: UInt8) {
    let part = rectangle.intersection(bounds)
    guard !part.isEmpty else { return }
    let row = repeatElement(index, count: part.width)
    for y in part.y..<part.y + part.height {
      let start = y * width + part.x
      indices.replaceSubrange(start..<start + part.width, with: row)
    }
  }

  /// Copies another plane to a place, as far as it lies within a rectangle.
  mutating func copy(_ source: Plane, toX x: Int, y: Int, within clip: PixelRect) {
    let place = PixelRect(x: x, y: y, width: source.width, height: source.height)
    let part = place.intersection(clip).intersection(bounds)
    guard !part.isEmpty else { return }
    for row in part.y..<part.y + part.height {
      let from = (row - y) * source.width + part.x - x
      let to = row * width + part.x
      indices.replaceSubrange(to..<to + part.width, with: source.indices[from..<from + part.width])
    }
  }

  /// Sets one pixel, if there is such a pixel.
  mutating func set(_ x: Int, _ y: Int, to index: UInt8) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    indices[y * width + x] = index
  }
}
