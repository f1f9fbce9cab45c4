public import CarouselCore

/// What every kind of picture is drawn from.
///
/// ```swift
/// let illustration = Illustration(
///   title: "Sentinel pages",
///   timeline: CarouselTimeline(.bannerView, script: Script([.swipe(.back)])))
/// ```
public struct Illustration: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The displayed frames.
  public var timeline: CarouselTimeline
  /// The items, as many as the timeline's geometry says.
  public var items: [Item]
  /// The colors.
  public var theme: Theme
  /// The pixels of a raster picture for each of its points, 1 to 3.
  public var scale: Int

  /// Creates an illustration of a timeline.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - timeline: The displayed frames.
  ///   - items: The items; numbered ones where `nil`.
  ///   - theme: The colors.
  ///   - scale: The pixels of a raster picture for each of its points.
  public init(
    title: String,
    timeline: CarouselTimeline,
    items: [Item]? = nil,
    theme: Theme = .light,
    scale: Int = 1
  ) {
    self.title = title
    self.timeline = timeline
    self.items = items ?? Item.numbered(timeline.carousel.geometry.numberOfItems)
    self.theme = theme
    self.scale = scale
  }
}
