internal import CarouselCore

/// The pages that an animation draws: each once, with the refreshes in which it is there.
///
/// Pages in a row stand still on the strip, which moves as a whole; recycled views are put in place
/// again and again. Where nobody can see a page, it may be anywhere, so that it seldom changes.
struct PageCast: Hashable, Sendable {
  /// A page that is drawn.
  struct Member: Hashable, Sendable {
    /// The page; its origin is the first one that is asked for.
    var page: PlacedPage
    /// The origin in content coordinates.
    var origin: StepTrack<Double>
    /// Whether the page is there.
    var isPresent: StepTrack<Bool>
  }

  /// What is seen in one frame.
  struct View: Hashable, Sendable {
    /// The pages, back to front, in content coordinates.
    var pages: [PlacedPage]
    /// The stretch of the content in which a page that is not there would be seen.
    var stretch: ClosedRange<Double>
  }

  private(set) var members: [Member] = []

  /// What tells pages apart.
  private struct Identity: Hashable {
    var item: Int
    var version: Int
    var length: Int
    var isClone: Bool
    /// The number of pages that it lies on.
    var layer: Int
    /// The origin of a page that stays in its place.
    var origin: Int?
  }

  /// Creates a cast.
  ///
  /// - Parameters:
  ///   - views: What every refresh shows; `nil` where nothing of it is seen.
  ///   - areMoved: Whether pages are views that are put in place again and again.
  init(_ views: [View?], areMoved: Bool) {
    var places: [Identity: Int] = [:]
    var identities: [Identity] = []
    var pages: [PlacedPage] = []
    var origins: [[Double?]] = []
    for (refresh, view) in views.enumerated() {
      guard let view else { continue }
      for (page, layer) in zip(view.pages, Self.layers(of: view.pages)) {
        let identity = Identity(
          item: page.item, version: page.version, length: Self.grid(page.length),
          isClone: page.isClone, layer: layer, origin: areMoved ? nil : Self.grid(page.origin))
        let index = places[identity] ?? identities.count
        if index == identities.count {
          places[identity] = index
          identities.append(identity)
          pages.append(page)
          origins.append(Array(repeating: nil, count: views.count))
        }
        origins[index][refresh] = page.origin
      }
    }
    let order = identities.indices.sorted { left, right in
      (identities[left].layer, pages[left].origin, left)
        < (identities[right].layer, pages[right].origin, right)
    }
    members = order.map { index in
      Self.member(pages[index], origins[index], views, isMoved: areMoved)
    }
  }

  /// A ten thousandth of a point: the same place, whatever the last bits say.
  private static func grid(_ length: Double) -> Int { Int((length * 10_000).rounded()) }

  /// Returns how many pages each page lies on, one upon another.
  private static func layers(of pages: [PlacedPage]) -> [Int] {
    var layers: [Int] = []
    for (index, page) in pages.enumerated() {
      let below = (0..<index).filter { other in
        pages[other].origin < page.end - 0.01 && page.origin < pages[other].end - 0.01
      }
      layers.append((below.map { layers[$0] + 1 }).max() ?? 0)
    }
    return layers
  }

  private static func member(
    _ page: PlacedPage, _ origins: [Double?], _ views: [View?], isMoved: Bool
  ) -> Member {
    let resting = isMoved ? restingPlaces(page, origins, views) : origins
    let places = StepTrack(resting)
    var current = page.origin
    let presence = zip(views, zip(origins, resting)).map { view, place -> Bool? in
      current = place.1 ?? current
      guard let view else { return nil }
      if place.0 != nil { return true }
      return isSeen(from: current, length: page.length, in: view) ? false : nil
    }
    return Member(
      page: page, origin: isMoved ? places : StepTrack([page.origin]),
      isPresent: StepTrack(presence))
  }

  private static func isSeen(from origin: Double, length: Double, in view: View) -> Bool {
    origin < view.stretch.upperBound - 0.01 && origin + length > view.stretch.lowerBound + 0.01
  }

  /// Returns where a view is, also while nobody sees it: where it was, else where it will be next,
  /// whichever is out of sight for all that time.
  private static func restingPlaces(
    _ page: PlacedPage, _ origins: [Double?], _ views: [View?]
  ) -> [Double?] {
    var places = origins
    var refresh = 0
    while refresh < places.count {
      guard origins[refresh] == nil else {
        refresh += 1
        continue
      }
      let end = origins[refresh...].firstIndex { $0 != nil } ?? origins.count
      let candidates = [
        refresh > 0 ? origins[refresh - 1] : nil, end < origins.count ? origins[end] : nil,
      ]
      let hidden = candidates.compactMap { $0 }.first { origin in
        !views[refresh..<end].contains { view in
          view.map { isSeen(from: origin, length: page.length, in: $0) } ?? false
        }
      }
      if let hidden, hidden != candidates[0] {
        for index in refresh..<end { places[index] = hidden }
      }
      refresh = end
    }
    return places
  }
}
