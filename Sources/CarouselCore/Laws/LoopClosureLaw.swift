/// The picture that would follow the last frame of a loop is its first frame.
struct LoopClosureLaw: Hashable, Sendable {
  var run = FindingRun()
  private var first: DisplayedFrame?
  private var last: JudgedFrame.Stub?
  private var lastRefresh: Int?
  private var missingRefreshes = 0

  mutating func observe(_ judged: JudgedFrame) {
    let refresh = judged.frame.refresh
    if let lastRefresh { missingRefreshes += max(0, refresh - lastRefresh - 1) }
    lastRefresh = refresh
    // A hidden screen shows nothing that could close a loop, but its time passes.
    guard !judged.frame.isHidden else { return }
    if first == nil { first = judged.frame }
    last = JudgedFrame.Stub(judged)
  }

  /// Holds the last frame against the first.
  mutating func conclude() {
    guard let first, let last else { return }
    if missingRefreshes > 0 {
      run.record(in: last.frame, size: last.geometry.pitch) {
        last.makeFinding(
          size: last.geometry.pitch,
          explanation: "\(missingRefreshes) refreshes are missing, so the loop is too short",
          remedy: "give every displayed frame its delay, merged ones the sum of theirs"
        )
      }
      return
    }
    let start = Picture(first.pages, length: last.geometry.boundsLength)
    var wrong = 0.0
    last.picture.compare(with: start) { from, to, own, other in
      guard to - from > last.geometry.tolerance + 1e-6 else { return }
      if own?.item != other?.item || own?.version != other?.version
        || abs((own?.origin ?? 0) - (other?.origin ?? 0)) > last.geometry.tolerance + 1e-6
      {
        wrong += to - from
      }
    }
    let dotsDiffer = first.indicator != last.frame.indicator
    guard wrong > 0 || dotsDiffer || first.boundsSize != last.frame.boundsSize else { return }
    let pages = truncated((last.frame.referencePosition / last.geometry.pitch).rounded())
    let count = max(last.geometry.numberOfItems, 1)
    let ahead = modulo(-pages, count)
    // The shorter way round.
    let swipes = 2 * ahead > count ? (count - ahead, "back") : (ahead, "forward")
    run.record(in: last.frame, size: wrong) {
      last.makeFinding(
        size: wrong,
        explanation: wrong > 0
          ? "the last frame is \(pointText(wrong)) unlike the first"
          : "the last frame marks another dot than the first",
        remedy: ahead == 0
          ? "let the last motion come to rest before the script ends"
          : "add \(swipes.0) \(swipes.0 == 1 ? "swipe" : "swipes") \(swipes.1), so that the script "
            + "ends where it began"
      )
    }
  }
}

extension JudgedFrame {
  /// What is kept of a frame until the end.
  struct Stub: Hashable, Sendable {
    let picture: Picture
    let geometry: Geometry
    let frame: DisplayedFrame
    let cause: WrapCause

    init(_ judged: JudgedFrame) {
      picture = judged.picture
      geometry = judged.geometry
      frame = judged.frame
      cause = judged.cause
    }

    func makeFinding(size: Double, explanation: String, remedy: String) -> Finding {
      JudgedFrame(
        frame, geometry: geometry, isLooping: true, cause: cause
      ).finding(.loopClosure, size: size, explanation: explanation, remedy: remedy)
    }
  }
}
