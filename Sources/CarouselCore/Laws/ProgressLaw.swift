/// A gesture or a tick turns as many pages as it turns on the reference.
///
/// Compared from one rest to the next, so that one lost page is one finding.
struct ProgressLaw: Hashable, Sendable {
  var run = FindingRun()
  /// Where the last rest was, which a gesture that ends in motion leaves to the next one.
  var memory = Memory()

  /// What is remembered from one frame to the next.
  struct Memory: Hashable, Sendable {
    var start: Rest?
    var hasMoved = false

    /// Counts pages from another one.
    mutating func shift(byPages count: Int) {
      start?.page += count
      start?.referencePage += count
    }
  }

  /// Where both stood at the last rest.
  struct Rest: Hashable, Sendable {
    var page: Int
    var referencePage: Int
    var contentOffset: Double
    var pages: [PlacedPage]

    init(_ judged: JudgedFrame) {
      page = judged.page(at: judged.frame.position)
      referencePage = judged.page(at: judged.frame.referencePosition)
      contentOffset = judged.frame.contentOffset
      pages = judged.frame.pages
    }
  }

  mutating func observe(_ judged: JudgedFrame) {
    // What comes before the first frame is a rest, even if a finger comes down in it.
    if judged.isFirst { memory = Memory(start: Rest(judged)) }
    for event in judged.frame.events {
      switch event {
      case .fingerDown, .tick: memory.hasMoved = true
      case .resized, .hidden: memory.start = nil
      default: break
      }
    }
    guard judged.isAtRest else { return }
    let rest = Rest(judged)
    defer { memory = Memory(start: rest) }
    guard memory.hasMoved, let start = memory.start else { return }
    let turned = rest.page - start.page
    let asked = rest.referencePage - start.referencePage
    guard turned != asked else { return }
    let isStuck =
      turned == 0 && rest.contentOffset == start.contentOffset && rest.pages == start.pages
    run.record(in: judged.frame, size: Double(abs(asked - turned)) * judged.geometry.pitch) {
      judged.finding(
        .progress,
        size: Double(abs(asked - turned)) * judged.geometry.pitch,
        explanation: isStuck
          ? "a dead end: \(Self.pagesText(asked)) asked for, and everything is as before"
          : "\(Self.pagesText(asked)) asked for, \(Self.pagesText(turned)) turned"
      )
    }
  }

  private static func pagesText(_ count: Int) -> String {
    switch count {
    case 0: "no page"
    case 1: "1 page forward"
    case -1: "1 page back"
    case ..<0: "\(-count) pages back"
    default: "\(count) pages forward"
    }
  }
}
