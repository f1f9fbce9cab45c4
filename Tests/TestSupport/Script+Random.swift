public import CarouselCore

extension Script {
  /// Returns a script of random steps.
  ///
  /// - Parameters:
  ///   - length: The number of steps.
  ///   - carousel: The carousel; a timer makes steps of autoplay, items make updates.
  ///   - resizes: Whether the bounds may change size.
  ///   - generator: Where the randomness comes from.
  /// - Returns: A script that runs on any carousel.
  public static func random(
    length: Int, for carousel: Carousel, resizes: Bool, using generator: inout SplitMix64
  ) -> Script {
    Script((0..<length).map { _ in .random(for: carousel, resizes: resizes, using: &generator) })
  }
}

extension ScriptStep {
  static func random(
    for carousel: Carousel, resizes: Bool, using generator: inout SplitMix64
  ) -> ScriptStep {
    let way: SwipeDirection = Bool.random(using: &generator) ? .forward : .back
    switch Int.random(in: 0..<12, using: &generator) {
    case 0...2: return .swipe(way)
    case 3...5:
      return .swipe(way, caughtAfter: Double(Int.random(in: 1...22, using: &generator)) / 60)
    case 6, 7:
      // Tenths of a page make ties as well.
      return .drag(
        way,
        pages: Double(Int.random(in: 0...21, using: &generator)) / 10,
        seconds: Double(Int.random(in: 3...40, using: &generator)) / 60
      )
    case 8:
      return .drag(
        way,
        pages: Double.random(in: 0.01...1.9, using: &generator),
        seconds: Double(Int.random(in: 3...40, using: &generator)) / 60,
        releaseVelocity: Double(Int.random(in: -4...4, using: &generator)) * 125
      )
    case 9:
      return carousel.autoplay == nil
        ? .rest(Double(Int.random(in: 1...30, using: &generator)) / 60)
        : .autoplay(ticks: Int.random(in: 1...3, using: &generator))
    case 10:
      return resizes && Bool.random(using: &generator)
        ? .resize(
          Size(
            width: Double(Int.random(in: 200...700, using: &generator)),
            height: Double(Int.random(in: 100...400, using: &generator))))
        : .tap
    default:
      return Bool.random(using: &generator) && carousel.geometry.numberOfItems > 0
        ? .update(item: Int.random(in: 0..<carousel.geometry.numberOfItems, using: &generator))
        : .hide(Double(Int.random(in: 1...300, using: &generator)) / 60)
    }
  }
}
