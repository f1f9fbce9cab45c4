internal import CarouselCore

extension Paging {
  /// The keys below `paging`.
  static let keys = KeyTable(
    "paging", blank: Paging(),
    .key(
      "velocity-threshold", \.velocityThreshold, .number(in: 0...ScenarioLimits.velocity),
      "The velocity in points a second from which a release turns the page."),
    .key("settle", \.settle, .animation, "The motion to the target."),
    .key("bounce", \.bounce, .animation, "The motion back from beyond the end."),
    .key(
      "touch-ends-deceleration", \.touchEndsDeceleration, .bool,
      "Whether a finger that stops the motion makes it call didEndDecelerating."),
    .key(
      "touch-ends-scrolling-animation", \.touchEndsScrollingAnimation, .bool,
      "Whether a finger that stops an animation makes it call didEndScrollingAnimation."),
    .key("touch", \.touch, .choice("response"), "What a finger does to a running motion.")
  )
}

extension Autoplay {
  /// The keys below `autoplay`.
  static let keys = KeyTable(
    "autoplay", blank: Autoplay(interval: 3),
    .key(
      "interval", \.interval, .seconds(in: 0.001...ScenarioLimits.seconds), isRequired: true,
      "The time between two ticks."),
    .key(
      "starts-again-on", \.startsAgainOn, .events, "The events that start the interval again."),
    .key("stops-on", \.stopsOn, .events, "The events that stop the timer."),
    .key("target", \.target, .choice("target"), "The offset that a tick scrolls to."),
    .key("animation", \.animation, .animation, "The motion of a turn."),
    .key(
      "marks-auto-scrolling", \.marksAutoScrolling, .bool,
      "Whether a tick switches off the rules that ask for it, until the next drag."),
    .key(
      "skips-while-tracking", \.skipsWhileTracking, .bool,
      "Whether a tick does nothing while a finger is down."),
    .key(
      "last-turn", \.lastTurn, .optional(.mapping(LastTurn.keys)),
      "The special turn at the end of the strip."),
    .key(
      "when-hidden", \.whenHidden, .choice("answer"),
      "What becomes of ticks that fall due while the screen is hidden."),
    .key(
      "timers", \.numberOfTimers, .int(in: 1...10),
      "The timers that run; more than one is a fault.")
  )
}

extension LastTurn {
  /// The keys below `last-turn`.
  static let keys = KeyTable(
    "a last turn", blank: LastTurn(page: .zero, landing: .zero, truncatesPage: false),
    .key(
      "page", \.page, .length, isRequired: true,
      "The offset of the page from which on a turn is the last one."),
    .key(
      "landing", \.landing, .length, isRequired: true, "The offset that is set at its end."),
    .key(
      "truncates-page", \.truncatesPage, .bool,
      "Whether the landing counts in the page's width truncated to a whole number.")
  )
}

extension Indicator {
  /// The keys below `indicator`.
  static let keys = KeyTable(
    "an indicator",
    blank: Indicator(rounding: .truncated, bias: 0, bound: .clamped),
    .key("rounding", \.rounding, .choice("rounding"), "How the offset in pages becomes whole."),
    .key(
      "bias", \.bias, .number(in: -1000...1000), "What is added to the offset in pages before."),
    .key("bound", \.bound, .choice("bound"), "What becomes of a dot beyond the ends."),
    .key("updates-on", \.updatesOn, .events, "The events on which the dot changes."),
    .key("shown", \.isShown, .bool, "Whether the carousel shows it."),
    .key(
      "strict", \.isStrict, .bool,
      "Whether it must mark the largest share in every frame, not only at rest.")
  )
}

extension Callbacks {
  /// The keys below `callbacks`.
  static let keys = KeyTable(
    "callbacks", blank: Callbacks(),
    .key(
      "commits-page-on", \.commitsPageOn, .events,
      "The events on which the current page is reported."),
    .key("commits", \.commits, .choice("report"), "The item that is reported then."),
    .key("tap-reports", \.tapReports, .choice("report"), "The item that a tap reports.")
  )
}
