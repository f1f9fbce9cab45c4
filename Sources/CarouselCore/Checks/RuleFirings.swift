/// When and from where each rule acts in a script.
struct RuleFirings {
  /// One action of a rule.
  struct Firing: Hashable, Sendable {
    var time: Double
    /// The offset that the rule found.
    var offset: Double
    /// The offset that it made of it.
    var landing: Double
    /// The pages by which it turned the views.
    var rotation: Int

    /// Whether it does the same as another one.
    func isLike(_ other: Firing) -> Bool {
      abs(offset - other.offset) <= 1e-6 && abs(landing - other.landing) <= 1e-6
        && rotation == other.rotation
    }

    /// What it does.
    var words: String {
      let turn = rotation == 0 ? "" : ", turning the views by \(rotation)"
      return "from \(pointText(offset)) to \(pointText(landing))\(turn)"
    }
  }

  /// An action of a rule in one of two scripts that the other one does not have.
  struct Difference {
    var rule: WrapRule
    var firing: Firing
    /// Whether the rule acts in the first script.
    var isOwn: Bool
  }

  private let rules: [WrapRule]
  private var firings: [String: [Firing]] = [:]

  init(_ timeline: CarouselTimeline) {
    rules = timeline.carousel.wrapRules
    for frame in timeline {
      for jump in frame.wrapJumps {
        firings[jump.rule, default: []].append(
          Firing(
            time: frame.time, offset: jump.from, landing: jump.to, rotation: jump.rotation))
      }
    }
  }

  /// The seconds by which another refresh rate or phase shifts what a script does: a refresh or
  /// two.
  static let slack = 0.05

  /// Returns the earliest action of a rule that has none at about the same time in another script.
  func firstDifference(to other: RuleFirings) -> Difference? {
    var first: Difference?
    for rule in rules {
      let own = firings[rule.name] ?? []
      let others = other.firings[rule.name] ?? []
      let candidates =
        Self.alone(own, beside: others).map { Difference(rule: rule, firing: $0, isOwn: true) }
        + Self.alone(others, beside: own).map { Difference(rule: rule, firing: $0, isOwn: false) }
      for candidate in candidates where candidate.firing.time < first?.firing.time ?? .infinity {
        first = candidate
      }
    }
    return first
  }

  /// Returns in words the first rule that acts in another script at about the same time from
  /// another offset, or to another one.
  func firstChange(to other: RuleFirings) -> String? {
    for name in firings.keys.sorted() {
      for (own, changed) in zip(firings[name] ?? [], other.firings[name] ?? [])
      where !own.isLike(changed) {
        return "rule \(name) acts in both, \(own.words) as the script is, and then \(changed.words)"
      }
    }
    return nil
  }

  /// Returns the firings without a partner in another list; both are in order of time.
  private static func alone(_ firings: [Firing], beside others: [Firing]) -> [Firing] {
    var rest = others[...]
    return firings.filter { firing in
      while let other = rest.first, other.time < firing.time - slack { rest.removeFirst() }
      guard let other = rest.first, other.time <= firing.time + slack else { return true }
      rest.removeFirst()
      return false
    }
  }
}

extension RuleFirings.Difference {
  /// Returns what the rule finds in either script, in words.
  ///
  /// - Parameters:
  ///   - own: The script itself.
  ///   - other: The script under another condition.
  /// - Returns: What stands behind the laws that flip.
  func words(own: CarouselTimeline, other: CarouselTimeline) -> String {
    let test = "`\(rule.test.text)` of rule \(rule.name)"
    let time = decimalText(firing.time, decimals: 3)
    guard let miss = nearestMiss(in: isOwn ? other : own) else {
      return "rule \(rule.name) acts at \(time) s "
        + (isOwn ? "as the script is, and not then" : "then, and not as the script is")
    }
    let hit = "true at \(pointText(firing.offset)), at \(time) s"
    let distance = miss.distance < 0.001 ? "less than 0.001 pt" : pointText(miss.distance)
    let missed = "the nearest offset is \(pointText(miss.offset)), \(distance) off"
    return isOwn
      ? "as the script is, \(test) is \(hit); then it is false, for \(missed)"
      : "as the script is, \(test) is false, for \(missed); then it is \(hit)"
  }

  /// Returns the offset nearest to fulfilling the rule's test at about that time in a script in
  /// which it does not act, and by how much it fails; `nil` where it fulfils the test.
  private func nearestMiss(in timeline: CarouselTimeline) -> (offset: Double, distance: Double)? {
    let metrics = Metrics(timeline.carousel.geometry)
    var nearest: (offset: Double, distance: Double)?
    for frame in timeline where rule.looks(in: frame) {
      guard frame.time >= firing.time - RuleFirings.slack else { continue }
      guard frame.time <= firing.time + RuleFirings.slack else { break }
      // What another rule made of it is not what this one found.
      let offset = frame.wrapJumps.first?.from ?? frame.contentOffset
      guard let distance = rule.test.distance(of: offset, in: metrics) else { return nil }
      if distance < nearest?.distance ?? .infinity { nearest = (offset, distance) }
    }
    guard let nearest, nearest.distance > 0 else { return nil }
    return nearest
  }
}

extension WrapRule {
  /// Whether the rule looks at the offset in a frame.
  fileprivate func looks(in frame: DisplayedFrame) -> Bool {
    guard events.isDisjoint(with: [.didScroll, .layout]) else { return true }
    return frame.events.contains { event in
      if case .callback(let called) = event { !events.isDisjoint(with: called) } else { false }
    }
  }
}
