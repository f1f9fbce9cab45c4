internal import CarouselCore

/// What the first pass over a timeline keeps of it: the lines of the chart, the bands, the jumps,
/// and the refreshes worth a second look.
struct TimelineDigest: Hashable, Sendable {
  private(set) var offset: Trace
  private(set) var position: Trace
  private(set) var reference: Trace
  private(set) var bands: [Band] = []
  private(set) var jumps: [JumpRecord] = []
  private(set) var incidents: [Incident] = []
  /// The offset of the first frame.
  private(set) var initialOffset = 0.0
  private(set) var lastRefresh = 0
  /// Whether the position ever differs from the reference by more than half a pixel.
  private(set) var isApart = false
  /// The first refresh in which a finger holds the content, the one halfway to the release, and
  /// the release, of each gesture; at most so many as a picture can use.
  private(set) var gestures: [GestureRecord] = []
  /// What moved the content last.
  var lastGesture: String { gesture }
  /// The refreshes in which the timer turned a page.
  private(set) var ticks: [Int] = []

  /// A gesture's refreshes.
  struct GestureRecord: Hashable, Sendable {
    var down: Int
    var up: Int?
    /// The first refresh at rest after it.
    var rest: Int?
  }

  private var motionStart = 0.0
  private var gesture = "script"
  /// Whether the finger that came down last moves nothing.
  private var isTouch = false
  private var previous: DisplayedFrame?

  /// Plays a timeline.
  ///
  /// - Complexity: O(n) for n frames, in memory for a chart of so many columns.
  init(_ timeline: CarouselTimeline, columns: Int) {
    let stride = (timeline.frameCount + columns - 1) / columns
    offset = Trace(stride: stride)
    position = Trace(stride: stride)
    reference = Trace(stride: stride)
    for frame in timeline { observe(frame, of: timeline.carousel) }
    offset.finish()
    position.finish()
    reference.finish()
  }

  private mutating func observe(_ displayed: DisplayedFrame, of carousel: Carousel) {
    let frame = Self.inPagesOfStart(displayed, carousel: carousel)
    if previous == nil {
      initialOffset = frame.contentOffset
      motionStart = frame.contentOffset
    }
    let wasAtRest = previous.map { $0.motion == .resting } ?? true
    if wasAtRest, frame.motion != .resting {
      motionStart = previous?.contentOffset ?? frame.contentOffset
    }
    for event in frame.events { observe(event, in: frame) }
    let time = Double(frame.refresh)
    offset.append(frame.contentOffset, at: time, breaksLine: frame.hasWrapJump)
    position.append(frame.position, at: time)
    reference.append(frame.referencePosition, at: time)
    let difference = abs(frame.position - frame.referencePosition)
    if difference > carousel.geometry.tolerance + 1e-6 { isApart = true }
    extendBands(with: frame)
    if frame.motion == .resting, let index = gestures.indices.last, gestures[index].up != nil,
      gestures[index].rest == nil
    {
      gestures[index].rest = frame.refresh
    }
    lastRefresh = frame.refresh
    previous = frame
  }

  /// Returns a frame with its offsets as the bounds at the start would have them.
  private static func inPagesOfStart(
    _ frame: DisplayedFrame, carousel: Carousel
  ) -> DisplayedFrame {
    let scale = carousel.pageScale(in: frame.boundsSize)
    guard scale != 1 else { return frame }
    var frame = frame
    frame.contentOffset *= scale
    frame.position *= scale
    frame.referencePosition *= scale
    for index in frame.events.indices {
      guard case .wrapJump(var jump) = frame.events[index] else { continue }
      jump.from *= scale
      jump.to *= scale
      frame.events[index] = .wrapJump(jump)
    }
    return frame
  }

  private mutating func observe(_ event: TimelineEvent, in frame: DisplayedFrame) {
    switch event {
    case .fingerDown:
      isTouch = frame.motion == .resting
      if isTouch {
        incidents.append(Incident(kind: .touch, refresh: frame.refresh))
      } else {
        gesture = "drag"
        gestures.append(GestureRecord(down: frame.refresh))
      }
    case .fingerUp(let velocity):
      if isTouch { break }
      if gesture == "drag", velocity != 0 { gesture = "swipe" }
      if let index = gestures.indices.last { gestures[index].up = frame.refresh }
    case .tick:
      gesture = "autoplay"
      ticks.append(frame.refresh)
      incidents.append(Incident(kind: .tick, refresh: frame.refresh))
    case .wrapJump(let jump):
      jumps.append(
        JumpRecord(
          number: jumps.count + 1, refresh: frame.refresh, time: frame.time, jump: jump,
          motionStart: motionStart, gesture: gesture))
      motionStart = jump.to
    case .itemTapped:
      incidents.append(Incident(kind: .tap, refresh: frame.refresh))
    case .touchIgnored:
      incidents.append(Incident(kind: .ignoredTouch, refresh: frame.refresh))
    case .resized:
      incidents.append(Incident(kind: .resize, refresh: frame.refresh))
    case .callback, .pageCommitted, .itemUpdated, .hidden, .shown, .stripChangedLate,
      .wrapJumpAnimated:
      break
    }
  }

  private mutating func extendBands(with frame: DisplayedFrame) {
    let kind = BandKind(frame)
    if let index = bands.indices.last, bands[index].kind == kind {
      bands[index].endRefresh = frame.refresh + 1
    } else {
      bands.append(Band(kind: kind, firstRefresh: frame.refresh, endRefresh: frame.refresh + 1))
    }
  }
}
