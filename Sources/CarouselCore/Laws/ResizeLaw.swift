/// The item and the part of it that shows survive a change of size.
struct ResizeLaw: Hashable, Sendable {
  var run = FindingRun()
  private var isJudging = false

  static let remedy = "lay the pages out again and move the offset with its page"

  mutating func observe(_ judged: JudgedFrame) {
    for event in judged.frame.events {
      switch event {
      case .resized: isJudging = true
      case .fingerDown, .tick: isJudging = false
      default: break
      }
    }
    guard isJudging, !judged.matches, let extent = judged.difference.extent else { return }
    let size = max(judged.difference.displacement, judged.difference.length)
    run.record(in: judged.frame, size: size) {
      judged.finding(
        .resize,
        extent: extent,
        size: size,
        sight: .lostBySize(size),
        remedy: Self.remedy
      )
    }
  }
}
