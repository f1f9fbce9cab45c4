internal import CarouselCore
internal import CarouselPicture

/// Writes an animated picture as an SVG document.
struct AnimatedDiagramWriter {
  let diagram: AnimatedDiagram
  let record: FilmRecord
  let track: MotionTrack
  private let clock: AnimationClock
  private let stripWindow: ClosedRange<Double>

  /// The width of the explained layout in units.
  static let explainedWidth = 640.0
  /// How far the cover reaches below a window: to the end of any picture.
  static let coverHeight = 400.0
  private static let margin = 20.0
  /// The largest window of the explained layout.
  private static let largestWindow = Size(width: 320, height: 200)

  init(_ diagram: AnimatedDiagram) {
    self.diagram = diagram
    let timeline = diagram.illustration.timeline
    var record = FilmRecord(timeline)
    clock = AnimationClock(timeline)
    stripWindow = StripScene.window(record, timeline.carousel)
    if diagram.layout == .explained { record.addStrip(of: timeline, in: stripWindow) }
    self.record = record
    track = MotionTrack(record, clock: clock, carousel: timeline.carousel)
  }

  private var geometry: Geometry { diagram.illustration.timeline.carousel.geometry }
  private var theme: Theme { diagram.illustration.theme }

  private var largestBounds: Size {
    record.sizes.reduce(Size(width: 1, height: 1)) { size, next in
      Size(width: max(size.width, next.width), height: max(size.height, next.height))
    }
  }

  /// The whole document.
  var document: SVGElement {
    if let wanted = diagram.idPrefix { return document(identifier(wanted)) }
    // Four digits in base 36 are enough to keep the pictures of one page apart.
    let hash = fingerprint(of: [document("w").text]) % 1_679_616
    return document("w" + String(hash, radix: 36))
  }

  /// Returns the document with ids and names of keyframes that start with a prefix.
  private func document(_ prefix: String) -> SVGElement {
    var pen = AnimationPen(
      theme: theme, pose: record.tellingRefresh,
      styles: AnimationStyles(
        prefix: prefix, clock: clock,
        darkTheme: diagram.darkTheme == theme ? nil : diagram.darkTheme,
        loopCount: diagram.loopCount))
    let (elements, size) =
      diagram.layout == .viewer ? viewer(&pen, prefix) : explained(&pen, prefix)
    var ground = pen.element("rect", fill: .background)
    ground.set("width", size.width)
    ground.set("height", size.height)
    var root = root(prefix, size)
    if let style = pen.styles.element { root.append(style) }
    let images = PageElements(diagram: diagram, prefix: prefix).images
    if !images.isEmpty {
      var definitions = SVGElement("defs")
      for image in images { definitions.append(image) }
      root.append(definitions)
    }
    root.append(ground)
    for element in elements { root.append(element) }
    return root
  }

  private func root(_ prefix: String, _ size: Size) -> SVGElement {
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    if !diagram.itemImages.isEmpty { root.set("xmlns:xlink", "http://www.w3.org/1999/xlink") }
    root.set("id", prefix)
    root.set("width", size.width)
    root.set("height", size.height)
    root.set("viewBox", "0 0 \(svgNumber(size.width)) \(svgNumber(size.height))")
    root.set("role", "img")
    root.set("aria-labelledby", "\(prefix)-t \(prefix)-d")
    root.set("font-family", "DejaVu Sans,sans-serif")
    root.set("font-size", Font.body.size)
    root.set("text-anchor", "middle")
    // The initial value, said because ImageMagick's own renderer takes black for it.
    root.set("stroke", "none")
    var title = SVGElement("title", text: diagram.illustration.title)
    title.set("id", "\(prefix)-t")
    root.append(title)
    let words = AnimationWords(diagram: diagram, record: record)
    var description = SVGElement("desc", text: words.description)
    description.set("id", "\(prefix)-d")
    root.append(description)
    return root
  }

  private func viewer(
    _ pen: inout AnimationPen, _ prefix: String
  ) -> (elements: [SVGElement], size: Size) {
    let bounds = largestBounds
    let hasDots = record.frames.contains { $0.indicator != nil }
    let box = Box(x: 0, y: 0, width: bounds.width, height: bounds.height)
    let scene = WindowScene(
      diagram: diagram, record: record, track: track, box: box, scale: 1,
      isFramed: hasDots || record.sizes.count > 1, prefix: prefix)
    var elements = scene.elements(&pen)
    elements += DotScene(
      record: record, geometry: geometry, middle: box.midX,
      y: bounds.height + DotScene.height / 2, width: bounds.width
    ).elements(&pen)
    let height = bounds.height + (hasDots ? DotScene.height : 0)
    return (elements, Size(width: bounds.width, height: height))
  }

  private func explained(
    _ pen: inout AnimationPen, _ prefix: String
  ) -> (elements: [SVGElement], size: Size) {
    let words = AnimationWords(diagram: diagram, record: record)
    let width = Self.explainedWidth
    let bounds = largestBounds
    let scale = min(
      1, Self.largestWindow.width / bounds.width, Self.largestWindow.height / bounds.height)
    let box = Box(
      x: (width - bounds.width * scale) / 2, y: 44, width: bounds.width * scale,
      height: bounds.height * scale)
    var elements = WindowScene(
      diagram: diagram, record: record, track: track, box: box, scale: scale, isFramed: true,
      prefix: prefix
    ).elements(&pen)
    elements += words.headline(&pen, width: width, margin: Self.margin)
    elements += words.frames(&pen, around: box, scale: scale, geometry: geometry)
    var y = box.maxY
    let dots = DotScene(
      record: record, geometry: geometry, middle: width / 2, y: y + DotScene.height / 2 + 2,
      width: box.width
    ).elements(&pen)
    elements += dots
    if !dots.isEmpty { y += DotScene.height }
    elements += words.captions(&pen, middle: width / 2, y: y + 20, room: width - 2 * Self.margin)
    guard geometry.numberOfItems > 0 else {
      return (elements, Size(width: width, height: (y + 36).rounded(.up)))
    }
    let pages = (stripWindow.upperBound - stripWindow.lowerBound) / max(geometry.pitch, 1)
    let room = min(width - 2 * Self.margin, pages * StripScene.longestPage)
    let strip = Box(x: (width - room) / 2, y: y + 84, width: room, height: 46)
    elements += StripScene(
      diagram: diagram, record: record, track: track, window: stripWindow, box: strip
    ).elements(&pen)
    elements += words.legend(&pen, middle: width / 2, y: strip.maxY + 26, geometry: geometry)
    return (elements, Size(width: width, height: (strip.maxY + 40).rounded(.up)))
  }
}
