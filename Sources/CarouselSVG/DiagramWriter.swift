internal import CarouselCore
internal import CarouselPicture

/// Writes a diagram's marks as an SVG document.
struct DiagramWriter {
  let diagram: StripDiagram
  let surroundings: Surroundings

  init(_ diagram: StripDiagram) {
    self.diagram = diagram
    surroundings = Surroundings(diagram)
  }

  /// The whole document.
  var document: SVGElement {
    let layout = DiagramLayout(surroundings)
    let prefix = prefix(of: layout)
    var writer = MarkWriter(prefix: prefix, pageWidth: pageWidth, pageHeight: pageHeight)
    let elements = layout.sketch.marks.map { writer.element(for: $0) }

    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    let images = images(prefix: prefix)
    if !images.isEmpty { root.set("xmlns:xlink", "http://www.w3.org/1999/xlink") }
    root.set("width", layout.width)
    root.set("height", layout.height)
    root.set("viewBox", "0 0 \(svgNumber(layout.width)) \(svgNumber(layout.height))")
    root.set("role", "img")
    root.set("aria-labelledby", "\(prefix)-title \(prefix)-desc")
    root.set("font-family", Font.family)
    // The initial value, said because ImageMagick's own renderer takes black for it.
    root.set("stroke", "none")
    var title = SVGElement("title", text: diagram.illustration.title)
    title.set("id", "\(prefix)-title")
    root.append(title)
    var description = SVGElement("desc", text: DiagramDescription(surroundings).text)
    description.set("id", "\(prefix)-desc")
    root.append(description)
    if !writer.clips.isEmpty || !images.isEmpty {
      var definitions = SVGElement("defs")
      for element in images + writer.clips { definitions.append(element) }
      root.append(definitions)
    }
    var ground = SVGElement("rect")
    ground.set("width", layout.width)
    ground.set("height", layout.height)
    ground.set("fill", surroundings.theme.background.css)
    root.append(ground)
    for element in elements { root.append(element) }
    return root
  }

  private var pageWidth: Double {
    let geometry = surroundings.geometry
    return geometry.axis == .horizontal ? geometry.pageLength : geometry.boundsSize.width
  }

  private var pageHeight: Double {
    let geometry = surroundings.geometry
    return geometry.axis == .horizontal ? geometry.boundsSize.height : geometry.pageLength
  }

  /// The items' pictures, each once, at the size of a page.
  private func images(prefix: String) -> [SVGElement] {
    diagram.itemImages.sorted { $0.key < $1.key }.compactMap { item, uri in
      guard StripDiagram.isEmbedded(uri) else { return nil }
      let mode = surroundings.item(item).image?.contentMode ?? .scaleAspectFill
      var image = SVGElement("image")
      image.set("id", "\(prefix)-item\(item)")
      image.set("width", pageWidth)
      image.set("height", pageHeight)
      image.set(
        "preserveAspectRatio", mode == .scaleAspectFill ? "xMidYMid slice" : "xMidYMid meet")
      image.set("xlink:href", uri)
      return image
    }
  }

  /// What all ids start with.
  private func prefix(of layout: DiagramLayout) -> String {
    if let wanted = diagram.idPrefix { return identifier(wanted) }
    // All that is drawn in words, in base 36.
    var parts = [diagram.illustration.title, diagram.illustration.theme.name]
    for label in layout.sketch.labels {
      parts += [label.text, svgNumber(label.x), svgNumber(label.y)]
    }
    for (item, uri) in diagram.itemImages.sorted(by: { $0.key < $1.key }) {
      parts += ["\(item)", uri]
    }
    return "strip-" + String(fingerprint(of: parts), radix: 36)
  }
}
