internal import CarouselCore
internal import CarouselPicture

/// A cell of the row that shows what the viewer sees, or two or three that belong together.
struct MomentGroup: Hashable, Sendable {
  /// Why it is shown.
  enum Kind: Hashable, Sendable {
    /// A telling moment by itself.
    case single(String)
    /// The frames before and after a wrap jump.
    case jump(JumpRecord)
    /// The worst frame of a finding, by its place in the verdict.
    case finding(Int)
  }

  var kind: Kind
  /// The refreshes that it shows, in order.
  var refreshes: [Int]
  /// The refresh at which what the reference shows stands beside them.
  var referenceRefresh: Int?

  /// The number of cells.
  var cellCount: Int { refreshes.count + (referenceRefresh == nil ? 0 : 1) }
}

extension Surroundings {
  /// The most pairs round wrap jumps, and the most findings, that are shown.
  private static let pairLimit = 3
  private static let findingLimit = 2
  /// The most cells: two rows of six.
  private static let cellLimit = 12

  /// The telling moments: the start, the middle of a gesture and its release, the frames round wrap
  /// jumps, the worst frames of findings, the end.
  var moments: [MomentGroup] {
    var groups = jumpMoments
    groups += findingMoments(besides: groups)
    for (name, refresh) in singles {
      let isShown = groups.contains { $0.refreshes.contains(refresh) }
      let cells = groups.reduce(0) { $0 + $1.cellCount }
      // The start and the end come first in `singles`, so that a full row lacks those between.
      let limit = groups.count > 1 && cells > 4 ? Self.cellLimit : 7
      guard !isShown, cells < limit else { continue }
      groups.append(MomentGroup(kind: .single(name), refreshes: [refresh]))
    }
    return groups.sorted { ($0.refreshes.first ?? 0) < ($1.refreshes.first ?? 0) }
  }

  /// The pairs round the first faulty jump, the first jump of each rule, and the last jump.
  private var jumpMoments: [MomentGroup] {
    let jumps = digest.jumps.filter { $0.refresh > 0 }
    let faulty = jumps.filter { faultyRefresh(round: $0) != nil }.prefix(1)
    let firstOfRule = jumps.indices.filter { index in
      !jumps[..<index].contains { $0.jump.rule == jumps[index].jump.rule }
    }.map { jumps[$0] }
    var chosen: [JumpRecord] = []
    for record in faulty + firstOfRule + jumps.suffix(1) where chosen.count < Self.pairLimit {
      // Pairs that share a frame would show it twice.
      if !chosen.contains(where: { abs($0.refresh - record.refresh) < 2 }) { chosen.append(record) }
    }
    return chosen.map { record in
      MomentGroup(
        kind: .jump(record),
        refreshes: [record.refresh - 1, record.refresh],
        referenceRefresh: faultyRefresh(round: record)
      )
    }
  }

  /// The refresh after a jump, else the one before it, whose picture breaks a law.
  private func faultyRefresh(round record: JumpRecord) -> Int? {
    [record.refresh, record.refresh - 1].first { pictureFinding(at: $0) != nil }
  }

  private func findingMoments(besides groups: [MomentGroup]) -> [MomentGroup] {
    var found: [(group: MomentGroup, finding: Finding)] = []
    for (index, finding) in verdict.findings.enumerated() where found.count < Self.findingLimit {
      let refresh = Int((finding.worstTime * illustration.timeline.refreshRate).rounded())
      let isShown = groups.contains { $0.referenceRefresh == refresh }
      // A blank is also a difference from the reference; one cell shows both.
      let isLike = found.contains { $0.finding.isSeen(with: finding) }
      if isShown || isLike { continue }
      let group = MomentGroup(
        kind: .finding(index),
        refreshes: [refresh],
        referenceRefresh: finding.law == .indicator ? nil : refresh
      )
      found.append((group, finding))
    }
    return found.map(\.group)
  }

  /// Moments by name, the ones that matter most first.
  private var singles: [(name: String, refresh: Int)] {
    var moments: [(String, Int)] = [("start", 0), ("end", digest.lastRefresh)]
    let firstJump = digest.jumps.first?.refresh ?? digest.lastRefresh + 1
    let gesture = digest.gestures.last { $0.down < firstJump } ?? digest.gestures.first
    if let gesture, let up = gesture.up, up > gesture.down {
      moments.append(("mid-drag", (gesture.down + up) / 2))
      moments.append(("release", up))
      if let rest = gesture.rest { moments.append(("at rest", rest)) }
    }
    if let tick = digest.ticks.last(where: { $0 < firstJump }) ?? digest.ticks.first,
      let band = digest.bands.first(where: { $0.firstRefresh >= tick && $0.kind == .auto })
    {
      moments.append(("mid-turn", (band.firstRefresh + band.endRefresh) / 2))
    }
    return moments
  }

  /// The finding about the picture itself, not about the dots, whose frames hold a refresh.
  func pictureFinding(at refresh: Int) -> Finding? {
    findings(at: refresh).first { $0.law != .indicator }
  }
}

extension Finding {
  /// Whether a picture of one finding shows what there is to see of the other.
  func isSeen(with other: Finding) -> Bool {
    guard law != .indicator, other.law != .indicator else { return law == other.law }
    let isAtOnce = refresh <= other.lastRefresh && other.refresh <= lastRefresh
    return isAtOnce || (law == other.law && explanation == other.explanation)
  }
}

/// The second pass: the frames of chosen refreshes.
///
/// - Complexity: O(n) for n displayed frames.
func frames(of refreshes: Set<Int>, in timeline: CarouselTimeline) -> [Int: DisplayedFrame] {
  var frames: [Int: DisplayedFrame] = [:]
  for frame in timeline where refreshes.contains(frame.refresh) {
    frames[frame.refresh] = frame
    if frames.count == refreshes.count { break }
  }
  return frames
}
