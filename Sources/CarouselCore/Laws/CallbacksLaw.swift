/// Every page that the viewer comes to rest on is reported once, by its right number.
struct CallbacksLaw: Hashable, Sendable {
  var run = FindingRun()
  private var pageAtRest: Int?
  private var ownPageAtRest: Int?
  private var reportsSinceMotion = 0

  mutating func observe(_ judged: JudgedFrame, callbacks: Callbacks) {
    let frame = judged.frame
    let page = judged.page(at: frame.referencePosition)
    let ownPage = judged.page(at: frame.position)
    if frame.motion != .resting { reportsSinceMotion = 0 }
    for event in frame.events {
      switch event {
      case .pageCommitted(let item):
        reportsSinceMotion += 1
        let expected = Self.expected(in: judged)
        if !expected.contains(item) {
          report(
            "page \(item + 1) is reported", expected: expected, in: judged,
            remedy: Self.remedy(forReporting: item, in: judged, by: callbacks))
        } else if reportsSinceMotion > 1, frame.motion == .resting {
          report(
            "page \(item + 1) is reported twice", expected: expected, in: judged,
            remedy: "report a page once: leave the report out where the page is the one that was "
              + "reported last")
        }
      case .itemTapped(let item):
        let expected = Self.expected(in: judged)
        if !expected.contains(item) {
          report(
            "a tap reports item \(item + 1)", expected: expected, in: judged,
            remedy: Self.remedy(forTapOn: item, in: judged, by: callbacks))
        }
      default: break
      }
    }
    if judged.isFirst {
      pageAtRest = page
      ownPageAtRest = ownPage
    }
    guard !callbacks.commitsPageOn.isEmpty, judged.isAtRest else { return }
    if let pageAtRest, pageAtRest != page, reportsSinceMotion == 0 {
      // Without a turn there was nothing to report.
      let isStuck = ownPage == ownPageAtRest
      report(
        "nothing is reported", expected: Self.expected(in: judged), in: judged,
        remedy: isStuck ? nil : callbacks.remedyForSilence)
    }
    pageAtRest = page
    ownPageAtRest = ownPage
  }

  private static func expected(in judged: JudgedFrame) -> [Int] {
    judged.reference.largestItems(band: 4 * judged.tolerance)
  }

  /// Whether what is reported is what is seen, so that the picture is wrong and not the report.
  private static func isSeen(_ item: Int, in judged: JudgedFrame) -> Bool {
    judged.picture.largestItems(band: 4 * judged.tolerance).contains(item)
  }

  private static func remedy(
    forReporting item: Int, in judged: JudgedFrame, by callbacks: Callbacks
  ) -> String? {
    guard !isSeen(item, in: judged) else { return nil }
    return callbacks.commits == .currentItem
      ? "report the item under the middle of the bounds instead of an index that is counted along"
      : "report the item under the middle of the bounds once the content stands on a page"
  }

  private static func remedy(
    forTapOn item: Int, in judged: JudgedFrame, by callbacks: Callbacks
  ) -> String? {
    guard !isSeen(item, in: judged) else { return nil }
    return callbacks.tapReports == .currentItem
      ? "report the item of the page under the finger instead of an index that is counted along"
      : "report the item of the page under the finger, modulo the number of items"
  }

  private mutating func report(
    _ what: String, expected: [Int], in judged: JudgedFrame, remedy: String?
  ) {
    let items = expected.map { "\($0 + 1)" }.joined(separator: " or ")
    run.record(in: judged.frame, size: judged.geometry.pitch) {
      judged.finding(
        .callbacks,
        size: judged.geometry.pitch,
        explanation: "\(what) where item \(items) should be",
        remedy: remedy
      )
    }
  }
}

extension Callbacks {
  /// What would make a page be reported that was turned to in silence.
  fileprivate var remedyForSilence: String {
    let ways: [(event: ControlEvents, words: String)] = [
      (.didEndDecelerating, "when a deceleration ends"),
      (.didEndScrollingAnimation, "when an animation ends"),
      (.didEndDraggingAtRest, "when a finger lets go and no motion follows"),
    ]
    let missing = ways.filter { !commitsPageOn.contains($0.event) }.map(\.words)
    guard !missing.isEmpty else { return "report the page at every way of coming to rest" }
    return "report the page \(missing.joined(separator: ", and ")), too"
  }
}
