extension Simulator {
  /// Runs the wrap rules that listen to an event.
  ///
  /// The code's rules are branches of one handler: the first that changes something ends the
  /// handler. A change of offset calls the handlers of offset and layout again, so those run until
  /// no rule has anything left to do.
  mutating func runRules(on event: ControlEvents) {
    guard isScrollable else { return }
    let passes = event == .layout ? Self.deepestNesting : 1
    for _ in 0..<passes {
      guard runFirstRule(on: event) else { return }
    }
  }

  private mutating func runFirstRule(on event: ControlEvents) -> Bool {
    for rule in carousel.wrapRules
    where !rule.events.isDisjoint(with: event)
      && !(rule.isOffWhileAutoScrolling && isAutoScrolling)
      && rule.test.holds(at: contentOffset, in: metrics)
    {
      if apply(rule) { return true }
    }
    return false
  }

  private mutating func apply(_ rule: WrapRule) -> Bool {
    let offset = contentOffset
    switch rule.operation {
    case .set(let length):
      return jump(to: length.value(in: metrics), by: rule)
    case .shift(let length):
      return shift(by: length.value(in: metrics), rule: rule)
    case .remainder(let base, let modulus):
      let base = base.value(in: metrics)
      let modulus = modulus.value(in: metrics)
      guard rule.rounding == .truncated else {
        return shift(by: base + modulo(offset, modulus) - offset, rule: rule)
      }
      let whole = truncated(modulus)
      guard whole != 0 else { return false }
      return jump(to: base + Double(truncated(offset) % whole), by: rule)
    case .rotate(let quantity, let landing, let indexing):
      return rotate(by: quantity, landing: landing, indexing: indexing, rule: rule)
    case .placeHiddenView:
      return placeHiddenView()
    }
  }

  /// Sets the offset by a rule.
  ///
  /// Code knows the offset on the pixels only, and a running motion is shifted by what code changed
  /// (assumption A5): what the motion has beyond the pixels stays. Without a motion the offset is
  /// exactly what was set.
  private mutating func jump(to offset: Double, by rule: WrapRule, rotation: Int = 0) -> Bool {
    let isCarried = motion.phase != .resting
    return shift(
      by: offset - (isCarried ? contentOffset : exactOffset), rule: rule, rotation: rotation)
  }

  /// Moves the offset by a rule; a running motion is carried along (assumption A5).
  private mutating func shift(by distance: Double, rule: WrapRule, rotation: Int = 0) -> Bool {
    let exact = exactOffset + distance
    let target = rule.rounding == .pixel ? metrics.snap(exact) : exact
    let from = contentOffset
    guard metrics.snap(target) != from || rotation != 0 else { return false }
    if rule.isAnimated {
      events.append(.wrapJumpAnimated(rule.name))
      motion = .scrolling(
        RunningAnimation(
          animation: .scrolling, start: exactOffset, target: target, startRefresh: refresh))
      return true
    }
    motion.shift(by: target - exactOffset)
    recordJump(rule.name, from: from, to: metrics.snap(target), rotation: rotation)
    setOffset(target)
    return true
  }

  mutating func recordJump(_ rule: String, from: Double, to: Double, rotation: Int = 0) {
    jumpDistance += to - from
    events.append(
      .wrapJump(
        WrapJump(
          rule: rule,
          from: from,
          to: to,
          rotation: rotation,
          pitch: metrics.stripPitch,
          isDisplayedBefore: from == offsetBefore
        )))
  }

  private mutating func rotate(
    by quantity: WrapQuantity,
    landing: RotationLanding,
    indexing: RotationIndexing,
    rule: WrapRule
  ) -> Bool {
    guard case .views(var views) = layout, case .window(let before, let after) = carousel.strip
    else { return false }
    let pages = truncated(quantity.pages(of: contentOffset, in: metrics)) - before
    let item = indexing.item(at: currentItem + pages, count: metrics.numberOfItems)
    let isTurned = item != currentItem
    if isTurned {
      let old = layout
      currentItem = item
      for slot in 0...(before + after) {
        let neighbor = indexing.item(at: item + slot - before, count: metrics.numberOfItems)
        guard let index = views.firstIndex(where: { $0.item == neighbor }) else { continue }
        var view = views.remove(at: index)
        view.origin = Double(slot) * metrics.stripPitch
        views.append(view)
      }
      layout = .views(views)
      if rule.latency > 0 {
        laggingLayout = LaggingLayout(layout: old, refreshes: rule.latency)
      }
    }
    let rotation = isTurned ? pages : 0
    return switch landing {
    case .slot: jump(to: Double(before) * metrics.pitch, by: rule, rotation: rotation)
    case .remainder: shift(by: -Double(pages) * metrics.pitch, rule: rule, rotation: rotation)
    }
  }

  /// Puts the other one of two views on the side to which the content moves.
  private mutating func placeHiddenView() -> Bool {
    guard metrics.numberOfItems == 2, case .views(var views) = layout,
      case .window(let before, _) = carousel.strip,
      let index = views.firstIndex(where: { $0.item != currentItem })
    else { return false }
    let isAhead = contentOffset > Double(before) * metrics.pitch
    let origin = Double(isAhead ? before + 1 : before - 1) * metrics.stripPitch
    guard views[index].origin != origin else { return false }
    views[index].origin = origin
    layout = .views(views)
    return true
  }
}
