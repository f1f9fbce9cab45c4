/// The displayed frames of a carousel under a script.
///
/// A timeline is a recipe: iterating plays it, one refresh at a time, in constant memory. Beside
/// the carousel runs its reference, with the same fingers at the same moments.
///
/// ```swift
/// let timeline = CarouselTimeline(.bannerView, script: Script([.swipe(.back)]))
/// for frame in timeline where frame.hasWrapJump {
///   print(frame.time, frame.wrapJumps)
/// }
/// ```
public struct CarouselTimeline: Hashable, Sendable {
  /// The carousel.
  public let carousel: Carousel
  /// The script.
  public let script: Script
  /// The display's refreshes a second.
  public let refreshRate: Double
  /// The part of a refresh, 0 to 1, by which the display looks later than the script's events come.
  public let samplingPhase: Double
  /// The script as events on refreshes.
  public let schedule: ScriptSchedule

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - carousel: The carousel.
  ///   - script: What the user does.
  ///   - refreshRate: The display's refreshes a second.
  ///   - samplingPhase: The part of a refresh by which the display looks later than the script's
  ///     events come.
  public init(
    _ carousel: Carousel, script: Script, refreshRate: Double = 60, samplingPhase: Double = 0
  ) {
    self.carousel = carousel
    self.script = script
    self.refreshRate = refreshRate
    self.samplingPhase = samplingPhase
    schedule = ScriptSchedule(script, for: carousel, refreshRate: refreshRate)
  }

  /// The number of displayed frames: the start, and one a refresh.
  public var frameCount: Int { schedule.length + 1 }

  /// The length in seconds; each frame stays for one refresh.
  public var duration: Double { Double(frameCount) / refreshRate }
}

extension CarouselTimeline: Sequence {
  /// Returns an iterator that plays the script.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// Plays a timeline, one displayed frame at a time.
  public struct Iterator: IteratorProtocol, Sendable {
    private let schedule: ScriptSchedule
    private(set) var carousel: Simulator
    private var reference: Simulator
    private var nextEvent = 0
    private var refresh = -1

    init(_ timeline: CarouselTimeline) {
      schedule = timeline.schedule
      carousel = Simulator(
        timeline.carousel,
        refreshRate: timeline.refreshRate,
        samplingPhase: timeline.samplingPhase
      )
      reference = Simulator(
        timeline.carousel.reference,
        refreshRate: timeline.refreshRate,
        samplingPhase: timeline.samplingPhase
      )
    }

    /// Plays one refresh and returns what the screen shows.
    public mutating func next() -> DisplayedFrame? {
      guard refresh < schedule.length else { return nil }
      refresh += 1
      let events = dueEvents()
      if refresh == 0 {
        // What the script asks for at once happens in the first refresh, on top of the start.
        carousel.refresh = -1
        reference.refresh = -1
      }
      carousel.step(events)
      reference.step(events, injectedTicks: carousel.tickCount)
      return DisplayedFrame(carousel, reference: reference)
    }

    private mutating func dueEvents() -> ArraySlice<ScheduledEvent> {
      let first = nextEvent
      while nextEvent < schedule.events.count, schedule.events[nextEvent].refresh <= refresh {
        nextEvent += 1
      }
      return schedule.events[first..<nextEvent]
    }
  }
}
