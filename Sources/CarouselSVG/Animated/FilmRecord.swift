internal import CarouselCore

/// What an animation needs of every displayed frame, taken in one pass.
struct FilmRecord: Hashable, Sendable {
  /// A displayed frame.
  struct Frame: Hashable, Sendable {
    var offset: Double
    /// The bounds by their place in ``sizes``.
    var size: Int
    var motion: MotionPhase
    var indicator: Int?
    var isHidden: Bool
    /// The offset that the motion had reached when a jump replaced it, in a frame with one.
    var offsetBeforeJump: Double?
    /// Whether a finger let go or the timer fired, so that a motion may begin.
    var startsMotion: Bool
    /// The pages in the bounds, back to front, with origins in content coordinates.
    var pages: [PlacedPage]
    /// The pages of the strip, in content coordinates.
    var strip: [PlacedPage] = []
  }

  /// A wrap jump that moves the offset.
  struct Jump: Hashable, Sendable {
    var refresh: Int
    var jump: WrapJump
  }

  private(set) var frames: [Frame] = []
  /// The sizes of the bounds in order of appearance.
  private(set) var sizes: [Size] = []
  /// Their lengths along the scrolling axis.
  private(set) var lengths: [Double] = []
  private(set) var jumps: [Jump] = []
  /// The offsets that are displayed.
  private(set) var offsets: ClosedRange<Double> = 0...0
  /// Whether any frame shows a blank wider than the gap between pages.
  private(set) var hasBlanks = false
  /// The display's refreshes a second.
  let refreshRate: Double

  /// A step of so many pages between two refreshes is no motion, whoever made it.
  private static let longestStep = 0.75

  init(_ timeline: CarouselTimeline) {
    refreshRate = timeline.refreshRate
    for frame in timeline { append(frame, of: timeline.carousel.geometry) }
  }

  private mutating func append(_ displayed: DisplayedFrame, of geometry: Geometry) {
    let offset = displayed.contentOffset
    let isResized = !sizes.isEmpty && displayed.boundsSize != frames.last.map { sizes[$0.size] }
    var frame = Frame(
      offset: offset, size: index(of: displayed.boundsSize, geometry), motion: displayed.motion,
      indicator: geometry.numberOfItems > 0 ? displayed.indicator : nil,
      isHidden: displayed.isHidden, startsMotion: false, pages: displayed.pages)
    for index in frame.pages.indices { frame.pages[index].origin += offset }
    frame.startsMotion = displayed.events.contains { event in
      switch event {
      case .fingerUp, .tick: true
      default: false
      }
    }
    if let previous = frames.last {
      let shift = displayed.wrapJumps.reduce(0) { $0 + $1.displacement }
      let step = Self.longestStep * max(geometry.pitch, 1)
      var before = offset - shift
      if isResized || abs(before - previous.offset) > step { before = previous.offset }
      if abs(before - offset) > 1e-6, abs(shift) > 1e-6 || isResized || before == previous.offset {
        frame.offsetBeforeJump = before
      }
      offsets = min(offsets.lowerBound, offset)...max(offsets.upperBound, offset)
    } else {
      offsets = offset...offset
    }
    for jump in displayed.wrapJumps where abs(jump.displacement) > 1e-6 || jump.rotation != 0 {
      jumps.append(Jump(refresh: displayed.refresh, jump: jump))
    }
    hasBlanks =
      hasBlanks || displayed.hasBlank(widerThan: geometry.gap + geometry.tolerance, geometry)
    frames.append(frame)
  }

  private mutating func index(of size: Size, _ geometry: Geometry) -> Int {
    if let index = sizes.firstIndex(of: size) { return index }
    sizes.append(size)
    lengths.append(geometry.length(of: size))
    return sizes.count - 1
  }

  /// Plays the timeline again and keeps the pages of the strip in a stretch of the content.
  mutating func addStrip(of timeline: CarouselTimeline, in window: ClosedRange<Double>) {
    var iterator = timeline.makeIterator()
    for index in frames.indices where iterator.next() != nil {
      frames[index].strip = iterator.stripPages(in: window)
    }
  }
}

extension Geometry {
  /// Returns the length of bounds of a size along the scrolling axis.
  func length(of size: Size) -> Double {
    axis == .horizontal ? size.width : size.height
  }
}

extension DisplayedFrame {
  /// Whether a stretch of the bounds that is wider than a length shows no page.
  func hasBlank(widerThan widest: Double, _ geometry: Geometry) -> Bool {
    var edge = 0.0
    for page in pages.sorted(by: { $0.origin < $1.origin }) {
      if page.origin - edge > widest { return true }
      edge = max(edge, page.end)
    }
    return geometry.length(of: boundsSize) - edge > widest
  }
}
