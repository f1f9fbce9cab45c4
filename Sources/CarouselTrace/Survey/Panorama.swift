internal import CarouselCore

/// The bounds from end to end as stretches of what the viewer sees.
struct Panorama: Hashable, Sendable {
  /// A stretch that shows one page, or the background.
  struct Stretch: Hashable, Sendable {
    var start: Double
    var end: Double
    /// The page on top.
    var page: PlacedPage?

    var length: Double { end - start }
  }

  let length: Double
  private(set) var stretches: [Stretch] = []

  /// Creates the picture of a frame; mirrored, it reads from left to right like any other.
  ///
  /// Copies of an item at the same place, within a tolerance, are one page to the viewer.
  init(_ frame: TraceFrame, isMirrored: Bool, tolerance: Double) {
    length = frame.viewportLength
    let pages = frame.pages.lazy
      .filter { $0.end > 0 && $0.origin < frame.viewportLength && $0.length > 0 }
      .map { page in
        var page = page
        if isMirrored { page.origin = frame.viewportLength - page.end }
        return page
      }
    let visible = Array(pages)
    var edges = [0, length]
    for page in visible { edges += [max(page.origin, 0), min(page.end, length)] }
    edges.sort()
    for (start, end) in zip(edges, edges.dropFirst()) where end > start {
      let middle = (start + end) / 2
      // Later pages lie on top of earlier ones, as in a document.
      let page = visible.last { $0.origin <= middle && middle < $0.end }
      append(Stretch(start: start, end: end, page: page), tolerance: tolerance)
    }
  }

  private mutating func append(_ stretch: Stretch, tolerance: Double) {
    let last = stretches.count - 1
    if last >= 0, Self.isSame(stretches[last].page, stretch.page, moved: 0, within: tolerance) {
      stretches[last].end = stretch.end
    } else {
      stretches.append(stretch)
    }
  }

  /// Whether a page that moves shows what another one shows; the background is like itself.
  static func isSame(
    _ left: PlacedPage?, _ right: PlacedPage?, moved displacement: Double, within tolerance: Double
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.item == right.item
      && abs(left.origin + displacement - right.origin) <= tolerance
  }
}

extension Panorama {
  /// The page under the middle of the bounds.
  var middlePage: PlacedPage? {
    stretches.first { $0.start <= length / 2 && length / 2 < $0.end }?.page
  }

  /// The items that show, from the edge at which x is 0.
  var items: [Int] { stretches.compactMap { $0.page?.item } }

  /// Returns the visible length of each item.
  var shares: [Int: Double] {
    stretches.reduce(into: [:]) { shares, stretch in
      if let page = stretch.page { shares[page.item, default: 0] += stretch.length }
    }
  }

  /// Neighbouring pages with the distance between them, negative where one covers the other.
  var pairs: [(left: PlacedPage, right: PlacedPage, distance: Double)] {
    var pairs: [(left: PlacedPage, right: PlacedPage, distance: Double)] = []
    var previous: PlacedPage?
    for stretch in stretches {
      guard let page = stretch.page else { continue }
      // A page goes on behind another one that lies on it.
      if let previous, previous != page {
        pairs.append((previous, page, page.origin - previous.end))
      }
      previous = page
    }
    return pairs
  }
}
