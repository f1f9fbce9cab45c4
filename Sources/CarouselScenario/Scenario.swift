public import CarouselCore
public import CarouselPicture

/// A carousel with its items, what a user does to it, and the pictures that are wanted of it.
///
/// ```swift
/// let scenario = try Scenario(parsing: "carousel: banner-view\nitems: 5\n", file: "banner.yml")
/// let timeline = CarouselTimeline(
///   scenario.carousel, script: scenario.script, refreshRate: scenario.refreshRate)
/// ```
public struct Scenario: Hashable, Sendable {
  /// The title of its pictures; the carousel's name where the text gives none.
  public var title: String
  /// The carousel with its sizes and its number of items.
  public var carousel: Carousel
  /// The carousel that it is compared with, under the same script and with the same sizes.
  public var against: Carousel?
  /// The items, as many as the carousel's geometry says; paths of pictures as they are written.
  public var items: [Item]
  /// What a user does.
  public var script: Script
  /// The display's refreshes a second.
  public var refreshRate: Double
  /// The pictures that are wanted; none where the text names none.
  public var pictures: [PictureRequest]
  /// Whether the last frame must lead to the first one.
  public var closes: Bool

  /// Creates a scenario of a carousel.
  ///
  /// - Parameters:
  ///   - carousel: The carousel with its sizes and its number of items.
  ///   - title: The title; the carousel's name where `nil`.
  ///   - script: What a user does.
  ///   - refreshRate: The display's refreshes a second.
  public init(
    _ carousel: Carousel,
    title: String? = nil,
    script: Script = Script([]),
    refreshRate: Double = 60
  ) {
    self.title = title ?? carousel.name
    self.carousel = carousel
    items = Item.numbered(carousel.geometry.numberOfItems)
    self.script = script
    self.refreshRate = refreshRate
    pictures = []
    closes = false
    against = nil
  }
}
