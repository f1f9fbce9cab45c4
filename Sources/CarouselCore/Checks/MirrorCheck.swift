extension Script {
  /// The same fingers the other way.
  public var mirrored: Script {
    var script = self
    script.steps = steps.map { step in
      switch step {
      case .swipe(let direction, let caughtAfter):
        .swipe(direction.opposite, caughtAfter: caughtAfter)
      case .drag(let direction, let pages, let seconds, let velocity):
        .drag(direction.opposite, pages: pages, seconds: seconds, releaseVelocity: velocity)
      case .rest, .autoplay, .tap, .resize, .update, .hide:
        step
      }
    }
    return script
  }
}

extension SwipeDirection {
  /// The other direction.
  public var opposite: SwipeDirection { self == .forward ? .back : .forward }
}

/// Plays a script and its mirror image side by side: every frame must be the mirror image of the
/// other's, with item −k for item k.
struct MirrorCheck {
  let timeline: CarouselTimeline

  /// The frames that are no mirror images; none where a timer turns pages, which knows one
  /// direction only, or where pages do not stand symmetrically in the bounds.
  var findings: [Finding] {
    let carousel = timeline.carousel
    let count = carousel.geometry.numberOfItems
    guard carousel.isLooping, count > 0, carousel.geometry.pagesPerView == 1 else { return [] }
    var run = FindingRun()
    var cause = WrapCause(carousel)
    var geometry = carousel.geometry
    let mirror = CarouselTimeline(
      carousel,
      script: timeline.script.mirrored,
      refreshRate: timeline.refreshRate,
      samplingPhase: timeline.samplingPhase
    )
    for (frame, twin) in zip(timeline, mirror) {
      if frame.events.contains(.tick) || twin.events.contains(.tick) { break }
      cause.observe(frame)
      geometry.boundsSize = frame.boundsSize
      guard !frame.isHidden else { continue }
      let wrong = difference(frame, twin, geometry: geometry)
      guard wrong > 0 else { continue }
      let judged = JudgedFrame(
        frame, geometry: geometry, isLooping: true, cause: cause)
      run.record(in: frame, size: wrong) {
        judged.finding(
          .mirror,
          size: wrong,
          explanation: "the mirrored script shows something else on \(pointText(wrong))",
          remedy: cause.known(for: .mirror)
            ?? "give both ends of the strip the same rules and as many copies"
        )
      }
    }
    return run.findings
  }

  /// Returns the length on which a frame is no mirror image of the other.
  private func difference(
    _ frame: DisplayedFrame, _ twin: DisplayedFrame, geometry: Geometry
  ) -> Double {
    let length = geometry.boundsLength
    let mirrored = twin.pages.map { page in
      PlacedPage(
        item: modulo(-page.item, geometry.numberOfItems),
        version: page.version,
        origin: length - page.end,
        length: page.length
      )
    }
    var wrong = 0.0
    // Both offsets are rounded up at half a pixel, which is down in the mirror.
    let tolerance = 2 * geometry.tolerance + 1e-6
    Picture(frame.pages, length: length)
      .compare(with: Picture(mirrored, length: length)) { start, end, own, other in
        guard end - start > tolerance else { return }
        let distance = abs((own?.origin ?? 0) - (other?.origin ?? 0))
        if own?.item != other?.item || distance > tolerance { wrong += end - start }
      }
    return wrong
  }
}
