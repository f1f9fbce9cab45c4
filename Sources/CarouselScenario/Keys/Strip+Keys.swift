internal import CarouselCore

extension CloneFault {
  /// The keys below `clone-fault`.
  static let keys = KeyTable(
    "a clone fault", blank: CloneFault(),
    .key(
      "shift", \.shift, .number(in: -ScenarioLimits.points...ScenarioLimits.points),
      "The points by which every copy stands off its place."),
    .key(
      "stale", \.isStale, .bool,
      "Whether copies keep showing the first version of their item after a data change.")
  )
}

extension OffsetRange {
  /// The keys below `range`.
  static let keys = KeyTable(
    "a range", blank: OffsetRange(contentLength: nil),
    .key(
      "content", \.contentLength, .contentLength, "The length of the content, or endless."),
    .key(
      "overscroll", \.overscroll, .overscroll,
      "What a finger feels beyond the ends: clamp or rubber-band(0.55).")
  )
}

extension WrapRule {
  /// The keys of an entry of `wrap-rules`.
  static let keys = KeyTable(
    "a wrap rule",
    blank: WrapRule("", on: [], if: .always, then: .placeHiddenView),
    .key("name", \.name, .text("a name"), isRequired: true, "The name that findings cite."),
    .key("when", \.events, .events, isRequired: true, "The events on which the rule looks."),
    .key(
      "if", \.test, .test,
      "What it asks: always, or a comparison such as offset == 0 or truncated-page == lap."),
    .key(
      "then", \.operation, .operation, isRequired: true,
      "What it does: set, shift, remainder, rotate or place-hidden-view."),
    .key("rounding", \.rounding, .choice("rounding"), "How the new offset is rounded."),
    .key(
      "off-while-auto-scrolling", \.isOffWhileAutoScrolling, .bool,
      "Whether the rule is off from a tick of autoplay until the next drag."),
    .key(
      "latency", \.latency, .int(in: 0...60),
      "The refreshes by which the strip's change is displayed after the offset's."),
    .key("animated", \.isAnimated, .bool, "Whether the new offset is animated to.")
  )
}
