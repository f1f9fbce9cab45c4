internal import CarouselCore
internal import CarouselPicture

/// Makes the elements of an animated picture: the base pose in attributes, and the classes by which
/// the style sheet refines it.
struct AnimationPen {
  let theme: Theme
  /// The refresh that renderers show that animate nothing.
  let pose: Int
  var styles: AnimationStyles

  /// Creates an element in colors of the theme.
  mutating func element(
    _ name: String, fill: PartColor.Name? = nil, stroke: PartColor.Name? = nil, width: Double = 1,
    classes: [String] = []
  ) -> SVGElement {
    var element = SVGElement(name)
    let colors = [
      fill.map { PartColor(name: $0, isStroke: false) },
      stroke.map { PartColor(name: $0, isStroke: true) },
    ].compactMap { $0 }
    for color in colors { styles.use(color) }
    let names = colors.map(\.className) + classes
    if !names.isEmpty { element.set("class", names.joined(separator: " ")) }
    for color in colors {
      element.set(color.isStroke ? "stroke" : "fill", color.value(in: theme).shortCSS)
    }
    if stroke != nil {
      if fill == nil { element.set("fill", "none") }
      if width != 1 { element.set("stroke-width", width) }
    }
    return element
  }

  /// Creates a line of text; the root says that text is of the body's size and in the middle.
  mutating func text(
    _ text: String, x: Double, y: Double, font: Font, fill: PartColor.Name,
    alignment: Label.Alignment = .middle, classes: [String] = []
  ) -> SVGElement {
    var element = element("text", fill: fill, classes: classes)
    element.set("x", x)
    element.set("y", y)
    if font.size != Font.body.size { element.set("font-size", font.size) }
    if font.isBold { element.set("font-weight", "700") }
    if alignment != .middle { element.set("text-anchor", alignment.rawValue) }
    element.content = [.text(text)]
    return element
  }

  /// Shows an element, or moves it far away, in steps; one that is always there is left alone.
  ///
  /// ImageMagick's own renderer knows no opacity and no visibility, but places.
  mutating func show(_ element: inout SVGElement, while track: StepTrack<Bool>) {
    guard !track.isConstant || track.value(at: 0) == false else { return }
    if !track.isConstant {
      element.addClass(styles.steps(track) { "transform:translateY(\($0 ? "0" : "-9999px"))" })
    }
    if track.value(at: pose) == false { element.set("transform", "translate(0 -9999)") }
  }

  /// Moves an element in steps along an axis.
  mutating func place(
    _ element: inout SVGElement, _ axis: Axis, along track: StepTrack<Double>
  ) {
    let name = axis == .horizontal ? "X" : "Y"
    if !track.isConstant {
      element.addClass(
        styles.steps(track) { "transform:translate\(name)(\(svgNumber($0))px)" })
    }
    guard let value = track.value(at: pose), value != 0 || !track.isConstant else { return }
    element.set("transform", translation(axis, value))
  }

  /// Moves an element with the offset.
  mutating func move(
    _ element: inout SVGElement, _ axis: Axis, with track: MotionTrack, offset: Double,
    sign: Double
  ) {
    if !track.isConstant { element.addClass(styles.moves(track, axis, sign: sign)) }
    element.set("transform", translation(axis, sign * offset))
  }

  private func translation(_ axis: Axis, _ value: Double) -> String {
    axis == .horizontal
      ? "translate(\(svgNumber(value)) 0)" : "translate(0 \(svgNumber(value)))"
  }
}

extension Color {
  /// The color as CSS text with as few digits as say it.
  var shortCSS: String {
    let text = css
    let digits = Array(text.dropFirst())
    let isShort = digits[0] == digits[1] && digits[2] == digits[3] && digits[4] == digits[5]
    return isShort ? "#\(digits[0])\(digits[2])\(digits[4])" : text
  }
}

extension SVGElement {
  /// Adds classes to those that the element has.
  mutating func addClass(_ names: String) {
    if let index = attributes.firstIndex(where: { $0.name == "class" }) {
      attributes[index].value += " " + names
    } else {
      attributes.insert(Attribute(name: "class", value: names), at: 0)
    }
  }

  /// Sets where and how large a box is.
  mutating func set(_ box: Box, corner: Double = 0) {
    if box.x != 0 { set("x", box.x) }
    if box.y != 0 { set("y", box.y) }
    set("width", box.width)
    set("height", box.height)
    if corner > 0 { set("rx", corner) }
  }
}
