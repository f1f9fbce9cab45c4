internal import CarouselCore

/// How fast scripts are searched.
enum Searching {
  /// Searching, to the end for repaired presets.
  static func measure() {
    print("searching, three items of 375 points:")
    for preset in Carousel.presets {
      var carousel = preset.carousel
      carousel.geometry.numberOfItems = 3
      carousel.geometry.boundsSize.width = 375
      var search = Search(carousel, depth: 1000)
      search.maximumStates = 4000
      var result: SearchResult?
      let time = Stopwatch.threadSeconds { result = search.run() }
      guard let result else { continue }
      // The floor: playing as many refreshes of the carousel and its reference, and nothing else.
      let rest = Double(result.refreshCount) / 60
      let floor = CarouselTimeline(carousel, script: Script([.rest(rest)]))
      let floorTime = Stopwatch.threadSeconds { for _ in floor {} }
      print(
        figureRow(
          preset.name,
          ("gestures/s", Double(result.gestureCount) / time),
          ("states/s", Double(result.stateCount) / time),
          ("search : resting refreshes", time / floorTime)
        ))
    }
  }
}
