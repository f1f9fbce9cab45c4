internal import CarouselCore

/// How a timeline is told in English.
enum EnglishWords {
  /// One wrap jump in a sentence.
  static func sentence(_ moment: WrapMoment) -> String {
    var parts: [String] = []
    if let copy = moment.copiedItem, let neighbor = moment.neighbor {
      let side = moment.isLeadingCopy ? "before" : "after"
      parts.append("\(side) page \(neighbor + 1) a copy of page \(copy + 1) slides in")
      parts.append("\(when(moment)), \(jump(moment))")
    } else {
      parts.append("\(place(moment)), \(when(moment)), \(jump(moment))")
    }
    parts.append(
      moment.isSeen
        ? "the screen shows something else than it should" : "nothing on screen changes")
    return parts.joined(separator: "; ").capitalizedFirst + "."
  }

  private static func place(_ moment: WrapMoment) -> String {
    switch moment.items.count {
    case 0: "with nothing in view"
    case 1: "on page \(moment.items[0] + 1)"
    default: "between page \(moment.items[0] + 1) and page \(moment.items[1] + 1)"
    }
  }

  private static func when(_ moment: WrapMoment) -> String {
    switch moment.motion {
    case .resting: "when it has settled"
    case .dragging: "while the finger still holds it"
    case .settling: "while it is still settling"
    case .scrolling: "while the timer turns the page"
    }
  }

  private static func jump(_ moment: WrapMoment) -> String {
    let direction = moment.jump.displacement < 0 ? "back" : "forward"
    let distance =
      moment.wholePages.map { Language.english.pages(abs($0)) }
      ?? decimalText(abs(moment.jump.displacement), decimals: 2) + " points"
    let offset = "the offset jumps \(direction) by \(distance)"
    guard moment.jump.rotation != 0 else { return offset }
    let views = Language.english.pages(abs(moment.jump.rotation))
    return "the views are turned by \(views) and \(offset)"
  }

  /// What ends a sentence about jumps that nobody sees.
  static func invisibility(_ wraps: Int) -> String {
    switch wraps {
    case 0: "."
    case 1: ", which cannot be seen."
    default: ", none of which can be seen."
    }
  }

  /// What the laws say, in a sentence.
  static func closing(_ verdict: Verdict, wraps: Int) -> String {
    guard let first = verdict.findings.first else {
      return wraps == 0
        ? "Nothing wraps."
        : "Every frame is the one that a strip without ends would show."
    }
    return "At \(fixedText(first.time, decimals: 2)) seconds \(law(first))."
  }

  /// What is seen where a law is broken.
  static func law(_ finding: Finding) -> String {
    switch finding.law {
    case .referenceMatch: "the screen shows another page than it should"
    case .remapEquivalence: "a jump moves what is on screen"
    case .coverage: "a part of the screen is blank"
    case .uniqueCover: "the wrong page lies on top"
    case .atomicity: "a jump takes more than one frame"
    case .motionContinuity: "the content moves against the finger"
    case .progress: "a gesture turns no page, or the wrong one"
    case .indicator: "the dots mark the wrong page"
    case .callbacks: "a page is reported wrongly"
    case .autoplayCadence: "the timer comes at uneven times"
    case .noDrift: "a lap does not end where it began"
    case .loopClosure: "the last frame does not lead to the first one"
    case .resize: "a change of size loses the page"
    case .smallCounts: "so few pages are not handled"
    case .mirror: "the mirrored carousel differs"
    case .cloneVersion: "a copy shows an old page"
    case .robustness: "the outcome depends on the display"
    }
  }
}
