internal import CarouselCore

/// What appears in a timeline, found out before anything is drawn.
struct Survey: Hashable, Sendable {
  /// The largest bounds in either dimension.
  private(set) var largestBounds: Size
  /// Every page that is seen, at the size of its bounds.
  private(set) var sightings: Set<Sighting> = []
  private var versions: [Int: Set<Int>] = [:]
  /// Whether the bounds change size.
  private(set) var hasSeveralSizes = false
  /// Whether the bounds are ever blank somewhere.
  private(set) var hasBlanks = false
  private(set) var hasIndicator = false
  private(set) var isEverHidden = false
  /// The offsets that are displayed.
  private(set) var offsets: ClosedRange<Double>?
  /// The wrap jumps in order.
  private(set) var jumps: [DatedJump] = []

  /// A page's item and length in bounds of a size.
  struct Sighting: Hashable, Sendable {
    var item: Int
    var version: Int
    var length: Double
    var bounds: Size
  }

  /// A wrap jump with its time.
  struct DatedJump: Hashable, Sendable {
    var time: Double
    var jump: WrapJump
  }

  /// Looks at a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The displayed frames.
  ///   - withReference: Whether the pages that the reference shows are sighted too.
  init(_ timeline: CarouselTimeline, withReference: Bool = false) {
    let geometry = timeline.carousel.geometry
    largestBounds = geometry.boundsSize
    var last: Sighting?
    for frame in timeline {
      let bounds = frame.boundsSize
      largestBounds.width = max(largestBounds.width, bounds.width)
      largestBounds.height = max(largestBounds.height, bounds.height)
      for (item, version) in frame.versions.enumerated() where version > 0 {
        versions[item, default: []].insert(version)
      }
      hasSeveralSizes = hasSeveralSizes || bounds != geometry.boundsSize
      let reference = withReference ? frame.reference(of: timeline.carousel).pages : []
      for page in frame.pages + reference {
        let sighting = Sighting(
          item: page.item, version: page.version, length: page.length, bounds: bounds)
        guard sighting != last else { continue }
        sightings.insert(sighting)
        last = sighting
      }
      let low = min(offsets?.lowerBound ?? frame.contentOffset, frame.contentOffset)
      let high = max(offsets?.upperBound ?? frame.contentOffset, frame.contentOffset)
      offsets = low...high
      isEverHidden = isEverHidden || frame.isHidden
      hasIndicator = hasIndicator || frame.indicator != nil
      hasBlanks = hasBlanks || !frame.isCovered(gap: geometry.gap, axis: geometry.axis)
      for jump in frame.wrapJumps { jumps.append(DatedJump(time: frame.time, jump: jump)) }
    }
  }

  /// Returns the versions that an item reaches.
  func versions(of item: Int) -> [Int] {
    versions[item, default: []].sorted()
  }

  /// The items that are seen.
  var items: Set<Int> { Set(sightings.map(\.item)) }

  /// Returns the forms in which pages are seen.
  func forms(_ mapping: PixelMapping) -> Set<PageForm> {
    Set(
      sightings.map { sighting in
        mapping.form(
          PlacedPage(
            item: sighting.item, version: sighting.version, origin: 0, length: sighting.length),
          in: sighting.bounds)
      })
  }
}

extension DisplayedFrame {
  /// Whether pages and the gaps beside them fill the bounds.
  func isCovered(gap: Double, axis: Axis) -> Bool {
    let length = axis == .horizontal ? boundsSize.width : boundsSize.height
    var edge = 0.0
    while edge < length - 1e-6 {
      guard
        let page = pages.first(where: {
          $0.origin - gap <= edge + 1e-6 && $0.end + gap > edge + 1e-6
        })
      else { return pages.isEmpty && gap >= length }
      edge = page.end + gap
    }
    return true
  }
}
