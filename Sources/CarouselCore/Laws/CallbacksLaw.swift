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
    if frame.motion != .resting { reportsSinceMotion = 0 }
    for event in frame.events {
      switch event {
      case .pageCommitted(let item):
        reportsSinceMotion += 1
        let expected = Self.expected(in: judged)
        if !expected.contains(item) {
          report("page \(item + 1) is reported", expected: expected, in: judged)
        } else if reportsSinceMotion > 1, frame.motion == .resting {
          report("page \(item + 1) is reported twice", expected: expected, in: judged)
        }
      case .itemTapped(let item):
        let expected = Self.expected(in: judged)
        if !expected.contains(item) {
          report("a tap reports item \(item + 1)", expected: expected, in: judged)
        }
      default: break
      }
    }
    if judged.isFirst { pageAtRest = page }
    guard !callbacks.commitsPageOn.isEmpty, judged.isAtRest else { return }
    if let pageAtRest, pageAtRest != page, reportsSinceMotion == 0 {
      report("nothing is reported", expected: Self.expected(in: judged), in: judged)
    }
    pageAtRest = page
  }

  private static func expected(in judged: JudgedFrame) -> [Int] {
    judged.reference.largestItems(band: 4 * judged.tolerance)
  }

  private mutating func report(_ what: String, expected: [Int], in judged: JudgedFrame) {
    let items = expected.map { "\($0 + 1)" }.joined(separator: " or ")
    run.record(in: judged.frame, size: judged.geometry.pitch) {
      judged.finding(
        .callbacks,
        size: judged.geometry.pitch,
        explanation: "\(what) where item \(items) should be",
        remedy: Self.remedy
      )
    }
  }
}
