/// Ticks come at an even pace, none while a finger is down or the screen hidden.
struct AutoplayCadenceLaw: Hashable, Sendable {
  var run = FindingRun()
  /// The time of the last tick, as long as nothing has reset the pace since.
  private(set) var lastTick: Double?
  /// The last moment from which a timer may count.
  private var lastReset = 0.0
  private var fingerIsDown = false
  private var isOverdue = false

  mutating func observe(_ judged: JudgedFrame, autoplay: Autoplay, refreshRate: Double) {
    let frame = judged.frame
    let slack = 2 / refreshRate + 1e-9
    for event in frame.events {
      switch event {
      case .fingerDown:
        fingerIsDown = true
        lastTick = nil
      case .fingerUp:
        fingerIsDown = false
        lastTick = nil
      case .hidden, .shown, .resized:
        lastTick = nil
        lastReset = frame.time
      case .tick:
        observeTick(judged, period: autoplay.period, slack: slack)
      default: break
      }
    }
    if let wait = overdueWait(at: frame, autoplay: autoplay, refreshRate: refreshRate) {
      report(wait: wait, in: judged)
    }
  }

  /// Lets time pass, and returns the wait for a tick in the moment in which it becomes too long.
  mutating func overdueWait(
    at frame: DisplayedFrame, autoplay: Autoplay, refreshRate: Double
  ) -> Double? {
    if fingerIsDown || frame.motion != .resting || frame.isHidden { lastReset = frame.time }
    let wait = frame.time - max(lastReset, lastTick ?? 0)
    guard wait > autoplay.period + 2 / refreshRate + 1e-9, !isOverdue else { return nil }
    isOverdue = true
    return wait
  }

  /// Records that no tick has come for too long.
  mutating func report(wait: Double, in judged: JudgedFrame) {
    report(
      "no tick has come for \(decimalText(wait, decimals: 2)) s", in: judged,
      remedy: "start the timer again at every way of coming to rest, and when the screen is shown")
  }

  /// Goes on from a moment at which nothing is overdue yet.
  mutating func resume(at time: Double, lastTick: Double?) {
    self.lastTick = lastTick
    lastReset = time
    isOverdue = false
  }

  private mutating func observeTick(_ judged: JudgedFrame, period: Double, slack: Double) {
    let frame = judged.frame
    isOverdue = false
    defer { lastTick = frame.time }
    if fingerIsDown {
      report(
        "a tick comes while a finger is down", in: judged,
        remedy: "stop the timer when a finger comes down, and start it again when it is lifted")
    } else if let lastTick, abs(frame.time - lastTick - period) > slack {
      let wait = frame.time - lastTick
      report(
        "a tick comes after \(decimalText(wait, decimals: 3)) s instead of "
          + "\(decimalText(period, decimals: 3)) s",
        in: judged,
        remedy: wait < slack
          ? "run one timer only, and let a hidden screen save up no ticks"
          : "start one timer again at the same event after every turn"
      )
    }
  }

  private mutating func report(_ what: String, in judged: JudgedFrame, remedy: String) {
    run.record(in: judged.frame, size: 0) {
      judged.finding(.autoplayCadence, size: 0, explanation: what, remedy: remedy)
    }
  }
}
