public import CarouselCore

extension CarouselTimeline {
  /// Creates a timeline of steps.
  public init(_ carousel: Carousel, _ steps: ScriptStep..., refreshRate: Double = 60) {
    self.init(carousel, script: Script(steps), refreshRate: refreshRate)
  }

  /// All displayed frames.
  public var frames: [DisplayedFrame] { Array(self) }

  /// The frame that is displayed when the script is over.
  public var lastFrame: DisplayedFrame? {
    var last: DisplayedFrame?
    for frame in self { last = frame }
    return last
  }
}

extension Sequence<DisplayedFrame> {
  /// The times of the ticks in seconds.
  public var tickTimes: [Double] {
    flatMap { frame in frame.events.filter { $0 == .tick }.map { _ in frame.time } }
  }

  /// The refreshes in which a callback came.
  public func refreshes(of event: ControlEvents) -> [Int] {
    filter { $0.events.contains(.callback(event)) }.map(\.refresh)
  }

  /// The pages that were reported, in order.
  public var committedPages: [Int] {
    flatMap(\.events).compactMap { if case .pageCommitted(let item) = $0 { item } else { nil } }
  }

  /// The items that taps reported, in order.
  public var tappedItems: [Int] {
    flatMap(\.events).compactMap { if case .itemTapped(let item) = $0 { item } else { nil } }
  }
}

extension DisplayedFrame {
  /// The items with a part in the bounds, from the leading edge.
  public var visibleItems: [Int] {
    pages.sorted { $0.origin < $1.origin }.map(\.item)
  }

  /// The length of the bounds that no page covers, in points; pages must not be nested.
  public func blankLength(boundsLength: Double) -> Double {
    var covered = 0.0
    var edge = 0.0
    for page in pages.sorted(by: { $0.origin < $1.origin }) {
      let start = Swift.max(page.origin, edge)
      let end = Swift.min(page.end, boundsLength)
      if end > start {
        covered += end - start
        edge = end
      }
    }
    return boundsLength - covered
  }
}
