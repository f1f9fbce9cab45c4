/// What moves the content at the moment.
enum Motion: Hashable, Sendable {
  case resting
  case tapping
  case dragging(Finger)
  case settling(RunningAnimation)
  case scrolling(RunningAnimation)
}

/// A finger that holds the content.
struct Finger: Hashable, Sendable {
  /// The offset that it asks for without its own displacement.
  var origin: Double
  /// The displacement of the moves that are over, in points.
  var travelled = 0.0
  /// The move under way.
  var move: Move?
  /// The direction in which it moved last.
  var movesForward = true

  struct Move: Hashable, Sendable {
    var distance: Double
    var startRefresh: Int
    var refreshes: Int
  }

  /// Returns how far the finger has come at a moment, counted in refreshes.
  func displacement(at moment: Double) -> Double {
    guard let move else { return travelled }
    let part = min((moment - Double(move.startRefresh)) / Double(move.refreshes), 1)
    return travelled + move.distance * part
  }
}

extension Motion {
  /// Shifts a running motion along with the offset (assumption A5).
  mutating func shift(by distance: Double) {
    switch self {
    case .resting, .tapping: break
    case .dragging(var finger):
      finger.origin += distance
      self = .dragging(finger)
    case .settling(var animation):
      animation.start += distance
      animation.target += distance
      self = .settling(animation)
    case .scrolling(var animation):
      animation.start += distance
      animation.target += distance
      self = .scrolling(animation)
    }
  }

  /// Whether a finger is down.
  var isTracking: Bool {
    switch self {
    case .tapping, .dragging: true
    case .resting, .settling, .scrolling: false
    }
  }

  var phase: MotionPhase {
    switch self {
    case .resting, .tapping: .resting
    case .dragging: .dragging
    case .settling: .settling
    case .scrolling: .scrolling
    }
  }
}
