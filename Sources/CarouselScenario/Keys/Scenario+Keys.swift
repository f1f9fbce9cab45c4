internal import CarouselCore
internal import CarouselPicture
internal import YAML

extension Scenario {
  /// The keys of a scenario that asks for pictures of any format.
  static let keys = keys(drawing: nil)

  /// Returns the keys of a scenario.
  ///
  /// The carousel comes before the sizes and the items, which go into it.
  ///
  /// - Parameter formats: The formats that there are; `nil` takes any word for one.
  /// - Returns: A table.
  static func keys(drawing formats: [FormatName]?) -> KeyTable<Scenario> {
    KeyTable(
      "a scenario", blank: Scenario(.preset, title: ""),
      .key(
        "title", \.title, .text("a title"), defaultNote: "the carousel's name",
        "The title of the pictures."),
      .key(
        "carousel", \.carousel, .carousel, isRequired: true,
        "The name of a carousel, or a mapping that describes one."),
      ScenarioKey(
        name: "items", summary: "A number of items, or a list of pictures and of mappings.",
        isRequired: true, defaultNote: nil, schema: Form<[Item]>.items.schema,
        read: { (node, scenario, _) throws(Mistake) in
          scenario.items = try Form<[Item]>.items.read(node, nil)
          scenario.carousel.geometry.numberOfItems = scenario.items.count
        },
        text: { Form<[Item]>.items.text($0.items) }
      ),
      .key("page", \.carousel.geometry.boundsSize, .size, "The size of the bounds in points."),
      .key(
        "gap", \.carousel.geometry.gap, .number(in: 0...ScenarioLimits.points),
        "The points between neighbouring pages."),
      .key(
        "peek", \.carousel.geometry.peek, .number(in: 0...ScenarioLimits.points),
        "The points of the neighbours that show at either end."),
      .key(
        "per-view", \.carousel.geometry.pagesPerView, .int(in: 1...100),
        "The pages that fit between the peeks."),
      .key("axis", \.carousel.geometry.axis, .choice("axis"), "The scrolling axis."),
      .key(
        "direction", \.carousel.geometry.direction, .choice("direction"), "The reading direction."),
      .key(
        "refresh", \.refreshRate, .number(in: 1...ScenarioLimits.refreshRate),
        "The display's refreshes a second."),
      .key(
        "display-scale", \.carousel.geometry.displayScale, .number(in: 0...8),
        "The device's pixels a point, to which offsets are rounded; 0 leaves them."),
      .key("script", \.script.steps, .steps, "What a user does, one gesture a line."),
      .key(
        "fingers", \.script.gestures, .mapping(GestureDefaults.keys),
        "The fingers that swipe and hold."),
      .key(
        "against", \.against, .optional(.carousel), defaultNote: "none",
        "Another carousel for a side-by-side picture; it gets the same sizes and the same script."),
      .key("closes", \.closes, .bool, "Whether the last frame must lead to the first one."),
      .key("pictures", \.pictures, .pictures(formats), "The pictures that are wanted.")
    )
  }
}

extension Carousel {
  /// The carousel of which a scenario's defaults are shown.
  fileprivate static let preset = Carousel.keys.blank
}
