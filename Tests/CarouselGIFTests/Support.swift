import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

/// Returns a preset's carousel.
func preset(_ name: String) throws -> Carousel {
  try #require(Carousel.preset(named: name)).carousel
}

/// A small carousel: pages of whole pixels, few of them, so that many frames are quick to compare.
func small(_ carousel: Carousel, items: Int = 3, displayScale: Double = 1) -> Carousel {
  var carousel = carousel
  carousel.geometry.numberOfItems = items
  carousel.geometry.boundsSize = Size(width: 32, height: 16)
  carousel.geometry.displayScale = displayScale
  return carousel
}

/// An illustration of a small carousel, encoded, decoded and held against the strip without ends.
struct Trial {
  let timeline: CarouselTimeline
  let illustration: Illustration
  let options: AnimationOptions
  let file: [UInt8]

  init(
    _ carousel: Carousel, _ script: Script, framesPerSecond: Double = 25, phase: Double = 0,
    scale: Int = 1, refreshRate: Double = 60
  ) throws {
    timeline = CarouselTimeline(carousel, script: script, refreshRate: refreshRate)
    illustration = Illustration(title: "Trial", timeline: timeline, scale: scale)
    options = AnimationOptions(
      layout: .viewer, framesPerSecond: framesPerSecond, samplingPhase: phase)
    file = try AnimatedIllustration(illustration, options).encode()
  }

  func film() throws -> DecodedFilm { try DecodedFilm(file) }

  func comparison() throws -> SeamComparison {
    SeamComparison(
      try film(), timeline, try referenceStrip(), framesPerSecond: options.framesPerSecond,
      phase: options.samplingPhase)
  }

  /// The strip without ends, from the pages' true colors.
  func referenceStrip() throws -> ReferenceStrip {
    let geometry = timeline.carousel.geometry
    let scale = Double(illustration.scale)
    let count = geometry.numberOfItems
    let artist = try PageArtist(
      illustration, lettering: Lettering(), shown: Set(0..<count), levels: try labelLevels())
    let length = Int(geometry.pageLength * scale)
    let isVertical = geometry.axis == .vertical
    let width = isVertical ? Int(geometry.boundsSize.width * scale) : length
    let height = isVertical ? length : Int(geometry.boundsSize.height * scale)
    let pages = try (0..<count).map { item in
      try artist.draw(PageForm(item: item, width: width, height: height)).pixels
    }
    var strip = ReferenceStrip(
      geometry: geometry, scale: scale, pages: pages,
      background: 0xFF00_0000 | illustration.theme.background.hex)
    if timeline.carousel.indicator?.isShown == true { strip.dots = dots() }
    return strip
  }

  /// The shades of labels in the file, told by its colors.
  private func labelLevels() throws -> Int {
    let colors = Set(try AnimatedIllustration(illustration, options).palette)
    let count = timeline.carousel.geometry.numberOfItems
    return try #require(
      StageDraft.labelLevels.first { levels in
        (0..<count).allSatisfy { item in
          let ground = illustration.items[item].color(at: item, of: count, in: illustration.theme)
          let step = 1 / Double(levels - 1)
          return colors.contains(ground.mixed(with: ground.readableInk, share: step).hex)
        }
      })
  }

  /// The pixels that each marked dot adds.
  private func dots() -> [[UInt32]] {
    let size = timeline.carousel.geometry.boundsSize
    let (width, height) = (
      Int(size.width) * illustration.scale, Int(size.height) * illustration.scale
    )
    let count = timeline.carousel.geometry.numberOfItems
    var colors = ColorBook()
    let row = DotRow(count: count, scale: illustration.scale, colors: &colors)
    return (0..<count).map { dot in
      var plane = Plane(width: width, height: height, filledWith: 255)
      row.draw(dot, onto: &plane, in: plane.bounds)
      return plane.indices.map { $0 == 255 ? 0 : 0xFF00_0000 | colors.colors[Int($0)] }
    }
  }
}
