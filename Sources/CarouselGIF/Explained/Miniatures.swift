internal import CarouselCore
internal import CarouselPicture
internal import GD

/// The small pages of the strip: every item as itself and as a copy.
struct Miniatures: Sendable {
  /// An item at a size, as itself or as a copy.
  struct Form: Hashable, Sendable {
    var item: Int
    var version: Int
    var width: Int
    var isClone: Bool
  }

  private let diagram: StripDiagram
  private var pictures: [Form: PixelBuffer] = [:]
  /// The pages in the file's colors.
  private(set) var art: [Form: Plane] = [:]
  /// The word under copies.
  let copyCaption: CoverageMask

  init(
    _ diagram: StripDiagram, artist: PageArtist, theme: Theme, survey: Survey, levels: Int
  ) throws(AnimationError) {
    self.diagram = diagram
    copyCaption = try artist.lettering.mask(
      "copy", artist.lettering.regular,
      size: ExplainedMetrics.smallTextSize * Double(diagram.scale),
      levels: levels)
    let geometry = diagram.geometry
    let lengths = survey.sightings.map(\.length) + [geometry.pageLength]
    for item in 0..<geometry.numberOfItems {
      // Stale copies show the first version when nothing else does any more.
      for version in [0] + survey.versions(of: item) {
        for length in Set(lengths).sorted() {
          for isClone in [false, true] {
            let page = PlacedPage(
              item: item, version: version, origin: 0, length: length, isClone: isClone)
            let form = form(page)
            guard pictures[form] == nil else { continue }
            pictures[form] = try Self.draw(form, diagram, artist, theme)
          }
        }
      }
    }
  }

  /// Returns the form of a page of the strip.
  func form(_ page: PlacedPage) -> Form {
    Form(
      item: page.item, version: page.version,
      width: diagram.miniatureSize(length: page.length).width,
      isClone: page.isClone)
  }

  /// The colors of all small pages.
  var histogram: ColorHistogram {
    var histogram = ColorHistogram()
    for picture in pictures.values { histogram.add(picture) }
    return histogram
  }

  /// Turns the pages into the file's colors.
  mutating func finish(_ palette: Palette) {
    art = pictures.mapValues { palette.plane(of: $0) }
    pictures = [:]
  }

  private static func draw(
    _ form: Form, _ diagram: StripDiagram, _ artist: PageArtist, _ theme: Theme
  ) throws(AnimationError) -> PixelBuffer {
    let color = artist.color(form.item)
    let label = artist.label(form.item, version: form.version)
    let height = ExplainedMetrics.pageHeight * diagram.scale
    // A third of the color: light enough to look like a shadow of the original.
    let ground = form.isClone ? theme.background.mixed(with: color, share: 0.35) : color
    let ink = form.isClone ? theme.ink : color.readableInk
    var page = PixelBuffer(
      width: form.width, height: height, color: 0xFF00_0000 | ground.hex)
    if artist.items[form.item].image != nil {
      page = try artist.draw(
        PageForm(item: form.item, version: form.version, width: form.width, height: height))
      if form.isClone { page.lighten(toward: theme.background, share: 0.65) }
    } else {
      try artist.drawLabel(label, on: &page, ground: ground, ink: ink)
    }
    // Dashes on a page of a few pixels would be all that is seen of it.
    if form.isClone, form.width >= 12 * diagram.scale {
      page.dash(color, line: diagram.scale, period: 8 * diagram.scale)
    }
    return page
  }
}

extension PixelBuffer {
  /// Mixes a color into every pixel.
  fileprivate mutating func lighten(toward color: Color, share: Double) {
    pixels = pixels.map { pixel in
      0xFF00_0000 | Color(pixel & 0xFF_FFFF).mixed(with: color, share: share).hex
    }
  }

  /// Draws a dashed border inside the picture.
  fileprivate mutating func dash(_ color: Color, line: Int, period: Int) {
    let on = period * 5 / 8
    for y in 0..<height {
      for x in 0..<width {
        let isRow = y < line || y >= height - line
        let isColumn = x < line || x >= width - line
        guard isRow && x % period < on || isColumn && y % period < on else { continue }
        self[x, y] = 0xFF00_0000 | color.hex
      }
    }
  }
}
