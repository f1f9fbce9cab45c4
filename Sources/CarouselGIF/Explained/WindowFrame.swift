internal import CarouselPicture
internal import GD

/// The rounded outline of the viewer's window.
struct WindowFrame: Hashable, Sendable {
  private let scale: Int
  private let outer: [UInt8]
  private let ink: UInt8
  private let brokenOuter: [UInt8]
  private let broken: UInt8

  init(scale: Int, theme: Theme, levels: Int, colors: inout ColorBook) {
    self.scale = scale
    outer = colors.ramp(
      from: theme.background, to: theme.ink, levels: levels)
    brokenOuter = colors.ramp(
      from: theme.background, to: theme.bad, levels: levels)
    ink = colors.index(of: theme.ink)
    broken = colors.index(of: theme.bad)
  }

  /// Draws the outline around a rectangle and rounds its corners off.
  ///
  /// Outside, the line fades into the ground; inside it ends hard, because its edge would need
  /// shades of every page's color.
  func draw(onto plane: inout Plane, around bounds: PixelRect, isBroken: Bool) {
    let line = 2 * scale
    let radius = min(8 * scale, min(bounds.width, bounds.height) / 2)
    let ramp = isBroken ? brokenOuter : outer
    let solid = isBroken ? broken : ink
    let box = PixelRect(
      x: bounds.x - line, y: bounds.y - line,
      width: bounds.width + 2 * line, height: bounds.height + 2 * line)
    let side = radius + line
    plane.fill(
      PixelRect(x: box.x + side, y: box.y, width: box.width - 2 * side, height: line), with: solid)
    plane.fill(
      PixelRect(
        x: box.x + side, y: box.y + box.height - line, width: box.width - 2 * side, height: line),
      with: solid)
    plane.fill(
      PixelRect(x: box.x, y: box.y + side, width: line, height: box.height - 2 * side), with: solid)
    plane.fill(
      PixelRect(
        x: box.x + box.width - line, y: box.y + side, width: line, height: box.height - 2 * side),
      with: solid)
    for y in 0..<side {
      for x in 0..<side {
        let (dx, dy) = (Double(side - x) - 0.5, Double(side - y) - 0.5)
        let distance = (dx * dx + dy * dy).squareRoot()
        // Within the line's inner edge the window shows.
        guard distance > Double(radius) else { continue }
        let cover = min(max(Double(side) - distance + 0.5, 0), 1)
        let index = ramp[Int((cover * Double(ramp.count - 1)).rounded())]
        let (right, bottom) = (box.x + box.width - 1 - x, box.y + box.height - 1 - y)
        for (column, row) in [
          (box.x + x, box.y + y), (right, box.y + y), (box.x + x, bottom), (right, bottom),
        ] {
          plane.set(column, row, to: index)
        }
      }
    }
  }
}
