public import CarouselCore

/// A wrap that a trace shows.
public struct TraceWrap: Hashable, Sendable {
  /// The way that the picture goes.
  public enum Direction: String, Hashable, Sendable {
    /// To the left or up.
    case towardsStart = "+"
    /// To the right or down.
    case towardsEnd = "-"
    /// None: one picture replaces another.
    case cut = "x"
  }

  /// The frame in which the item under the middle of the bounds is the other one.
  public var frame: Int
  /// The time of that frame in seconds.
  public var time: Double
  /// The way that the picture goes.
  public var direction: Direction
}

/// A fault that a trace shows.
public struct TraceSeam: Hashable, Sendable {
  /// The kind of fault.
  public var kind: TraceSeamKind
  /// The law that it breaks, with time, place and extent.
  public var finding: TraceFinding
}

/// What a fault in a trace looks like.
public enum TraceSeamKind: String, Hashable, Sendable, CaseIterable {
  /// No displacement explains the frame by the one before.
  case cut
  /// The background shows where a page should be.
  case blank
  /// The pages at the wrap are spaced unlike the others.
  case spacing
  /// An item stands where another one belongs.
  case order
  /// From the last item to the first the long way back, or the other way round.
  case rewind
  /// One frame at the wrap moves far more than its neighbours.
  case hop
  /// One frame moves far more than its neighbours, and no wrap is near.
  case glitch
  /// The marked dot names another item than the one at rest.
  case indicator
  /// The first frame does not follow the last one.
  case loop
}

extension TraceSeamKind {
  /// The law that a fault of this kind breaks, in the words of those who know the carousel.
  public var law: Law {
    switch self {
    case .cut, .order: .referenceMatch
    case .blank: .coverage
    case .spacing: .uniqueCover
    case .rewind, .hop, .glitch: .motionContinuity
    case .indicator: .indicator
    case .loop: .loopClosure
    }
  }

  /// What would mend it, in one sentence.
  var remedy: String {
    switch self {
    case .cut: "jump by whole laps, and carry a running motion along"
    case .blank: "give the strip copies for every offset that can be displayed"
    case .spacing: "put the copies a lap away from their items, and the gap at the wrap as well"
    case .order: "let the strip repeat the items in their order"
    case .rewind: "go on to the copy behind the end, and jump back by a lap there"
    case .hop: "jump by whole laps only, and not before the motion has ended"
    case .glitch: "let a finger take up a running motion where it is displayed"
    case .indicator: "take the page modulo the number of items when a motion starts or ends"
    case .loop: "end the recording at the place and with the speed with which it began"
    }
  }
}
