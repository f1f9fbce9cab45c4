internal import CarouselCore
internal import CarouselPicture

/// The diagram as marks at their places.
struct DiagramLayout: Hashable, Sendable {
  let sketch: Sketch
  let width = Surroundings.width
  let height: Double

  init(_ diagram: StripDiagram) {
    self.init(Surroundings(diagram))
  }

  init(sketch: Sketch, height: Double) {
    self.sketch = sketch
    self.height = height
  }

  init(_ surroundings: Surroundings) {
    var sketch = Sketch()
    var y = HeaderPanel(surroundings: surroundings).draw(on: &sketch, top: 20)
    if surroundings.geometry.numberOfItems == 0 {
      y = Self.drawNothing(surroundings, on: &sketch, top: y + 4)
    } else {
      y = StripPanel(surroundings).draw(on: &sketch, top: y + 2)
      y = ViewerPanel(surroundings).draw(on: &sketch, top: y + 6)
      y = ChartPanel(surroundings: surroundings).draw(on: &sketch, top: y + 2)
      y = JumpList(surroundings: surroundings).draw(on: &sketch, top: y + 6)
    }
    y = FindingsPanel(surroundings: surroundings).draw(on: &sketch, top: y + 6)
    self.sketch = sketch
    height = (y + 14).rounded(.up)
  }

  /// Draws the empty bounds of a carousel without items.
  private static func drawNothing(
    _ surroundings: Surroundings, on sketch: inout Sketch, top: Double
  ) -> Double {
    let theme = surroundings.theme
    let size = surroundings.geometry.boundsSize
    let scale = min(320 / max(size.width, 1), 160 / max(size.height, 1))
    let width = max(size.width * scale, 4)
    let bounds = Box(
      x: (Surroundings.width - width) / 2, y: top + 10, width: width,
      height: max(size.height * scale, 4))
    sketch.hatch(bounds, color: theme.hairline, role: "hatch")
    sketch.add(.rectangle(bounds, corner: 6, paint: .stroke(theme.ink, width: 1.5)))
    sketch.text(
      "No items: the strip is empty and the bounds stay blank.", x: Surroundings.width / 2,
      y: bounds.maxY + 22, font: .strong, color: theme.ink, alignment: .middle)
    return bounds.maxY + 30
  }
}

extension Surroundings {
  init(_ diagram: StripDiagram) {
    illustration = diagram.illustration
    verdict = diagram.verdict
    itemImages = diagram.itemImages
    digest = TimelineDigest(diagram.illustration.timeline, columns: ChartPanel.columns)
    offsets = OffsetText(diagram.illustration.timeline.carousel.geometry)
  }
}
