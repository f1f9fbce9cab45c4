import TestSupport
import Testing

@testable import CarouselCore

@Suite struct BuriedViewTests {
  /// Plays gestures and returns what the viewer sees in every frame.
  private func pictures(_ state: inout SearchState, _ gestures: [Gesture]) -> [Picture] {
    var pictures: [Picture] = []
    for gesture in gestures {
      let carousel = state.carousel.carousel
      let schedule = ScriptSchedule(
        step: gesture.step, for: carousel, refreshRate: 60, fingerIsDown: state.fingerIsDown)
      var next = 0
      for refresh in 0..<schedule.length {
        let first = next
        while next < schedule.events.count, schedule.events[next].refresh <= refresh { next += 1 }
        state.step(schedule.events[first..<next])
        pictures.append(
          Picture(state.lastFrame.pages, length: carousel.geometry.boundsLength))
      }
      state.fingerIsDown = schedule.endsWithFingerDown
      state.settle()
    }
    return pictures
  }

  /// Puts the views that lie behind others somewhere else behind others.
  private func shuffled(
    _ layout: StripLayout, _ strip: Strip, using generator: inout SplitMix64
  ) -> StripLayout? {
    guard case .views(let all) = layout, case .views(let seen) = layout.withoutBuriedViews(strip),
      case .window(let before, let after) = strip
    else { return nil }
    let slots = seen.map(\.origin).sorted().prefix(before + after + 1)
    let buried = all.filter { view in !seen.contains { $0.item == view.item } }.shuffled(
      using: &generator
    ).map { view in
      StripLayout.View(item: view.item, origin: slots.randomElement(using: &generator) ?? 0)
    }
    return buried.isEmpty ? nil : .views(buried + seen.shuffled(using: &generator))
  }

  @Test(arguments: [Carousel.boundlessScrollView, .boundlessScrollViewRepaired], [4, 5, 8])
  func `what lies behind other views never shows, wherever it lies`(
    _ preset: Carousel, _ items: Int
  ) throws {
    var carousel = preset
    carousel.geometry.numberOfItems = items
    let alphabet = Gesture.alphabet(of: carousel)
    var generator = SplitMix64(seed: UInt64(items))
    var compared = 0
    for _ in 0..<40 {
      var state = SearchState(carousel, refreshRate: 60)
      let way = (0..<8).compactMap { _ in alphabet.randomElement(using: &generator) }
      _ = pictures(&state, way)
      var twin = state
      guard
        let layout = shuffled(twin.carousel.layout, carousel.strip, using: &generator)
      else { continue }
      twin.carousel.layout = layout
      #expect(twin.key == state.key)
      let further = (0..<8).compactMap { _ in alphabet.randomElement(using: &generator) }
      #expect(pictures(&twin, further) == pictures(&state, further))
      compared += 1
    }
    #expect(compared > 10)
  }

  @Test func `a view in front is told from one behind`() {
    let strip = Strip.window(before: 1, after: 1)
    let views = [(3, 0.0), (4, 20.0), (0, 0.0), (1, 20.0), (2, 40.0)].map {
      StripLayout.View(item: $0.0, origin: $0.1)
    }
    let seen = StripLayout.views(views).withoutBuriedViews(strip)
    #expect(seen == .views(Array(views[2...])))
    // The control: what lies in front makes another state.
    var other = views
    other.swapAt(0, 2)
    #expect(StripLayout.views(other).withoutBuriedViews(strip) != seen)
    // Two views have no third to lie behind.
    let two = StripLayout.views(Array(views[...1]))
    #expect(two.withoutBuriedViews(strip) == two)
  }
}
