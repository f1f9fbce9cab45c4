public import CarouselCore

/// What a trace shows of a carousel's wraps.
public struct TraceVerdict: Hashable, Sendable {
  /// The verdict in one word.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// There are wraps, and nothing is wrong.
    case seamless = "no seam"
    /// There is no wrap, and nothing is wrong.
    case noWrap = "no wrap seen"
    /// The picture betrays the wrap.
    case seam
    /// The picture hops, and not only at the wrap.
    case glitch
    /// The picture is right, the dots are not.
    case indicator
  }

  /// The faults, by time.
  public var seams: [TraceSeam]
  /// The wraps, by time.
  public var wraps: [TraceWrap]
  /// The number of frames.
  public var frameCount: Int
  /// The number of items.
  public var numberOfItems: Int
  /// The number of pauses between frames too long to tell what happened in them.
  public var pauseCount: Int
}

extension TraceVerdict {
  /// Whether no law is broken; a trace without any wrap breaks none.
  public var isGood: Bool { seams.isEmpty }

  /// The verdict in one word.
  public var outcome: Outcome {
    let picture = seams.filter { $0.kind != .indicator }
    if picture.isEmpty {
      return !seams.isEmpty ? .indicator : wraps.isEmpty ? .noWrap : .seamless
    }
    let hops = picture.filter { $0.kind == .hop || $0.kind == .glitch }
    return hops.count == picture.count && hops.contains { $0.kind == .glitch } ? .glitch : .seam
  }

  /// The laws that are broken, in the order of the list of laws.
  public var brokenLaws: [Law] {
    Law.allCases.filter { law in seams.contains { $0.finding.law == law } }
  }
}
