internal import CarouselCore
internal import CarouselPicture
internal import GD

/// A stage with labels of so many shades, to see how large its color table gets.
struct StageDraft: Sendable {
  let palette: Palette
  let base: Plane
  private let viewer: ViewerWindow
  private let explanation: Explanation?
  private let pages: [PageForm: DrawnPage]

  init(
    _ illustration: Illustration, _ options: AnimationOptions, survey: Survey,
    lettering: Lettering, levels: Int
  ) throws(AnimationError) {
    let geometry = illustration.timeline.carousel.geometry
    let frame = try StageFrame(illustration, options, survey: survey)
    let artist = try PageArtist(
      illustration, lettering: lettering, shown: survey.items, levels: levels)
    var colors = ColorBook()
    let needsGround =
      options.layout == .explained || geometry.gap > 0 || survey.hasSeveralSizes
      || survey.sightings.isEmpty
    let ground = needsGround ? colors.index(of: illustration.theme.background) : 0
    var base = Plane(width: frame.width, height: frame.height, filledWith: ground)
    viewer = ViewerWindow(
      illustration, survey, mapping: frame.mapping, screen: frame.screen, ground: ground,
      colors: &colors)
    switch options.layout {
    case .viewer: explanation = nil
    case .explained:
      explanation = try Explanation(
        illustration, options, survey: survey, frame: frame, artist: artist, base: &base,
        colors: &colors)
    }
    self.base = base
    let forms = survey.forms(frame.mapping).sorted()
    let pixels = forms.reduce(0.0) { $0 + Double($1.width) * Double($1.height) }
    guard pixels <= Double(PictureLimits.pagePixels) else { throw .tooManyPagePixels(pixels) }
    var pages: [PageForm: DrawnPage] = [:]
    var histogram = ColorHistogram()
    for form in forms {
      let page = DrawnPage(try artist.draw(form))
      pages[form] = page
      histogram.add(page)
    }
    self.pages = pages
    if let miniatures = explanation?.miniatures { histogram.add(miniatures.histogram) }
    palette = Palette(
      fixed: colors.colors, pages: histogram, limit: options.shading.colorLimit,
      dither: options.dither)
  }

  /// The entries of the file's color table.
  var tableSize: Int { Palette.tableSize(palette.colors.count) }

  /// The viewer's window with the pages in the file's colors.
  var finishedViewer: ViewerWindow {
    var viewer = viewer
    viewer.art = pages.mapValues { palette.plane(of: $0) }
    return viewer
  }

  /// The explanation with the small pages in the file's colors.
  var finishedExplanation: Explanation? {
    var explanation = explanation
    explanation?.miniatures.finish(palette)
    return explanation
  }
}

extension StageDraft {
  /// The numbers of shades that a label may have, ground and ink included, best first.
  static let labelLevels = [6, 5, 4]

  /// Returns the draft with the most shades of labels that does not need a larger color table than
  /// the one with the fewest.
  ///
  /// With pictures, which fill any table, it is the first one.
  static func best(
    _ illustration: Illustration, _ options: AnimationOptions, survey: Survey, lettering: Lettering
  ) throws(AnimationError) -> StageDraft {
    var lettering = lettering
    if options.layout == .explained {
      lettering.statusGlyphs = try StatusLine.glyphs(
        lettering, scale: illustration.scale, levels: options.shading.textLevels)
    }
    var best: StageDraft?
    for levels in options.shading.labelLevels {
      let draft = try StageDraft(
        illustration, options, survey: survey, lettering: lettering, levels: levels)
      if draft.tableSize < best?.tableSize ?? Int.max { best = draft }
      if survey.items.contains(where: { illustration.items[$0].image != nil }) { break }
      // Fewer shades spare at most two colors on a page and two on its copy.
      let spared = 4 * illustration.items.count
      if draft.palette.colors.count - spared > draft.tableSize / 2 { break }
    }
    guard let best else { preconditionFailure("Labels have some number of shades") }
    return best
  }
}

extension Shading {
  /// The most colors in the file.
  var colorLimit: Int { self == .full ? 256 : 64 }

  /// The numbers of shades that a label may have, best first.
  var labelLevels: [Int] { self == .full ? StageDraft.labelLevels : [3] }

  /// The shades of a text on the picture's ground.
  var textLevels: Int { self == .full ? ExplainedMetrics.textLevels : 3 }
}
