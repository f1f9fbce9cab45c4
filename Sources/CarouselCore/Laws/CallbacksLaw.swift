/// Every page that the viewer comes to rest on is reported once, by its right number.
struct CallbacksLaw: Hashable, Sendable {
  var run = FindingRun()
  private var pageAtRest: Int?
  private var reportsSinceMotion = 0
  private var isJudged = false

  private static let remedy =
    "report the item under the middle of the bounds at every way of coming to rest"

  mutating func observe(_ judged: JudgedFrame, callbacks: Callbacks) {
    let frame = judged.frame
    let page = judged.page(at: frame.referencePosition)
    let expected = judged.reference.largestItems(band: 4 * judged.tolerance)
    if frame.motion != .resting { reportsSinceMotion = 0 }
    for event in frame.events {
      switch event {
      case .pageCommitted(let item):
        reportsSinceMotion += 1
        if !expected.contains(item) {
          report("page \(item + 1) is reported", expected: expected, in: judged)
        } else if reportsSinceMotion > 1, frame.motion == .resting {
          report("page \(item + 1) is reported twice", expected: expected, in: judged)
        }
      case .itemTapped(let item):
        if !expected.contains(item) {
          report("a tap reports item \(item + 1)", expected: expected, in: judged)
        }
      default: break
      }
    }
    guard !callbacks.commitsPageOn.isEmpty, judged.isAtRest else { return }
    if let pageAtRest, pageAtRest != page, reportsSinceMotion == 0 {
      report("nothing is reported", expected: expected, in: judged)
    }
    pageAtRest = page
  }

  private mutating func report(_ what: String, expected: [Int], in judged: JudgedFrame) {
    let items = expected.map { "\($0 + 1)" }.joined(separator: " or ")
    run.record(
      judged.finding(
        .callbacks,
        size: judged.geometry.pitch,
        explanation: "\(what) where item \(items) should be",
        remedy: Self.remedy
      ))
  }
}
