public import CarouselCore

extension ScriptStep {
  /// The step as a script writes it.
  ///
  /// ```swift
  /// ScriptStep.swipe(.back, caughtAfter: 0.12).scenarioText  // "swipe back caught after 120ms"
  /// ```
  public var scenarioText: String {
    switch self {
    case .rest(let seconds): return "rest \(timeText(seconds))"
    case .swipe(let direction, nil): return "swipe \(direction.rawValue)"
    case .swipe(let direction, let time?):
      return "swipe \(direction.rawValue) caught after \(timeText(time))"
    case .drag(let direction, let pages, let seconds, let velocity):
      let noun = pages == 1 ? "page" : "pages"
      let drag =
        "drag \(direction.rawValue) \(numberText(pages)) \(noun) over \(timeText(seconds))"
      return velocity == 0 ? drag : "\(drag) release \(numberText(velocity))pt/s"
    case .autoplay(let ticks): return "autoplay \(ticks) \(ticks == 1 ? "tick" : "ticks")"
    case .tap: return "tap"
    case .resize(let size): return "resize \(size.text)"
    case .update(let item): return "update item \(item + 1)"
    case .hide(let seconds): return "hide \(timeText(seconds))"
    }
  }
}

extension Script {
  /// The steps as lines of a script, equal ones in a row joined by `xN`.
  ///
  /// ```swift
  /// Script([.swipe(.back), .swipe(.back), .tap]).scenarioLines  // ["swipe back x2", "tap"]
  /// ```
  public var scenarioLines: [String] {
    var lines: [(step: ScriptStep, count: Int)] = []
    for step in steps {
      if let last = lines.last, last.step == step {
        lines[lines.count - 1].count += 1
      } else {
        lines.append((step, 1))
      }
    }
    return lines.map { $0.step.scenarioText + ($0.count > 1 ? " x\($0.count)" : "") }
  }

  /// The steps as the list that stands behind `script:`, one a line, each line ended.
  public var scenarioText: String {
    TextNode.list(scenarioLines.map { .word($0) }).lines.map { $0 + "\n" }.joined()
  }
}
