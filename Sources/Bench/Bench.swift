internal import CarouselCore
internal import Foundation

/// Measures the verdict, as rates and as ratios within one run.
@main
struct Bench {
  static func main() {
    judging()
    searching()
  }

  /// Judging against its floor: playing the same frames without looking at them.
  private static func judging() {
    print("judging, displayed frames a second (script of every gesture, 40 times):")
    for preset in Carousel.presets {
      let timeline = CarouselTimeline(preset.carousel, script: script(for: preset.carousel))
      // Alternating runs, so that a change of the machine's speed meets both.
      var stepping: [Double] = []
      var judging: [Double] = []
      for _ in 0..<5 {
        var frames = 0
        stepping.append(seconds { for _ in timeline { frames += 1 } })
        var verdict: Verdict?
        judging.append(seconds { verdict = timeline.verdict } - (stepping.last ?? 0))
        precondition(verdict?.frameCount == frames, "Both must see every frame")
      }
      let count = Double(timeline.frameCount)
      print(
        row(
          preset.name,
          ("stepped", count / median(stepping)),
          ("judged", count / median(judging)),
          ("judging : stepping", median(judging) / median(stepping))
        ))
    }
  }

  /// Searching, to the end for repaired presets.
  private static func searching() {
    print("searching, three items of 375 points:")
    for preset in Carousel.presets {
      var carousel = preset.carousel
      carousel.geometry.numberOfItems = 3
      carousel.geometry.boundsSize.width = 375
      var search = Search(carousel, depth: 1000)
      search.maximumStates = 4000
      var result: SearchResult?
      let time = seconds { result = search.run() }
      guard let result else { continue }
      // The floor: playing as many refreshes of the carousel and its reference, and nothing else.
      let rest = Double(result.refreshCount) / 60
      let floor = CarouselTimeline(carousel, script: Script([.rest(rest)]))
      let floorTime = seconds { for _ in floor {} }
      print(
        row(
          preset.name,
          ("gestures/s", Double(result.gestureCount) / time),
          ("states/s", Double(result.stateCount) / time),
          ("search : resting refreshes", time / floorTime)
        ))
    }
  }

  private static func script(for carousel: Carousel) -> Script {
    let gestures = Gesture.alphabet(of: carousel).map(\.step)
    return Script(Array(repeating: gestures, count: 40).flatMap { $0 })
  }

  /// The thread's own time for a piece of work; what other programs take meanwhile is not counted.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = threadTime()
    work()
    return threadTime() - start
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }

  private static func row(_ name: String, _ figures: (String, Double)...) -> String {
    let padded = name + String(repeating: " ", count: max(0, 32 - name.count))
    let cells = figures.map { label, value in
      "\(label) \(decimalText(value, decimals: value < 100 ? 2 : 0))"
    }
    return "  " + padded + cells.joined(separator: "   ")
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
