internal import GD

/// Walks over what the frames of an animation should show, beside what a decoded file shows.
struct FrameWalk {
  private let animation: AnimatedIllustration
  private let colors: [UInt32]
  private var shots: ShotIterator
  private var next: Shot?
  private var lastDelay = 0
  private var last: [UInt32] = []

  /// The delay from which on the next frame may be the same one.
  private static let longDelay = GIFEncoder.delayLimit - SamplingPlan.shortestDelay

  init(_ animation: AnimatedIllustration) {
    self.animation = animation
    colors = animation.stage.palette.map { 0xFF00_0000 | $0 }
    shots = animation.shots()
    next = shots.nextShot()
  }

  /// Compares a picture with every frame that begins while it is shown.
  ///
  /// - Parameters:
  ///   - picture: The pixels as 0xFFRRGGBB.
  ///   - start: The time in centiseconds from which the picture is shown.
  ///   - end: The time until which it is shown.
  /// - Returns: The first difference, if there is one.
  mutating func difference(_ picture: [UInt32], from start: Int, to end: Int)
    -> AnimationDifference?
  {
    // A frame may go on with the one before where a delay is too long for one; otherwise it begins
    // with a frame of the plan.
    guard next?.startCentiseconds == start || lastDelay >= Self.longDelay && picture == last else {
      return .frameStart(centiseconds: start)
    }
    (lastDelay, last) = (end - start, picture)
    while let shot = next, shot.startCentiseconds < end {
      let expected = animation.stage.picture(of: shot)
      if let place = differingPixel(picture, expected) {
        return .pixel(
          x: place % expected.width, y: place / expected.width,
          centiseconds: shot.startCentiseconds)
      }
      next = shots.nextShot()
    }
    return nil
  }

  private func differingPixel(_ picture: [UInt32], _ expected: Plane) -> Int? {
    guard picture.count == expected.indices.count else { return 0 }
    let (own, meant) = (picture.span, expected.indices.span)
    for place in own.indices where own[place] != colors[Int(meant[place])] { return place }
    return nil
  }
}
