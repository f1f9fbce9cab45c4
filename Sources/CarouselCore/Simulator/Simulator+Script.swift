extension Simulator {
  /// Plays one event of a script.
  mutating func handle(_ event: ScheduledEvent.Kind) {
    switch event {
    case .fingerDown(let isTap): fingerDown(isTap: isTap)
    case .fingerMoves(let pages, let refreshes): fingerMoves(pages: pages, refreshes: refreshes)
    case .fingerUp(let velocity): fingerUp(velocity: velocity)
    case .resize(let size): resize(to: size)
    case .update(let item): update(item)
    case .hide: hide()
    case .show: show()
    }
  }

  private mutating func fingerDown(isTap: Bool) {
    let interrupted = motion
    switch interrupted {
    case .settling where carousel.paging.touch == .isBlocked,
      .scrolling where carousel.paging.touch == .isBlocked:
      events.append(.touchIgnored)
      return
    case .settling:
      motion = .resting
      if carousel.paging.touchEndsDeceleration { fire(.didEndDecelerating) }
    case .scrolling:
      motion = .resting
      if carousel.paging.touchEndsScrollingAnimation { fire(.didEndScrollingAnimation) }
    case .resting, .tapping, .dragging:
      break
    }
    events.append(.fingerDown)
    isTouched = true
    if isTap, interrupted == .resting {
      motion = .tapping
      return
    }
    guard isScrollable else { return }
    motion = .dragging(Finger(origin: carousel.range.asked(exactOffset, in: metrics)))
    fire(.willBeginDragging)
  }

  private mutating func fingerMoves(pages: Double, refreshes: Int) {
    // The refresh of the event itself still shows the finger where it came down.
    guard case .dragging(var finger) = motion else { return }
    finger.travelled = finger.displacement(at: moment)
    let distance = pages * metrics.pitch
    finger.move = Finger.Move(distance: distance, startRefresh: refresh, refreshes: refreshes)
    finger.movesForward = distance >= 0
    motion = .dragging(finger)
  }

  private mutating func fingerUp(velocity: Double) {
    defer { isTouched = false }
    switch motion {
    case .tapping:
      motion = .resting
      events.append(.fingerUp(velocity: 0))
      reportTap()
    case .dragging(let finger):
      events.append(.fingerUp(velocity: velocity))
      drag(finger)
      release(velocity: velocity, movesForward: finger.movesForward)
    case .resting, .settling, .scrolling:
      // The finger held nothing, or a tick took the content from a tap; it is lifted all the same.
      if isTouched { events.append(.fingerUp(velocity: 0)) }
    }
  }

  private mutating func release(velocity: Double, movesForward: Bool) {
    let page = carousel.paging.targetPage(
      at: exactOffset / metrics.pitch, velocity: velocity, movesForward: movesForward)
    let target = carousel.range.clamped(page * metrics.pitch, in: metrics)
    let isThere = abs(exactOffset - target) <= 1e-9 * metrics.pitch
    // A4: no speed and nowhere to go.
    if isThere, abs(velocity) < carousel.paging.velocityThreshold {
      motion = .resting
      fire(.didEndDragging)
      fire(.didEndDraggingAtRest)
      return
    }
    let isBeyondEnd =
      carousel.range.limits(in: metrics).map { !$0.contains(exactOffset) } ?? false
    var animation = isBeyondEnd ? carousel.paging.bounce : carousel.paging.settle
    if isThere { animation.duration = 0 }
    motion = .settling(
      RunningAnimation(
        animation: animation, start: exactOffset, target: target, startRefresh: refresh))
    fire(.didEndDragging)
  }

  private mutating func reportTap() {
    switch carousel.callbacks.tapReports {
    case .nothing: break
    case .currentItem: events.append(.itemTapped(currentItem))
    case .itemUnderFinger:
      guard let item = itemInMiddle else { break }
      events.append(.itemTapped(item))
    }
  }

  private mutating func resize(to size: Size) {
    finishMotion()
    let pages = exactOffset / metrics.pitch
    let positionPages = position / metrics.pitch
    geometry.boundsSize = size
    let old = metrics
    metrics = Metrics(geometry)
    switch carousel.resizeBehavior {
    case .keepsPages:
      metrics.stripPitch = old.stripPitch
      metrics.pageLength = old.pageLength
    case .keepsOffset:
      position = positionPages * metrics.pitch
    case .keepsPhase:
      position = positionPages * metrics.pitch
    }
    layout.scale(by: metrics.stripPitch / old.stripPitch)
    events.append(.resized(size))
    requestLayout()
    guard carousel.resizeBehavior == .keepsPhase else { return }
    // The page stays where it was, so the offset's new number of points is no movement.
    let before = contentOffset
    let jumps = jumpDistance
    setOffset(pages * metrics.pitch)
    jumpDistance = jumps + contentOffset - before
  }

  private mutating func update(_ item: Int) {
    guard (0..<metrics.numberOfItems).contains(item) else { return }
    if versions.isEmpty { versions = Array(repeating: 0, count: metrics.numberOfItems) }
    versions[item] += 1
    events.append(.itemUpdated(item))
  }

  private mutating func hide() {
    finishMotion()
    isHidden = true
    events.append(.hidden)
  }

  /// Ends a running motion at its target, as a change of size and the background do.
  private mutating func finishMotion() {
    switch motion {
    case .resting, .tapping: break
    case .dragging: fingerUp(velocity: 0)
    case .settling, .scrolling: break
    }
    switch motion {
    case .settling(let animation):
      motion = .resting
      setOffset(animation.target)
      fire(.didEndDecelerating)
    case .scrolling(let animation):
      motion = .resting
      setOffset(animation.target)
      fire(.didEndScrollingAnimation)
    case .resting, .tapping, .dragging: break
    }
    if viewAnimation != nil { finishLastTurn() }
  }

  private mutating func show() {
    isHidden = false
    events.append(.shown)
    settleMissedTicks()
  }
}

extension StripLayout {
  /// Moves the views to the places that a new page length gives them.
  mutating func scale(by factor: Double) {
    guard case .views(var views) = self else { return }
    for index in views.indices { views[index].origin *= factor }
    self = .views(views)
  }
}
