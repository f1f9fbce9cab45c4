internal import CarouselCore
internal import CarouselPicture

/// The dots below the viewer's window.
struct DotScene {
  let record: FilmRecord
  let geometry: Geometry
  /// The middle of the row.
  let middle: Double
  let y: Double
  /// The space for all dots.
  let width: Double

  /// The height that the row takes below the window.
  static let height = 18.0

  /// Returns a ring for every dot, and the marked one.
  func elements(_ pen: inout AnimationPen) -> [SVGElement] {
    let count = geometry.numberOfItems
    guard count > 0, record.frames.contains(where: { $0.indicator != nil }) else { return [] }
    let spacing = min(12, width / Double(count))
    let radius = min(3, spacing * 0.4)
    let isMirrored = geometry.axis == .horizontal && geometry.direction == .rightToLeft
    var rings = pen.element("g", stroke: .secondaryInk)
    for index in 0..<count {
      rings.append(circle(middle + (Double(index) - Double(count - 1) / 2) * spacing, radius))
    }
    let first = middle - Double(count - 1) / 2 * spacing
    var marked = pen.element("circle", fill: .ink, classes: ["dot"])
    marked.set("cx", first)
    marked.set("cy", y)
    marked.set("r", radius + 0.5)
    let track = StepTrack(
      record.frames.map { frame in
        frame.indicator.map { Double(isMirrored ? count - 1 - $0 : $0) * spacing }
      })
    pen.place(&marked, .horizontal, along: track)
    return [rings, marked]
  }

  private func circle(_ x: Double, _ radius: Double) -> SVGElement {
    var circle = SVGElement("circle")
    circle.set("cx", x)
    circle.set("cy", y)
    circle.set("r", radius)
    return circle
  }
}
