/// A rectangle of the picture in units.
struct Box: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  /// Returns the box made smaller, or larger by a negative length, on every side.
  func inset(by length: Double) -> Box {
    Box(x: x + length, y: y + length, width: width - 2 * length, height: height - 2 * length)
  }

  /// Returns what two boxes share, or `nil`.
  func intersection(_ other: Box) -> Box? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns whether another box lies within this one, give or take a hundredth of a unit.
  func contains(_ other: Box) -> Bool {
    other.x >= x - 0.01 && other.y >= y - 0.01 && other.maxX <= maxX + 0.01
      && other.maxY <= maxY + 0.01
  }
}
