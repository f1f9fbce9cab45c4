internal import CarouselCore
internal import CarouselPicture

/// Turns marks into elements.
struct MarkWriter {
  /// What all ids start with.
  let prefix: String
  /// The size of an item's picture.
  let pageWidth: Double
  let pageHeight: Double
  /// The clip paths so far.
  private(set) var clips: [SVGElement] = []

  init(prefix: String, pageWidth: Double, pageHeight: Double) {
    self.prefix = prefix
    self.pageWidth = pageWidth
    self.pageHeight = pageHeight
  }

  mutating func element(for mark: Mark) -> SVGElement {
    switch mark {
    case .rectangle(let box, let corner, let paint, let role):
      return element("rect", role: role, paint: paint) { element in
        Self.set(box, corner: corner, on: &element)
      }
    case .circle(let x, let y, let radius, let paint):
      return element("circle", role: nil, paint: paint) { element in
        element.set("cx", x)
        element.set("cy", y)
        element.set("r", radius)
      }
    case .path(let path, let paint, let role):
      return element("path", role: role, paint: paint) { $0.set("d", path.data) }
    case .label(let label):
      return text(label)
    case .image(let item, let box, let clip, let opacity):
      return image(item, box, clip: clip, opacity: opacity)
    case .group(let group):
      return self.group(group)
    }
  }

  private func element(
    _ name: String, role: String?, paint: Paint, shape: (inout SVGElement) -> Void
  ) -> SVGElement {
    var element = SVGElement(name)
    if let role { element.set("class", role) }
    shape(&element)
    element.set("fill", paint.fill?.css ?? "none")
    if let stroke = paint.stroke {
      element.set("stroke", stroke.css)
      element.set("stroke-width", paint.strokeWidth)
      if !paint.dashes.isEmpty {
        element.set("stroke-dasharray", paint.dashes.map(svgNumber).joined(separator: " "))
      }
    }
    return element
  }

  private static func set(_ box: Box, corner: Double, on element: inout SVGElement) {
    element.set("x", box.x)
    element.set("y", box.y)
    element.set("width", box.width)
    element.set("height", box.height)
    if corner > 0 { element.set("rx", corner) }
  }

  private mutating func text(_ label: Label) -> SVGElement {
    var element = SVGElement("text", text: label.text)
    element.set("x", label.x)
    element.set("y", label.y)
    element.set("font-size", label.font.size)
    if label.font.isBold { element.set("font-weight", "700") }
    element.set("fill", label.color.css)
    if label.alignment != .start { element.set("text-anchor", label.alignment.rawValue) }
    if let clip = label.clip { element.set("clip-path", reference(toClip: clip)) }
    return element
  }

  /// Draws an item's picture, covering a box.
  private mutating func image(
    _ item: Int, _ box: Box, clip: Box, opacity: Double
  ) -> SVGElement {
    var use = SVGElement("use")
    let scale = max(box.width / pageWidth, box.height / pageHeight)
    let x = box.midX - pageWidth * scale / 2
    let y = box.midY - pageHeight * scale / 2
    use.set("xlink:href", "#\(prefix)-item\(item)")
    use.set(
      "transform",
      "translate(\(svgNumber(x)) \(svgNumber(y))) scale(\(decimalText(scale, decimals: 5)))")
    var group = SVGElement("g")
    group.set("clip-path", reference(toClip: clip))
    if opacity < 1 { group.set("opacity", opacity) }
    group.append(use)
    return group
  }

  private mutating func group(_ group: Mark.Group) -> SVGElement {
    var element = SVGElement("g")
    element.set("class", group.role)
    if let refresh = group.refresh { element.set("data-refresh", "\(refresh)") }
    for mark in group.marks { element.append(self.element(for: mark)) }
    return element
  }

  private mutating func reference(toClip box: Box) -> String {
    let id = "\(prefix)-clip\(clips.count)"
    var rectangle = SVGElement("rect")
    Self.set(box, corner: 0, on: &rectangle)
    var clip = SVGElement("clipPath")
    clip.set("id", id)
    clip.append(rectangle)
    clips.append(clip)
    return "url(#\(id))"
  }
}

extension Path {
  /// The steps in SVG's words.
  var data: String {
    steps.map { step in
      switch step {
      case .move(let x, let y): "M\(svgNumber(x)) \(svgNumber(y))"
      case .line(let x, let y): "L\(svgNumber(x)) \(svgNumber(y))"
      case .curve(let firstX, let firstY, let secondX, let secondY, let x, let y):
        "C\(svgNumber(firstX)) \(svgNumber(firstY)) \(svgNumber(secondX)) \(svgNumber(secondY)) "
          + "\(svgNumber(x)) \(svgNumber(y))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
