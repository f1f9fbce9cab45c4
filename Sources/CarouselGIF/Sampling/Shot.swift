internal import CarouselCore

/// What one GIF frame shows, and for how long.
struct Shot: Hashable, Sendable {
  var frame: DisplayedFrame
  /// What the carousel beside it shows at the same moment.
  var other: DisplayedFrame?
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
  private var other: Reel?
  private var next = 0

  init(
    _ timeline: CarouselTimeline, plan: SamplingPlan, stripWindow: ClosedRange<Double>?,
    against other: CarouselTimeline? = nil
  ) {
    self.plan = plan
    self.stripWindow = stripWindow
    film = timeline
    self.timeline = timeline.makeIterator()
    self.other = other.map { Reel($0) }
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
      other: other?.frame(at: refresh),
      strip: stripWindow.map { timeline.stripPages(in: $0) } ?? [],
      startCentiseconds: plan.start(next),
      delayCentiseconds: plan.delay(next)
    )
  }
}

/// A timeline that stops at refreshes; behind its end its last frame stays.
private struct Reel: Sendable {
  private let timeline: CarouselTimeline
  private var iterator: CarouselTimeline.Iterator
  private var current: DisplayedFrame?

  init(_ timeline: CarouselTimeline) {
    self.timeline = timeline
    iterator = timeline.makeIterator()
  }

  mutating func frame(at refresh: Int) -> DisplayedFrame? {
    // A film that goes on from its end to its start asks for earlier refreshes again.
    if refresh < current?.refresh ?? 0 { self = Reel(timeline) }
    while (current?.refresh ?? -1) < refresh, let frame = iterator.next() { current = frame }
    return current
  }
}
