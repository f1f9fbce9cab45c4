internal import CarouselCore
internal import CarouselPicture
internal import GD

/// Two carousels with labels of so many shades, to see how large their color table gets.
struct PairDraft: Sendable {
  let palette: Palette
  let base: Plane
  private let scene: PairScene
  private let pages: [PageForm: PixelBuffer]

  init(
    _ illustrations: [Illustration], _ verdicts: [Verdict], _ options: AnimationOptions,
    surveys: [Survey], lettering: Lettering, levels: Int
  ) throws(AnimationError) {
    let illustration = illustrations[0]
    let (theme, scale) = (illustration.theme, illustration.scale)
    let textLevels = options.shading.textLevels
    let artist = try PageArtist(
      illustration, lettering: lettering, shown: surveys[0].items.union(surveys[1].items),
      levels: levels)
    let glyphs = try GlyphSet(
      lettering, lettering.regular, size: PairMetrics.textSize * Double(scale), levels: textLevels)
    var colors = ColorBook()
    let ground = colors.index(of: theme.background)
    var base = Plane(
      width: PairMetrics.width * scale, height: PairMetrics.height * scale, filledWith: ground)
    let heading = PairHeading(illustration, options, lettering: lettering)
    try heading.drawTitle(onto: &base, colors: &colors)
    var windows: [PairWindow] = []
    var pages: [PageForm: PixelBuffer] = [:]
    for index in illustrations.indices {
      let (mapping, screen) = try Self.place(illustrations, surveys, index: index)
      windows.append(
        PairWindow(
          illustrations[index], verdicts[index], survey: surveys[index], index: index,
          viewer: ViewerWindow(
            illustrations[index], surveys[index], mapping: mapping, screen: screen, ground: ground,
            colors: &colors),
          glyphs: glyphs, levels: textLevels, colors: &colors))
      try heading.drawName(
        illustrations[index].timeline.carousel.name, verdicts[index], index: index, onto: &base,
        colors: &colors)
      for form in surveys[index].forms(mapping).sorted() where pages[form] == nil {
        pages[form] = try artist.draw(form)
      }
      let pixels = pages.keys.reduce(0.0) { $0 + Double($1.width) * Double($1.height) }
      guard pixels <= Double(PictureLimits.pagePixels) else { throw .tooManyPagePixels(pixels) }
    }
    let lanes = TimeLanes(
      illustration, options.longest(illustration.timeline), glyphs: glyphs, levels: textLevels,
      colors: &colors)
    lanes.drawLanes(
      windows.map(\.track), theme, levels: textLevels, onto: &base, colors: &colors)
    var histogram = ColorHistogram()
    for page in pages.values { histogram.add(page) }
    self.base = base
    self.pages = pages
    scene = PairScene(windows: windows, lanes: lanes)
    palette = Palette(
      fixed: colors.colors, pages: histogram, limit: options.shading.colorLimit,
      dither: options.dither)
  }

  /// Returns where the window of a carousel stands: both have the same size.
  private static func place(
    _ illustrations: [Illustration], _ surveys: [Survey], index: Int
  ) throws(AnimationError) -> (PixelMapping, PixelRect) {
    let geometry = illustrations[0].timeline.carousel.geometry
    let scale = illustrations[0].scale
    let largest = Size(
      width: max(surveys[0].largestBounds.width, surveys[1].largestBounds.width),
      height: max(surveys[0].largestBounds.height, surveys[1].largestBounds.height))
    guard largest.width > 0, largest.height > 0, largest.width.isFinite, largest.height.isFinite
    else { throw .sizeOutOfRange(width: largest.width, height: largest.height) }
    let room = PairMetrics.window(index, scale: scale)
    let mapping = PixelMapping(
      density: StageFrame.density(largest, in: room, geometry, scale: Double(scale)),
      axis: geometry.axis, direction: geometry.direction)
    let size = mapping.size(largest)
    return (
      mapping,
      PixelRect(
        x: room.x + (room.width - size.width) / 2, y: room.y + (room.height - size.height) / 2,
        width: size.width, height: size.height)
    )
  }

  /// The entries of the file's color table.
  var tableSize: Int { Palette.tableSize(palette.colors.count) }

  /// The scene with the pages in the file's colors.
  var finishedScene: PairScene {
    var scene = scene
    let art = pages.mapValues { palette.plane(of: $0) }
    for index in scene.windows.indices { scene.windows[index].viewer.art = art }
    return scene
  }

  /// Returns the draft with the most shades of labels that does not need a larger color table than
  /// the one with the fewest.
  static func best(
    _ illustrations: [Illustration], _ verdicts: [Verdict], _ options: AnimationOptions,
    surveys: [Survey], lettering: Lettering
  ) throws(AnimationError) -> PairDraft {
    var best: PairDraft?
    for levels in options.shading.labelLevels {
      let draft = try PairDraft(
        illustrations, verdicts, options, surveys: surveys, lettering: lettering, levels: levels)
      if draft.tableSize < best?.tableSize ?? Int.max { best = draft }
      // Pictures fill any table.
      if illustrations[0].items.contains(where: { $0.image != nil }) { break }
    }
    guard let best else { preconditionFailure("Labels have some number of shades") }
    return best
  }
}
