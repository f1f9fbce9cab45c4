extension Simulator {
  /// Moves the content and returns the callback of a motion that ends in this refresh.
  mutating func move() -> ControlEvents? {
    var settled: ControlEvents?
    switch motion {
    case .resting, .tapping:
      break
    case .dragging(let finger):
      drag(finger)
    case .settling(let animation):
      let (offset, hasEnded) = animation.offset(at: moment, refreshRate: refreshRate)
      if hasEnded {
        motion = .resting
        settled = .didEndDecelerating
      }
      setOffset(offset)
    case .scrolling(let animation):
      let (offset, hasEnded) = animation.offset(at: moment, refreshRate: refreshRate)
      if hasEnded {
        motion = .resting
        settled = .didEndScrollingAnimation
      }
      setOffset(offset)
    }
    if let viewAnimation, viewAnimation.offset(at: moment, refreshRate: refreshRate).hasEnded {
      finishLastTurn()
    }
    return settled
  }

  /// Puts the content where the finger asks for it.
  mutating func drag(_ finger: Finger) {
    let asked = finger.origin + finger.displacement(at: moment)
    setOffset(carousel.range.displayed(asked, in: metrics))
  }

  /// Tells everybody who listens to a callback of the scroll view.
  mutating func fire(_ event: ControlEvents) {
    events.append(.callback(event))
    runRules(on: event)
    updateDot(on: event)
    if let autoplay = carousel.autoplay {
      if !autoplay.stopsOn.isDisjoint(with: event) { stopTimers() }
      if !autoplay.startsAgainOn.isDisjoint(with: event) { startTimers() }
    }
    if !carousel.callbacks.commitsPageOn.isDisjoint(with: event) {
      switch carousel.callbacks.commits {
      case .currentItem: events.append(.pageCommitted(currentItem))
      case .itemInMiddle:
        if let item = itemInMiddle { events.append(.pageCommitted(item)) }
      }
    }
  }
}
