internal import CarouselCore

/// What one GIF frame shows, and for how long.
struct Shot: Hashable, Sendable {
  var frame: DisplayedFrame
  /// The pages of the strip in content coordinates; only the explained layout asks for them.
  var strip: [PlacedPage]
  var startCentiseconds: Int
  var delayCentiseconds: Int
}

/// Plays a timeline and stops at the refreshes that GIF frames show.
struct ShotIterator: Sendable {
  private let plan: SamplingPlan
  private let stripWindow: ClosedRange<Double>?
  private let film: CarouselTimeline
  private var timeline: CarouselTimeline.Iterator
  private var current: DisplayedFrame?
  private var next = 0

  init(_ timeline: CarouselTimeline, plan: SamplingPlan, stripWindow: ClosedRange<Double>?) {
    self.plan = plan
    self.stripWindow = stripWindow
    film = timeline
    self.timeline = timeline.makeIterator()
  }

  mutating func nextShot() -> Shot? {
    guard next < plan.count else { return nil }
    let refresh = plan.refresh(next)
    // Behind its end a film goes on with the timeline's start.
    if refresh < current?.refresh ?? 0 {
      timeline = film.makeIterator()
      current = nil
    }
    while (current?.refresh ?? -1) < refresh, let frame = timeline.next() { current = frame }
    guard let current else { return nil }
    defer { next += 1 }
    return Shot(
      frame: current,
      strip: stripWindow.map { timeline.stripPages(in: $0) } ?? [],
      startCentiseconds: plan.start(next),
      delayCentiseconds: plan.delay(next)
    )
  }
}
