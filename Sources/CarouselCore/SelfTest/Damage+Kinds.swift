extension Damage {
  /// A lap forward and a lap back, in swipes.
  private static let laps: [ScriptStep] =
    Array(repeating: .swipe(.forward), count: 5) + Array(repeating: .swipe(.back), count: 5)

  /// The kinds of damage that carousels come with.
  public static let all: [Damage] = stripDamages + jumpDamages + motionDamages + reportDamages

  private static let stripDamages = [
    Damage(
      "a copy is missing", law: .coverage, to: .imageCarouselRepaired, script: laps
    ) { $0.strip = .clones(leading: 1, trailing: 0) },
    Damage(
      "a copy is stale",
      law: .cloneVersion,
      to: .imageCarouselRepaired,
      script: [.update(item: 0)] + laps
    ) { $0.cloneFault.isStale = true },
    Damage(
      "a copy is shifted by a pixel", law: .referenceMatch, to: .imageCarouselRepaired, script: laps
    ) { $0.cloneFault.shift = 1 / $0.geometry.displayScale },
    Damage(
      "a copy overlaps its neighbour", law: .uniqueCover, to: .imageCarouselRepaired, script: laps
    ) { $0.cloneFault.shift = -20 },
    Damage(
      "the gap is left out at the wrap",
      law: .remapEquivalence,
      to: .imageCarouselRepaired.withGap(10),
      script: laps
    ) { $0.geometry.declaredLap = $0.geometry.lap - $0.geometry.gap },
    Damage(
      "the page is lost when the size changes",
      law: .resize,
      to: .loopContentViewRepaired,
      script: [.swipe(.forward), .resize(Size(width: 400, height: 200)), .rest(0.2)]
    ) { $0.resizeBehavior = .keepsOffset },
  ]

  private static let jumpDamages = [
    Damage(
      "the strip's change is late by a frame",
      law: .atomicity,
      to: .boundlessScrollViewRepaired,
      script: laps
    ) { carousel in
      for index in carousel.wrapRules.indices { carousel.wrapRules[index].latency = 1 }
    },
    Damage(
      "the jump is animated", law: .atomicity, to: .imageCarouselRepaired, script: laps
    ) { carousel in
      for index in carousel.wrapRules.indices { carousel.wrapRules[index].isAnimated = true }
    },
    Damage(
      "the lap is a page too short", law: .remapEquivalence, to: .imageCarouselRepaired,
      script: laps
    ) { $0.geometry.declaredLap = $0.geometry.lap - $0.geometry.pitch },
    Damage(
      "every jump loses a pixel", law: .noDrift, to: .imageCarouselRepaired, script: laps
    ) { carousel in
      for index in carousel.wrapRules.indices {
        guard case .shift(let length) = carousel.wrapRules[index].operation else { continue }
        let pixel = Length.points(1 / carousel.geometry.displayScale)
        carousel.wrapRules[index].operation = .shift(length + pixel)
      }
    },
  ]

  private static let motionDamages = [
    Damage(
      "one of two items comes from the wrong side",
      law: .smallCounts,
      to: .imageCarouselRepaired,
      items: 2,
      script: [.swipe(.forward), .rest(0.2), .swipe(.forward), .rest(0.2)],
      frames: { timeline, frames in frames.answering(timeline.script.mirrored, of: timeline) }
    ),
    Damage(
      "the picture steps in motion", law: .motionContinuity, to: .imageCarouselRepaired,
      script: laps,
      frames: { _, frames in frames.map { $0.displaced(by: $0.refresh == 12 ? 30 : 0) } }
    ),
    Damage(
      "one end of the strip has no rule", law: .progress, to: .imageCarouselRepaired,
      script: [.swipe(.back), .swipe(.back), .rest(1)]
    ) { carousel in
      carousel.wrapRules.removeFirst()
      carousel.range = Carousel.imageCarousel.range
    },
    Damage(
      "the other end of the strip has no rule", law: .mirror, to: .imageCarouselRepaired,
      script: [.swipe(.forward), .swipe(.back), .swipe(.back), .swipe(.back)]
    ) { carousel in
      carousel.wrapRules.removeFirst()
    },
    Damage(
      // 16 points a refresh: the drag meets offset 0 in a refresh, unless the display looks later.
      "the offset is compared with ==", law: .robustness, to: .imageCarouselRepaired,
      script: [.drag(.back, pages: 1.2, seconds: 0.4), .rest(1)]
    ) { carousel in
      carousel.wrapRules = Carousel.imageCarousel.wrapRules
    },
  ]

  private static let reportDamages = [
    Damage(
      "the wrong dot is marked", law: .indicator, to: .imageCarouselRepaired, script: laps
    ) { $0.indicator = .some(Carousel.imageCarouselFirstIndicator) },
    Damage(
      "an exact drag reports nothing",
      law: .callbacks,
      to: .boundlessScrollViewRepaired,
      script: [.drag(.forward, pages: 1, seconds: 0.4), .rest(0.2)]
    ) { $0.callbacks.commitsPageOn = .didEndDecelerating },
    Damage(
      "a tick is doubled",
      law: .autoplayCadence,
      to: .loopContentViewRepaired,
      script: [.autoplay(ticks: 2)]
    ) { $0.autoplay?.numberOfTimers = 2 },
    Damage(
      "a delay is lost",
      law: .loopClosure,
      to: .imageCarouselRepaired,
      script: [.swipe(.forward), .swipe(.back), .rest(0.2)],
      frames: { _, frames in frames.filter { $0.refresh != 20 } }
    ),
    Damage(
      "the last frame does not close",
      law: .loopClosure,
      to: .imageCarouselRepaired,
      script: [.swipe(.forward), .swipe(.back), .rest(0.2)],
      script: { $0.steps = [.swipe(.forward), .rest(0.2)] }
    ),
  ]
}

extension Carousel {
  fileprivate func withGap(_ gap: Double) -> Carousel {
    var carousel = self
    carousel.geometry.gap = gap
    return carousel
  }
}

extension DisplayedFrame {
  /// The same frame with everything on the screen moved ahead by some points.
  fileprivate func displaced(by distance: Double) -> DisplayedFrame {
    var frame = self
    frame.position += distance
    for index in frame.pages.indices { frame.pages[index].origin -= distance }
    return frame
  }
}

extension [DisplayedFrame] {
  /// The frames of another script, held against the reference of this one.
  fileprivate func answering(
    _ script: Script, of timeline: CarouselTimeline
  ) -> [DisplayedFrame] {
    let answers = CarouselTimeline(timeline.carousel, script: script)
    return zip(self, answers).map { asked, answered in
      var frame = answered
      frame.referencePosition = asked.referencePosition
      frame.referenceMotion = asked.referenceMotion
      return frame
    }
  }
}
