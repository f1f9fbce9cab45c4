internal import CarouselPicture
internal import YAML

extension Theme {
  /// The keys of a theme's file.
  static let keys = KeyTable(
    "a theme", blank: Theme.light,
    ScenarioKey(
      name: "base", summary: "The theme that the other keys change.", isRequired: false,
      defaultNote: "light", schema: .words(all.map(\.name)),
      // Read before the others, which change it.
      read: { (_, _, _) throws(Mistake) in }, text: { _ in nil }),
    .key("summary", \.summary, .text("a line about it"), "One line about it."),
    .key("background", \.background, .color, "The ground of a picture."),
    .key("panel", \.panel, .color, "The ground of a panel on it."),
    .key("ink", \.ink, .color, "Text and outlines that matter most."),
    .key("secondary-ink", \.secondaryInk, .color, "Text that explains."),
    .key("hairline", \.hairline, .color, "Rulers and grid lines."),
    .key("jump", \.jump, .color, "The wrap jump."),
    .key("good", \.good, .color, "What is right."),
    .key("good-panel", \.goodPanel, .color, "The ground of what is right."),
    .key("bad", \.bad, .color, "What is wrong."),
    .key("bad-panel", \.badPanel, .color, "The ground of what is wrong."),
    .key("resting", \.motionBands.resting, .color, "The band of a rest."),
    .key("dragging", \.motionBands.dragging, .color, "The band of a finger."),
    .key("settling", \.motionBands.settling, .color, "The band of a release."),
    .key("scrolling", \.motionBands.scrolling, .color, "The band of the carousel's own turns."),
    .key(
      "items", \.items, .list(of: .color, expected: "a list of colors"),
      "The colors of numbered items, in turn; two at least.")
  )
}

extension Form where Value == Color {
  /// A color as CSS writes it.
  static let color = Self(
    schema: .text(matching: "^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$"),
    read: { (node, _) throws(Mistake) in
      guard let color = node.text.flatMap({ Color(css: $0) }) else {
        throw Mistake(.notAColor(node.found), at: node)
      }
      return color
    },
    text: { .string($0.css) }
  )
}
