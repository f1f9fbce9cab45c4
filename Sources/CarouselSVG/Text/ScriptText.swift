internal import CarouselCore

/// Returns a script in one line; equal steps in a row are counted.
///
/// ```swift
/// scriptText(Script([.swipe(.back), .swipe(.back)]))  // "swipe back ×2"
/// ```
func scriptText(_ script: Script) -> String {
  var words: [(step: ScriptStep, count: Int)] = []
  for step in script.steps {
    if let last = words.last, last.step == step {
      words[words.count - 1].count += 1
    } else {
      words.append((step, 1))
    }
  }
  return words.map { word in
    word.count == 1 ? text(of: word.step) : "\(text(of: word.step)) ×\(word.count)"
  }.joined(separator: ", ")
}

private func text(of step: ScriptStep) -> String {
  switch step {
  case .rest(let seconds):
    return "rest \(decimalText(seconds, decimals: 2)) s"
  case .swipe(let direction, let caughtAfter):
    guard let caughtAfter else { return "swipe \(direction.rawValue)" }
    let milliseconds = decimalText(caughtAfter * 1000, decimals: 0)
    return "swipe \(direction.rawValue) caught after \(milliseconds) ms"
  case .drag(let direction, let pages, _, let velocity):
    let distance = "\(decimalText(pages, decimals: 2)) page\(pages == 1 ? "" : "s")"
    let release =
      velocity == 0 ? "" : " released at \(decimalText(velocity, decimals: 0)) pt/s"
    return "drag \(direction.rawValue) \(distance)\(release)"
  case .autoplay(let ticks):
    return "autoplay \(countText(ticks, "tick"))"
  case .tap:
    return "tap"
  case .resize(let size):
    let width = decimalText(size.width, decimals: 2)
    return "resize to \(width) × \(decimalText(size.height, decimals: 2)) pt"
  case .update(let item):
    return "update item \(item + 1)"
  case .hide(let seconds):
    return "hide \(decimalText(seconds, decimals: 2)) s"
  }
}
