/// A carousel in motion: one call of ``step(_:ticks:)`` is one display refresh.
///
/// The order within a refresh is: events, motion, offset rules, layout rules, settle callbacks,
/// display.
struct Simulator: Hashable, Sendable {
  let carousel: Carousel
  let refreshRate: Double
  /// The part of a refresh by which the display looks later than the script's events come.
  let samplingPhase: Double
  let isScrollable: Bool

  var metrics: Metrics
  var geometry: Geometry
  var layout: StripLayout
  /// The strip as it is displayed while its change lags behind the offset's.
  var laggingLayout: LaggingLayout?
  /// The offset as code reads it, on the device's pixels.
  private(set) var contentOffset: Double
  /// The offset that the motion has reached before it is rounded; rounding must not add up.
  private(set) var exactOffset: Double
  /// The offset with every wrap jump undone.
  var position = 0.0
  var motion = Motion.resting
  /// Whether a finger is down that was listened to.
  var isTouched = false
  /// What an animation of the view's own still adds to the offset on the screen.
  var viewAnimation: RunningAnimation?
  var timers: [AutoplayTimer] = []
  var isAutoScrolling = false
  var isHidden = false
  /// The item that the carousel holds for the current one; only window strips keep it.
  var currentItem = 0
  var dot: Int?
  /// The versions of the items' data; empty as long as no item was updated.
  var versions: [Int] = []

  var refresh = 0
  /// What happened in this refresh.
  var events: [TimelineEvent] = []
  /// The ticks that fired in this refresh.
  var tickCount = 0
  /// The sum of this refresh's wrap jumps in points.
  var jumpDistance = 0.0
  private(set) var offsetBefore = 0.0
  private var needsLayout = false
  /// How deep handlers of offset changes call each other.
  private var nesting = 0

  /// More laps than any finger jumps over in one refresh.
  static let deepestNesting = 64

  struct LaggingLayout: Hashable, Sendable {
    var layout: StripLayout
    var refreshes: Int
  }

  init(_ carousel: Carousel, refreshRate: Double, samplingPhase: Double = 0) {
    self.carousel = carousel
    self.refreshRate = refreshRate
    self.samplingPhase = samplingPhase
    geometry = carousel.geometry
    metrics = Metrics(carousel.geometry)
    isScrollable = carousel.isLooping
    layout = StripLayout(carousel.strip, metrics: metrics, isLooping: isScrollable)
    exactOffset = 0
    if isScrollable || carousel.strip.holdsViews {
      exactOffset = carousel.initialOffset.value(in: metrics)
    }
    contentOffset = metrics.snap(exactOffset)
    startTimers()
    if let indicator = carousel.indicator, geometry.numberOfItems > 0 {
      dot = indicator.dot(at: contentOffset, in: metrics)
    }
  }

  /// The moment that the refresh displays, counted in refreshes.
  var moment: Double { Double(refresh) + samplingPhase }

  /// The offset on the screen.
  var displayedOffset: Double {
    guard let viewAnimation else { return contentOffset }
    let residual = viewAnimation.offset(at: moment, refreshRate: refreshRate).offset
    return metrics.snap(contentOffset + residual)
  }

  /// Plays one refresh.
  ///
  /// - Parameters:
  ///   - scheduled: The events of the script in this refresh.
  ///   - injectedTicks: Ticks that come from outside; `nil` where the carousel's own timer counts.
  mutating func step(_ scheduled: ArraySlice<ScheduledEvent>, injectedTicks: Int? = nil) {
    offsetBefore = displayedOffset
    refresh += 1
    events.removeAll(keepingCapacity: true)
    tickCount = 0
    jumpDistance = 0
    needsLayout = false
    let wasLagging = laggingLayout != nil

    for event in scheduled { handle(event.kind) }
    if let injectedTicks {
      for _ in 0..<injectedTicks { tick() }
    } else {
      fireTimers()
    }
    let settled = move()
    layOut()
    if let settled { fire(settled) }
    layOut()

    if wasLagging { catchUpLayout() }
    follow(displayedOffset - offsetBefore - jumpDistance)
  }

  private mutating func catchUpLayout() {
    guard var lagging = laggingLayout else { return }
    lagging.refreshes -= 1
    laggingLayout = lagging.refreshes > 0 ? lagging : nil
    if laggingLayout == nil { events.append(.stripChangedLate) }
  }

  /// Runs the layout rules if anything asked for a layout, then moves the dot.
  private mutating func layOut() {
    guard needsLayout else { return }
    needsLayout = false
    runRules(on: .layout)
    needsLayout = false
    // The second article's layout returns early during autoplay, so its dot is off then as well.
    if !isAutoScrolling { updateDot(on: .layout) }
  }

  /// Sets the offset and tells those who listen to its changes.
  mutating func setOffset(_ offset: Double) {
    exactOffset = offset
    let rounded = metrics.snap(offset)
    guard rounded != contentOffset else { return }
    contentOffset = rounded
    needsLayout = true
    // Rules at odds would call each other for ever; on a device the stack ends, here the handler.
    guard nesting < Self.deepestNesting else { return }
    nesting += 1
    runRules(on: .didScroll)
    nesting -= 1
    updateDot(on: .didScroll)
  }

  /// Puts the content somewhere without telling anybody.
  mutating func place(at offset: Double) {
    exactOffset = offset
    contentOffset = metrics.snap(offset)
    position = contentOffset
  }

  /// Shifts the content and everything that moves it, without telling anybody.
  mutating func shift(by distance: Double) {
    motion.shift(by: distance)
    exactOffset += distance
    contentOffset = metrics.snap(exactOffset)
    position += distance
  }

  mutating func requestLayout() { needsLayout = true }

  mutating func updateDot(on event: ControlEvents) {
    guard let indicator = carousel.indicator, !indicator.updatesOn.isDisjoint(with: event),
      geometry.numberOfItems > 0
    else { return }
    dot = indicator.dot(at: contentOffset, in: metrics)
  }
}

extension Strip {
  /// Whether the carousel keeps its offset on a slot even if it stands still.
  var holdsViews: Bool {
    if case .window = self { true } else { false }
  }
}
