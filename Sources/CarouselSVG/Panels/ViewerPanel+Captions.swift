internal import CarouselCore
internal import CarouselPicture

extension ViewerPanel {
  /// What is said of a group, and whether it is good.
  struct Caption: Hashable, Sendable {
    /// Wordings, the longest first.
    var wordings: [String]
    var isGood: Bool
  }

  /// Returns what is said of a group; a single moment speaks for itself.
  func caption(of group: MomentGroup) -> Caption? {
    switch group.kind {
    case .single:
      return nil
    case .finding(let index):
      let finding = surroundings.verdict.findings[index]
      return Caption(
        wordings: ["✗ \(finding.law.id): worst frame", "✗ \(finding.law.id)"], isGood: false)
    case .jump:
      guard group.refreshes.count == 2, let before = frames[group.refreshes[0]],
        let after = frames[group.refreshes[1]]
      else { return nil }
      return caption(before: before, after: after)
    }
  }

  private func caption(before: DisplayedFrame, after: DisplayedFrame) -> Caption {
    let wasWrong = surroundings.breach(in: before) != nil
    if let breach = surroundings.breach(in: after) {
      let extent = breach.extent
      let start = decimalText(extent.lowerBound, decimals: 2)
      let end = decimalText(extent.upperBound, decimals: 2)
      let kind = breach.law == .coverage ? "blank" : "differs"
      let what = "✗ \(kind): \(surroundings.offsets.points(breach.size))"
      return Caption(
        wordings: [
          "\(what) at \(start)…\(end) pt of the bounds" + (wasWrong ? ", as before" : ""),
          "\(what) at \(start)…\(end) pt", what,
        ],
        isGood: false)
    }
    if wasWrong {
      return Caption(
        wordings: ["✗ wrong before the jump, mended by it", "✗ wrong before the jump"],
        isGood: false)
    }
    if surroundings.isSame(before, after) {
      return Caption(
        wordings: ["✓ before = after, pixel for pixel", "✓ before = after"], isGood: true)
    }
    let moved = surroundings.offsets.points(abs(after.position - before.position))
    let mover = after.motion == .dragging ? "finger" : "motion"
    return Caption(
      wordings: [
        "✓ no seam: moved \(moved), as the \(mover) did", "✓ no seam: moved \(moved)", "✓ no seam",
      ],
      isGood: true)
  }

  /// Draws the line round a group with its caption on top.
  func drawFrame(of group: MomentGroup, on sketch: inout Sketch, round box: Box) {
    guard let caption = caption(of: group) else { return }
    let color = caption.isGood ? theme.good : theme.bad
    let text = Font.strongCaption.fitting(caption.wordings, in: box.width + 6)
    sketch.text(
      text, x: box.midX, y: box.y - 11, font: .strongCaption, color: color, alignment: .middle)
    sketch.add(
      .rectangle(
        Box(x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 10), corner: 8,
        paint: .stroke(color, width: 1.6, dashes: caption.isGood ? [6, 4] : []),
        role: caption.isGood ? "pair equal" : "pair different"))
  }
}
