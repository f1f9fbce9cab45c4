internal import CarouselCore
internal import Suggestions
internal import YAML

extension Carousel {
  /// The keys below `carousel`.
  static let keys = KeyTable(
    "a carousel",
    blank: Carousel(
      name: "custom", geometry: .standard, strip: .unbounded, initialOffset: .zero,
      range: .unbounded, wrapRules: []),
    ScenarioKey(
      name: "preset", summary: "The preset that the other keys change.", isRequired: false,
      defaultNote: "none, and every key has the default that is shown here",
      schema: .words(presets.map(\.name)),
      // The form of a carousel reads it first, since the other keys change it.
      read: { (_, _, _) throws(Mistake) in },
      text: { _ in nil }
    ),
    .key("name", \.name, .text("a name"), "The name that reports use."),
    ScenarioKey(
      name: "strip",
      summary: "The layout of the pages: clones(1, 1), repeated(3), window(1, 1) or"
        + " unbounded.",
      isRequired: true, defaultNote: nil, schema: Form<Strip>.strip.schema,
      read: { (node, carousel, isBlank) throws(Mistake) in
        carousel.strip = try Form<Strip>.strip.read(node, nil)
        guard isBlank else { return }
        carousel.initialOffset = carousel.strip.home
        carousel.range = OffsetRange(contentLength: carousel.strip.contentLength)
        if case .unbounded = carousel.strip { carousel.range = .unbounded }
      },
      text: { Form<Strip>.strip.text($0.strip) }
    ),
    .key(
      "clone-fault", \.cloneFault, .mapping(CloneFault.keys),
      "What is wrong with the copies on the strip."),
    .key(
      "declared-lap", \.geometry.declaredLap,
      .optional(.number(in: 0.001...1e8)),
      "The lap in points that the rules use, where it is not the true one."),
    .key(
      "initial-offset", \.initialOffset, .length, defaultNote: "item 0 at home on the strip",
      "The offset at the start."),
    .key(
      "loops-from", \.loopsFrom, .int(in: 0...ScenarioLimits.items),
      "The number of items from which on it loops; with fewer it stands still."),
    .key(
      "range", \.range, .mapping(OffsetRange.keys), defaultNote: "all pages of the strip",
      "The offsets that a finger can reach."),
    .key(
      "wrap-rules", \.wrapRules,
      .list(of: .mapping(WrapRule.keys), expected: "a list of wrap rules"),
      "The wrap rules in the order in which they are asked."),
    .key("paging", \.paging, .mapping(Paging.keys), "What a release does."),
    .key(
      "autoplay", \.autoplay, .optional(.mapping(Autoplay.keys)),
      "The timer that turns the pages."),
    .key("indicator", \.indicator, .optional(.mapping(Indicator.keys)), "The dots."),
    .key("callbacks", \.callbacks, .mapping(Callbacks.keys), "What the owner is told."),
    .key("resize", \.resizeBehavior, .choice("behavior"), "What a change of size does.")
  )
}

extension Form where Value == Carousel {
  /// The name of a preset, or a mapping.
  static let carousel = Self(
    schema: .anyOf([.words(Carousel.presets.map(\.name)), Carousel.keys.schema(or: "preset")]),
    read: { (node, _) throws(Mistake) in
      if node.mapping == nil { return try preset(node) }
      return try Carousel.keys.read(node, changing: try node["preset"].map(preset))
    },
    text: { Carousel.keys.text($0) }
  )

  private static func preset(_ node: YAMLNode) throws(Mistake) -> Carousel {
    guard let name = node.string, !name.isEmpty else {
      throw Mistake(
        .wrongType(expected: "the name of a carousel, or a mapping", found: node.found), at: node)
    }
    guard let preset = Carousel.preset(named: name) else {
      let known = Carousel.presets.map(\.name)
      throw Mistake(.unknownPreset(name, suggestion: nearest(to: name, among: known)), at: node)
    }
    return preset.carousel
  }
}
