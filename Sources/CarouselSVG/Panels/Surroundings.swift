internal import CarouselCore
internal import CarouselPicture

/// What every panel of the diagram is drawn from.
struct Surroundings: Hashable, Sendable {
  let illustration: Illustration
  let verdict: Verdict
  let itemImages: [Int: String]
  let digest: TimelineDigest
  let offsets: OffsetText

  var theme: Theme { illustration.theme }
  var carousel: Carousel { illustration.timeline.carousel }
  var geometry: Geometry { carousel.geometry }

  /// The width of the picture in units.
  ///
  /// At 700 pixels the smallest text of 10.5 units is 8.75
  /// pixels high.
  static let width = 840.0
  /// The space on either side.
  static let margin = 24.0
  /// The width between the margins.
  static let contentWidth = width - 2 * margin

  /// The item of a page; one that the illustration does not have is numbered.
  func item(_ index: Int) -> Item {
    illustration.items.indices.contains(index)
      ? illustration.items[index] : Item(label: "\(index + 1)")
  }

  /// The ground of an item.
  func color(of index: Int) -> Color {
    item(index).color(at: index, of: geometry.numberOfItems, in: theme)
  }

  /// Whether an item has an embedded picture.
  func hasImage(_ index: Int) -> Bool {
    StripDiagram.isEmbedded(itemImages[index])
  }

  /// The findings whose run of frames holds a refresh.
  func findings(at refresh: Int) -> [Finding] {
    verdict.findings.filter { ($0.refresh...$0.lastRefresh).contains(refresh) }
  }

  /// Returns an offset in pages of the size that they have in bounds of a size.
  func pages(_ offset: Double, in size: Size) -> String {
    offsets.pages(offset * carousel.pageScale(in: size))
  }

  /// The time of a refresh in seconds.
  func time(_ refresh: Int) -> Double {
    Double(refresh) / illustration.timeline.refreshRate
  }
}

extension Carousel {
  /// Returns the factor from points in bounds of a size to points in the bounds at the start, by
  /// which offsets stay comparable in pages.
  func pageScale(in size: Size) -> Double {
    guard size != geometry.boundsSize, resizeBehavior != .keepsPages else { return 1 }
    var resized = geometry
    resized.boundsSize = size
    return resized.pitch > 0 ? geometry.pitch / resized.pitch : 1
  }
}
