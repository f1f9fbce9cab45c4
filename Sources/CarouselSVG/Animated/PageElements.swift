internal import CarouselCore
internal import CarouselPicture

/// Draws the pages of an animated picture.
struct PageElements {
  let diagram: AnimatedDiagram
  let prefix: String

  private var illustration: Illustration { diagram.illustration }
  private var geometry: Geometry { illustration.timeline.carousel.geometry }

  /// The item of a page; one that the illustration does not have is numbered.
  private func item(_ index: Int) -> Item {
    illustration.items.indices.contains(index)
      ? illustration.items[index] : Item(label: "\(index + 1)")
  }

  /// The label of a page; one whose data changed says which version it shows.
  func label(of page: PlacedPage) -> String {
    let label = item(page.item).labelWithoutImage(at: page.item)
    return page.version == 0 ? label : label + (label.isEmpty ? "" : " ") + "v\(page.version + 1)"
  }

  /// The ground of an item.
  func color(of index: Int) -> Color {
    item(index).color(at: index, of: geometry.numberOfItems, in: illustration.theme)
  }

  /// Returns a page in the window: its ground or its picture, and its label.
  func elements(_ page: PlacedPage, box: Box, _ pen: inout AnimationPen) -> [SVGElement] {
    let color = color(of: page.item)
    var ground = SVGElement("rect")
    ground.set(box)
    ground.set("fill", color.shortCSS)
    if StripDiagram.isEmbedded(diagram.itemImages[page.item]) {
      return [ground, use(page.item, box: box)]
    }
    let usual = labelSize(in: box)
    var font = Font(size: usual, isBold: true)
    let label = label(of: page)
    let room = box.width * 0.84
    let width = font.width(of: label)
    if width > room { font.size = max(font.size * room / width, Font.caption.size) }
    let text = font.truncated(label, to: room)
    return text.isEmpty
      ? [ground]
      : [ground, inked(text, box: box, font: font, usual: usual, ink: color.readableInk)]
  }

  /// The size of a label that is short enough for a page; the group of the pages says it.
  func labelSize(in box: Box) -> Double {
    (min(box.height * 0.42, box.width * 0.6) * 10).rounded() / 10
  }

  /// The size of a label on a small page; the group of the pages says it.
  static let miniatureLabelSize = 16.0

  /// Returns a small page of the strip; copies are lighter and dashed.
  func miniature(_ page: PlacedPage, box: Box, _ pen: inout AnimationPen) -> [SVGElement] {
    let color = color(of: page.item)
    let gap = min(1.5, box.width / 12)
    let inner = Box(x: box.x + gap, y: box.y, width: box.width - 2 * gap, height: box.height)
    var ground: SVGElement
    if page.isClone {
      // The picture's ground shows through, whichever theme it is of.
      ground = SVGElement("rect")
      // A grey that is seen on either theme.
      ground.set("stroke", "#888")
      ground.set("stroke-dasharray", "4 3")
      // 0x59 is 35 percent of 255; not every renderer knows fill-opacity.
      ground.set("fill", color.css + "59")
      ground.set(inner.inset(by: 0.5))
    } else {
      ground = SVGElement("rect")
      ground.set(inner)
      ground.set("fill", color.shortCSS)
    }
    var label = label(of: page)
    guard !label.isEmpty else { return [ground] }
    var font = Font(size: Self.miniatureLabelSize, isBold: true)
    let room = box.width - 5
    let width = font.width(of: label)
    if width > room { font.size = max(font.size * room / width, 9) }
    if font.width(of: label) > room + 0.01 {
      // Cut with an ellipsis, or the number where that would leave no letter.
      let shorter = font.truncated(label, to: room)
      label = shorter.count > 1 ? shorter : "\(page.item + 1)"
      guard font.width(of: label) <= room + 0.01 else { return [ground] }
    }
    var text = inked(
      label, box: box, font: font, usual: Self.miniatureLabelSize, ink: color.readableInk)
    if page.isClone {
      // On the lighter ground the theme's ink reads best.
      let themed = pen.element("text", fill: .ink)
      text.attributes.removeAll { $0.name == "fill" }
      text.attributes += themed.attributes
    }
    return [ground, text]
  }

  private func inked(
    _ text: String, box: Box, font: Font, usual: Double, ink: Color
  ) -> SVGElement {
    var element = SVGElement("text", text: text)
    element.set("x", box.midX)
    element.set("y", (box.midY + font.size * 0.36).rounded())
    if font.size != usual { element.set("font-size", font.size) }
    element.set("fill", ink.shortCSS)
    return element
  }

  private func use(_ item: Int, box: Box) -> SVGElement {
    var use = SVGElement("use")
    use.set("xlink:href", "#\(prefix)-item\(item)")
    let scale = box.width / max(imageSize.width, 1)
    use.set(
      "transform",
      "translate(\(svgNumber(box.x)) \(svgNumber(box.y))) scale(\(decimalText(scale, decimals: 5)))"
    )
    return use
  }

  /// The size of an item's picture: that of a page at the start.
  private var imageSize: Size {
    geometry.axis == .horizontal
      ? Size(width: geometry.pageLength, height: geometry.boundsSize.height)
      : Size(width: geometry.boundsSize.width, height: geometry.pageLength)
  }

  /// The pictures of the items, each once.
  var images: [SVGElement] {
    diagram.itemImages.sorted { $0.key < $1.key }.compactMap { index, uri in
      guard StripDiagram.isEmbedded(uri) else { return nil }
      let mode = item(index).image?.contentMode ?? .scaleAspectFill
      var image = SVGElement("image")
      image.set("id", "\(prefix)-item\(index)")
      image.set("width", imageSize.width)
      image.set("height", imageSize.height)
      image.set(
        "preserveAspectRatio", mode == .scaleAspectFill ? "xMidYMid slice" : "xMidYMid meet")
      image.set("xlink:href", uri)
      return image
    }
  }
}
