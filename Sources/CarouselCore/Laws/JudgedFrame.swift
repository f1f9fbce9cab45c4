/// A displayed frame with what every law asks of it, worked out once.
struct JudgedFrame {
  let frame: DisplayedFrame
  /// The frame before, if there was one.
  let previous: DisplayedFrame?
  /// The sizes in this frame.
  let geometry: Geometry
  /// Whether the carousel wraps with its number of items.
  let isLooping: Bool
  /// What can be blamed.
  let cause: WrapCause
  /// Whether the pages are, one by one, those of the reference, so that the pictures are equal.
  let matches: Bool
  private let laidOut: (own: Picture, reference: Picture)?

  init(
    _ frame: DisplayedFrame,
    after previous: DisplayedFrame?,
    geometry: Geometry,
    isLooping: Bool,
    cause: WrapCause
  ) {
    self.frame = frame
    self.previous = previous
    self.geometry = geometry
    self.isLooping = isLooping
    self.cause = cause
    matches = isLooping && Self.matches(frame, geometry: geometry)
    // Several laws ask for the pictures of a frame that does not match, few for those of one that
    // does.
    laidOut =
      matches
      ? nil
      : (
        Self.picture(of: frame, geometry: geometry),
        Self.reference(of: frame, geometry: geometry, isLooping: isLooping)
      )
  }

  /// What the viewer sees.
  var picture: Picture { laidOut?.own ?? Self.picture(of: frame, geometry: geometry) }

  /// What the viewer should see.
  var reference: Picture {
    laidOut?.reference
      ?? Self.reference(of: frame, geometry: geometry, isLooping: isLooping)
  }

  private static func picture(of frame: DisplayedFrame, geometry: Geometry) -> Picture {
    Picture(frame.pages, length: geometry.boundsLength)
  }

  private static func reference(
    of frame: DisplayedFrame, geometry: Geometry, isLooping: Bool
  ) -> Picture {
    isLooping
      ? Picture(referenceAt: frame.referencePosition, geometry: geometry)
      : Picture(stillAt: frame.referencePosition, geometry: geometry)
  }

  /// Half a device pixel, and a little for the last bits of sums.
  var tolerance: Double { geometry.tolerance + 1e-6 }

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
