internal import CarouselCore

/// A wrap jump with what a picture says of it.
struct JumpRecord: Hashable, Sendable {
  /// Its number in the picture, from one.
  var number: Int
  /// The refresh in which it happened.
  var refresh: Int
  var time: Double
  var jump: WrapJump
  /// The offset at which the motion that led to it began, or to which the jump before led.
  var motionStart: Double
  /// What moved the content: "swipe", "drag" or "autoplay".
  var gesture: String
}

/// What moves the content, as the bands below a chart name it.
enum BandKind: String, Hashable, Sendable, CaseIterable {
  case idle
  case drag
  case settle
  case auto
  case hidden

  init(_ frame: DisplayedFrame) {
    if frame.isHidden {
      self = .hidden
      return
    }
    self =
      switch frame.motion {
      case .resting: .idle
      case .dragging: .drag
      case .settling: .settle
      case .scrolling: .auto
      }
  }
}

/// Frames in a row in which the same thing moves the content.
struct Band: Hashable, Sendable {
  var kind: BandKind
  var firstRefresh: Int
  /// The first refresh after it.
  var endRefresh: Int
}

/// Something marked on the axis of time.
struct Incident: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable {
    case tick
    /// A finger that moves nothing.
    case touch
    /// A touch that the carousel reports.
    case tap
    case resize
    case ignoredTouch = "ignored touch"
  }

  var kind: Kind
  var refresh: Int
}
