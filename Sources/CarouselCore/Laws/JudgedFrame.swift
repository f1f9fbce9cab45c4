/// A displayed frame with what every law asks of it, worked out once.
///
/// It moves from frame to frame in place, so that judging allocates nothing for most frames.
struct JudgedFrame {
  private(set) var frame: DisplayedFrame
  /// The frame before that looked otherwise; the same as ``frame`` where that is the first.
  private(set) var previous: DisplayedFrame
  /// Whether there is a frame yet.
  private(set) var hasFrame = false
  /// Whether no frame came before.
  private(set) var isFirst = true
  /// The sizes in this frame.
  private(set) var geometry: Geometry
  /// Whether the carousel wraps with its number of items.
  let isLooping: Bool
  /// What can be blamed.
  private(set) var cause: WrapCause
  /// Whether the pages are, one by one, those of the reference, so that the pictures are equal.
  private(set) var matches = false
  /// How the picture differs from the reference's, where the pages are not the same.
  private(set) var difference = Difference()
  private var ownPicture = Picture()
  private var referencePicture = Picture()

  /// Creates what stands before the first frame of a carousel.
  init(before carousel: Carousel) {
    frame = .blank
    previous = .blank
    geometry = carousel.geometry
    isLooping = carousel.isLooping
    cause = WrapCause(carousel)
  }

  /// Creates a frame that follows none.
  init(_ frame: DisplayedFrame, geometry: Geometry, isLooping: Bool, cause: WrapCause) {
    self.frame = frame
    previous = frame
    hasFrame = true
    self.geometry = geometry
    self.isLooping = isLooping
    self.cause = cause
    lookAtFrame()
  }

  /// Moves on to the next frame.
  mutating func advance(to next: DisplayedFrame) {
    isFirst = !hasFrame
    hasFrame = true
    swap(&previous, &frame)
    frame = next
    if isFirst { previous = next }
    if !next.events.isEmpty { cause.observe(next) }
    lookAtFrame()
  }

  /// Whether a frame shows just what this one shows, and only time has passed.
  func isFollowedStill(by next: DisplayedFrame) -> Bool {
    hasFrame && next.isStill(after: frame)
  }

  /// Moves on to such a frame.
  mutating func stay(for next: DisplayedFrame) {
    isFirst = false
    frame.refresh = next.refresh
    frame.time = next.time
  }

  private mutating func lookAtFrame() {
    geometry.boundsSize = frame.boundsSize
    matches = isLooping && Self.matches(frame, geometry: geometry)
    // Several laws ask for the pictures of a frame that does not match, few for those of one that
    // does.
    guard !matches else { return }
    ownPicture.draw(frame.pages, length: geometry.boundsLength)
    if isLooping {
      referencePicture.drawReference(at: frame.referencePosition, geometry: geometry)
    } else {
      referencePicture = Picture(stillAt: frame.referencePosition, geometry: geometry)
    }
    difference = Difference(
      ownPicture, referencePicture, versions: frame.versions, geometry: geometry)
  }

  /// What the viewer sees.
  var picture: Picture {
    matches ? Picture(frame.pages, length: geometry.boundsLength) : ownPicture
  }

  /// What the viewer should see.
  var reference: Picture {
    matches
      ? Picture(referenceAt: frame.referencePosition, geometry: geometry) : referencePicture
  }

  /// Half a device pixel, and a little for the last bits of sums.
  var tolerance: Double { geometry.slack }

  /// Whether nothing moves here, and nothing moves on the reference.
  var isAtRest: Bool { frame.motion == .resting && frame.referenceMotion == .resting }

  /// The page that the viewer believes to be on, where it is on one, counted without end.
  func page(at position: Double) -> Int {
    truncated((position / geometry.pitch + 0.5).rounded(.down))
  }

  /// The item of a page counted without end.
  func item(ofPage page: Int) -> Int {
    modulo(page, max(geometry.numberOfItems, 1))
  }

  /// The current version of an item's data.
  func version(of item: Int) -> Int {
    frame.versions.isEmpty ? 0 : frame.versions[item]
  }

  /// Returns a finding in this frame.
  ///
  /// - Parameters:
  ///   - law: The law that the frame breaks.
  ///   - extent: Where in the bounds; all of them where `nil`.
  ///   - size: How wrong it is in points.
  ///   - explanation: What is seen.
  ///   - remedy: What would mend it, where it is not the wrap rules.
  /// - Returns: A finding of one refresh.
  func finding(
    _ law: Law,
    extent: ClosedRange<Double>? = nil,
    size: Double,
    explanation: String,
    remedy: String? = nil
  ) -> Finding {
    finding(law, extent: extent, size: size, sight: .words(explanation), remedy: remedy)
  }

  /// Returns a finding in this frame whose words can wait.
  func finding(
    _ law: Law,
    extent: ClosedRange<Double>? = nil,
    size: Double,
    sight: Sight,
    remedy: String? = nil
  ) -> Finding {
    Finding(
      law: law,
      refresh: frame.refresh,
      time: frame.time,
      worstTime: frame.time,
      frameCount: 1,
      contentOffset: frame.contentOffset,
      position: frame.position,
      referencePosition: frame.referencePosition,
      items: picture.items,
      expectedItems: reference.items,
      extent: extent ?? 0...max(geometry.boundsLength, 0),
      size: size,
      rule: cause.rule,
      sight: sight,
      remedy: remedy ?? cause.remedy(for: law)
    )
  }
}

extension DisplayedFrame {
  /// What stands where no frame was displayed yet.
  fileprivate static var blank: DisplayedFrame {
    DisplayedFrame(
      refresh: -1, time: 0, boundsSize: Size(width: 0, height: 0), contentOffset: 0, position: 0,
      referencePosition: 0, motion: .resting, referenceMotion: .resting, versions: [], pages: [],
      indicator: nil, isHidden: false, events: [])
  }
}

extension Geometry {
  /// Half a device pixel, and a little for the last bits of sums, in points.
  var slack: Double { tolerance + 1e-6 }
}

extension Picture {
  /// Creates the picture of a carousel that does not loop: its items once, in a row.
  init(stillAt position: Double, geometry: Geometry) {
    let pages = (0..<geometry.numberOfItems).map { item in
      PlacedPage(
        item: item,
        origin: Double(item) * geometry.pitch + geometry.peek - position,
        length: geometry.pageLength
      )
    }
    self.init(pages, length: geometry.boundsLength)
  }
}
