extension Carousel {
  /// The carousels that come with the program, each article's as published and repaired.
  public static let presets: [Preset] = [
    Preset(
      .bannerView,
      summary: "Two copies; jumps to a constant when a deceleration ends"),
    Preset(
      .bannerViewRepaired,
      summary: "Two copies; shifts by the lap at every offset change, once a copy fills the bounds"),
    Preset(
      .loopContentView,
      summary: "Everything three times; every layout brings the offset back to the middle"),
    Preset(
      .loopContentViewRepaired,
      summary: "Everything three times; every layout shifts by a whole lap, and the timer is even"),
    Preset(
      .boundlessScrollView,
      summary: "Three slots; the views are turned when a motion ends"),
    Preset(
      .boundlessScrollViewRepaired,
      summary: "Three slots; the views are turned whenever a page has passed, remainder kept"),
    Preset(
      .imageCarousel,
      summary: "Two copies; jumps when the offset equals either end"),
    Preset(
      .imageCarouselRepaired,
      summary: "Two copies; shifts by the lap at or beyond either end, dots follow the larger share"
    ),
  ]

  /// Returns the preset of a name.
  public static func preset(named name: String) -> Preset? {
    presets.first { $0.carousel.name == name }
  }
}

/// A carousel that comes with the program.
public struct Preset: Hashable, Sendable {
  /// The carousel with five items on pages of 320 by 160 points.
  public var carousel: Carousel
  /// One line about it.
  public var summary: String

  init(_ carousel: Carousel, summary: String) {
    self.carousel = carousel
    self.summary = summary
  }

  /// The name that scenarios use.
  public var name: String { carousel.name }
}

extension Geometry {
  /// The geometry that presets start from: five items, 320 by 160 points.
  public static let standard = Geometry(
    numberOfItems: 5, boundsSize: Size(width: 320, height: 160))
}
