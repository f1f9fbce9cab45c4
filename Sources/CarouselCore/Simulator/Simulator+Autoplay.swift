extension Simulator {
  mutating func startTimers() {
    guard let autoplay = carousel.autoplay, autoplay.interval > 0, isScrollable,
      metrics.numberOfItems > 1
    else { return }
    // An event starts one timer again; where several run by mistake, the others go on.
    if timers.isEmpty {
      timers = Array(
        repeating: AutoplayTimer(startRefresh: refresh), count: autoplay.numberOfTimers)
    } else {
      timers[0] = AutoplayTimer(startRefresh: refresh)
    }
  }

  mutating func stopTimers() {
    timers.removeAll()
    isAutoScrolling = false
  }

  mutating func fireTimers() {
    guard let autoplay = carousel.autoplay, !isHidden else { return }
    for index in timers.indices {
      guard index < timers.count else { return }
      let due = timers[index].due(interval: autoplay.interval, refreshRate: refreshRate)
      guard due <= refresh else { continue }
      timers[index].ticks += 1
      // A timer that the end of a turn starts again is asked for anew by every tick (`perform` with
      // a delay), so the next one counts from a late tick and not from the grid.
      if due < refresh, autoplay.whenHidden == .oneOnReturn,
        autoplay.startsAgainOn.contains(.didEndScrollingAnimation)
      {
        timers[index] = AutoplayTimer(startRefresh: refresh)
      }
      tick()
    }
  }

  /// Turns a page.
  mutating func tick() {
    guard let autoplay = carousel.autoplay, isScrollable else { return }
    if autoplay.skipsWhileTracking, motion.isTracking { return }
    tickCount += 1
    events.append(.tick)
    if autoplay.marksAutoScrolling { isAutoScrolling = true }
    // A finger that holds the content keeps it.
    if case .dragging = motion { return }
    let target: Double
    switch autoplay.target {
    case .currentOffset:
      target = exactOffset + metrics.pitch
    case .nextPage:
      let middle = exactOffset + metrics.boundsLength / 2 - metrics.inset
      let next = (middle / metrics.pitch).rounded(.down) + 1
      if let lastTurn = autoplay.lastTurn, next >= lastTurn.page.value(inPagesOf: metrics) {
        beginLastTurn(lastTurn, animation: autoplay.animation)
        return
      }
      target = carousel.range.clamped(next * metrics.pitch, in: metrics)
    }
    guard target != exactOffset else { return }
    motion = .scrolling(
      RunningAnimation(
        animation: autoplay.animation,
        start: exactOffset,
        target: target,
        startRefresh: refresh
      ))
  }

  /// Changes the offset at once and lets the screen follow.
  private mutating func beginLastTurn(_ turn: LastTurn, animation: Animation) {
    motion = .resting
    let start = displayedOffset
    let target = turn.page.value(in: metrics)
    viewAnimation = RunningAnimation(
      animation: animation,
      start: start - metrics.snap(target),
      target: 0,
      startRefresh: refresh
    )
    setOffset(target)
  }

  /// Ends the animation of the last turn and sets the offset that its completion sets.
  mutating func finishLastTurn() {
    viewAnimation = nil
    guard let turn = carousel.autoplay?.lastTurn else { return }
    let landing =
      turn.truncatesPage
      ? turn.landing.valueWithTruncatedPage(in: metrics) : turn.landing.value(in: metrics)
    let from = contentOffset
    guard metrics.snap(landing) != from else { return }
    motion.shift(by: landing - exactOffset)
    recordJump(LastTurn.ruleName, from: from, to: metrics.snap(landing))
    setOffset(landing)
  }

  /// Deals with the ticks that fell due while the screen was hidden.
  mutating func settleMissedTicks() {
    guard let autoplay = carousel.autoplay else { return }
    for index in timers.indices {
      switch autoplay.whenHidden {
      case .startsAgain:
        timers[index] = AutoplayTimer(startRefresh: refresh)
      case .oneOnReturn:
        // All but the last one that is due are dropped.
        while due(after: 1, of: timers[index], in: autoplay) <= refresh { timers[index].ticks += 1 }
      case .burst:
        break
      }
    }
  }

  private func due(after ticks: Int, of timer: AutoplayTimer, in autoplay: Autoplay) -> Int {
    var later = timer
    later.ticks += ticks
    return later.due(interval: autoplay.interval, refreshRate: refreshRate)
  }
}
