import CarouselCore
import TestSupport
import Testing

@Suite struct ScriptScheduleTests {
  private func schedule(
    _ steps: [ScriptStep], on carousel: Carousel = .bannerView, at refreshRate: Double = 60
  ) -> ScriptSchedule {
    ScriptSchedule(Script(steps), for: carousel, refreshRate: refreshRate)
  }

  private struct Event: Equatable {
    var refresh: Int
    var kind: ScheduledEvent.Kind
  }

  private func events(_ schedule: ScriptSchedule) -> [Event] {
    schedule.events.map { Event(refresh: $0.refresh, kind: $0.kind) }
  }

  private func event(_ refresh: Int, _ kind: ScheduledEvent.Kind) -> Event {
    Event(refresh: refresh, kind: kind)
  }

  // A slot is the gesture, 0.35 s, and the refresh in which the next finger comes down:
  // 21 + 1 refreshes at 60 Hz, 42 + 1 at 120 Hz. 0.12 s are 7 and 14, 0.1 s are 6 and 12.
  static let slots: [(ScriptStep, Int, Int)] = [
    (.rest(0.5), 30, 60),
    (.rest(0), 1, 1),
    (.swipe(.forward), 7 + 22, 14 + 43),
    (.drag(.back, pages: 1, seconds: 0.4), 24 + 22, 48 + 43),
    (.tap, 6 + 22, 12 + 43),
    (.resize(Size(width: 667, height: 334)), 6, 12),
    (.update(item: 2), 6, 12),
    (.hide(10), 601, 1201),
  ]

  @Test(arguments: slots)
  func `a step takes a fixed slot`(step: ScriptStep, at60: Int, at120: Int) {
    #expect(schedule([step]).length == at60)
    #expect(schedule([step], at: 120).length == at120)
    #expect(schedule([step, .rest(1)]).stepStarts == [0, at60])
  }

  @Test func `a swipe is a finger down, a move, and a finger up`() {
    #expect(
      events(schedule([.rest(0.5), .swipe(.back)])) == [
        event(30, .fingerDown(isTap: false)),
        event(30, .fingerMoves(pages: -0.4, refreshes: 7)),
        event(37, .fingerUp(velocity: -1500)),
      ])
    #expect(
      events(schedule([.swipe(.forward)], at: 120)) == [
        event(0, .fingerDown(isTap: false)),
        event(0, .fingerMoves(pages: 0.4, refreshes: 14)),
        event(14, .fingerUp(velocity: 1500)),
      ])
  }

  @Test func `a drag is released as it says, in its direction`() {
    #expect(
      events(schedule([.drag(.back, pages: 0.2, seconds: 0.1, releaseVelocity: 600)])) == [
        event(0, .fingerDown(isTap: false)),
        event(0, .fingerMoves(pages: -0.2, refreshes: 6)),
        event(6, .fingerUp(velocity: -600)),
      ])
  }

  @Test func `the other steps are events of their own`() {
    let size = Size(width: 667, height: 334)
    #expect(
      events(schedule([.tap, .resize(size), .update(item: 1), .hide(1)])) == [
        event(0, .fingerDown(isTap: true)), event(6, .fingerUp(velocity: 0)),
        event(28, .resize(size)), event(34, .update(1)), event(40, .hide), event(100, .show),
      ])
  }

  @Test func `a gesture starts from the finger that caught the one before`() {
    // Up in 7, caught 0.12 s later in 14, held for 6; the drag starts in 20 without a new finger.
    let caught = schedule([
      .swipe(.forward, caughtAfter: 0.12), .drag(.back, pages: 0.2, seconds: 0.1),
    ])
    #expect(
      events(caught) == [
        event(0, .fingerDown(isTap: false)),
        event(0, .fingerMoves(pages: 0.4, refreshes: 7)),
        event(7, .fingerUp(velocity: 1500)),
        event(14, .fingerDown(isTap: false)),
        event(20, .fingerMoves(pages: -0.2, refreshes: 6)),
        event(26, .fingerUp(velocity: 0)),
      ])
    #expect(caught.length == 26 + 22)
    // Without the catch the second finger is another one.
    let free = schedule([.swipe(.forward), .drag(.back, pages: 0.2, seconds: 0.1)])
    #expect(free.events.filter { $0.kind == .fingerDown(isTap: false) }.count == 2)
  }

  @Test func `a catching finger is lifted without speed where no gesture follows`() {
    let caught = schedule([.swipe(.forward, caughtAfter: 0.12), .rest(0.5)])
    #expect(
      caught.events.suffix(2).map(\.kind) == [.fingerDown(isTap: false), .fingerUp(velocity: 0)])
    #expect(caught.events.last?.refresh == 20)
    #expect(caught.stepStarts == [0, 20 + 22])
    #expect(schedule([.swipe(.forward, caughtAfter: 0.12)]).length == 20 + 22)
  }

  @Test func `autoplay takes the time that its ticks take`() {
    // 3.2 + 3.5 + 0.3 s: an animation's end starts the interval again. 3 + 3 + 0.3 s: it does not.
    #expect(schedule([.autoplay(ticks: 2)], on: .loopContentView).length == 421)
    #expect(schedule([.autoplay(ticks: 2)], on: .loopContentView, at: 120).length == 841)
    #expect(schedule([.autoplay(ticks: 2)], on: .boundlessScrollView).length == 379)
    #expect(schedule([.autoplay(ticks: 2)], on: .bannerView).length == 0)
    #expect(schedule([.autoplay(ticks: 0)], on: .boundlessScrollView).length == 0)
  }

  @Test func `a schedule does not look at the rules of the carousel`() {
    let steps: [ScriptStep] = [
      .swipe(.back), .swipe(.back, caughtAfter: 0.12), .drag(.forward, pages: 1.3, seconds: 0.4),
      .tap, .hide(2), .swipe(.forward),
    ]
    let published = schedule(steps)
    var bare = Carousel.bannerView
    bare.wrapRules = []
    bare.range = .unbounded
    bare.strip = .unbounded
    bare.initialOffset = .zero
    bare.geometry.numberOfItems = 2
    #expect(schedule(steps, on: bare).events == published.events)
    #expect(schedule(steps, on: bare).stepStarts == published.stepStarts)
    // It does look at how long a settle is meant to take.
    bare.paging.settle.duration = 0.5
    #expect(schedule(steps, on: bare).stepStarts != published.stepStarts)
  }
}
