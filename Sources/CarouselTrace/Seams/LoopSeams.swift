internal import CarouselCore

extension Survey {
  /// A first frame that does not follow the last one.
  var loopSeams: [TraceSeam] {
    guard frames.count > 1, let first = panoramas.first, let last = panoramas.last else {
      return []
    }
    let end = frames.count - 1
    let step = Step(from: last, to: first, tolerance: tolerance)
    let sign = step.displacement < 0 ? -1.0 : 1
    // What moves on either side of the restart may move in it.
    let around = steps(around: end, within: Self.hopWindow) + [end]
    let start = steps(around: 0, within: Self.hopWindow)
    let neighbour = (around + start).map { sign * steps[$0].displacement }.max() ?? 0
    let allowed = max(tolerance, 2 * Self.stepSlack * neighbour)
    let dotsDiffer = frames[0].indicator != frames[end].indicator
    var text: String?
    var size = abs(step.displacement)
    if step.unexplained > tolerance {
      size = step.unexplained
      text = "\(pointText(size)) of the last frame are unlike the first"
    } else if size > allowed {
      text = "the picture moves \(pointText(size)) at the restart"
    } else if dotsDiffer {
      text = "the last frame marks another dot than the first"
    }
    guard let text else { return [] }
    return seams([
      Sighting(
        frame: end, kind: .loop, size: size, extent: step.extent ?? 0...last.length,
        explanation: text, expectedItems: first.items)
    ])
  }
}
