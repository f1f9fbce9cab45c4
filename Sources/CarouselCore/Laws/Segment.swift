/// A stretch of the bounds that shows one page, or nothing.
struct Segment: Hashable, Sendable {
  var start: Double
  var end: Double
  /// The page on top, or `nil` where the bounds are blank.
  var page: PlacedPage?

  var length: Double { end - start }
}

/// The bounds from the leading to the trailing edge as stretches of what the viewer sees.
struct Picture: Hashable, Sendable {
  private(set) var segments: [Segment] = []

  /// Creates the picture of pages that cover each other.
  ///
  /// - Parameters:
  ///   - pages: The pages, back to front, with origins from the leading edge.
  ///   - length: The length of the bounds.
  /// - Complexity: O(v²) for v pages; few are ever visible.
  init(_ pages: [PlacedPage], length: Double) {
    draw(pages, length: length)
  }

  /// Creates the picture of nothing.
  init() {}

  /// Draws pages that cover each other, in place of what was drawn before.
  mutating func draw(_ pages: [PlacedPage], length: Double) {
    segments.removeAll(keepingCapacity: true)
    segments.reserveCapacity(2 * pages.count + 1)
    if pages.standInOrder {
      append(pages, length: length)
    } else {
      segments.append(Segment(start: 0, end: length, page: nil))
      for page in pages { lay(page, length: length) }
    }
  }

  /// Appends pages in order, and what is blank between them.
  private mutating func append(_ pages: some Sequence<PlacedPage>, length: Double) {
    var edge = 0.0
    for page in pages where page.end > 0 && page.origin < length {
      if page.origin > edge { segments.append(Segment(start: edge, end: page.origin, page: nil)) }
      let end = min(page.end, length)
      segments.append(Segment(start: max(page.origin, 0), end: end, page: page))
      edge = end
    }
    if edge < length { segments.append(Segment(start: edge, end: length, page: nil)) }
  }

  /// Creates the reference's picture: item k at k·p for every integer k.
  init(referenceAt position: Double, geometry: Geometry) {
    drawReference(at: position, geometry: geometry)
  }

  /// Draws the reference's picture in place of what was drawn before.
  mutating func drawReference(at position: Double, geometry: Geometry) {
    segments.removeAll(keepingCapacity: true)
    let length = geometry.boundsLength
    let count = geometry.numberOfItems
    let first = ((position - geometry.peek - geometry.pageLength) / geometry.pitch).rounded(.down)
    let last = ((position - geometry.peek + length) / geometry.pitch).rounded(.up)
    guard count > 0, let first = Int(exactly: first), let last = Int(exactly: last) else {
      segments.append(Segment(start: 0, end: length, page: nil))
      return
    }
    let pages = (first...last).lazy.map { index in
      PlacedPage(
        item: modulo(index, count),
        origin: Double(index) * geometry.pitch + geometry.peek - position,
        length: geometry.pageLength
      )
    }
    append(pages, length: length)
  }

  private mutating func lay(_ page: PlacedPage, length: Double) {
    let start = max(page.origin, 0)
    let end = min(page.end, length)
    guard end > start, let first = segments.firstIndex(where: { $0.end > start }) else { return }
    var next = first
    while next < segments.count, segments[next].start < end { next += 1 }
    guard first < next else { return }
    let before = segments[first]
    let after = segments[next - 1]
    segments.removeSubrange(first..<next)
    if after.end > end {
      segments.insert(Segment(start: end, end: after.end, page: after.page), at: first)
    }
    segments.insert(Segment(start: start, end: end, page: page), at: first)
    if before.start < start {
      segments.insert(Segment(start: before.start, end: start, page: before.page), at: first)
    }
  }
}

extension [PlacedPage] {
  /// Whether the pages stand in order and none covers another, as nearly all do.
  var standInOrder: Bool {
    var edge = -Double.infinity
    for page in self {
      guard page.origin >= edge else { return false }
      edge = page.end
    }
    return true
  }
}

extension Picture {
  /// Returns the item with the largest share, every other one within a band of it, in order.
  func largestItems(band: Double) -> [Int] {
    var shares: [(item: Int, length: Double)] = []
    for segment in segments {
      guard let page = segment.page else { continue }
      if let index = shares.firstIndex(where: { $0.item == page.item }) {
        shares[index].length += segment.length
      } else {
        shares.append((page.item, segment.length))
      }
    }
    var largest = 0.0
    for share in shares { largest = max(largest, share.length) }
    return shares.filter { $0.length >= largest - band && $0.length > 0 }.map(\.item)
  }

  /// The items that show, from the leading edge.
  var items: [Int] {
    var items: [Int] = []
    for segment in segments {
      if let page = segment.page, items.last != page.item { items.append(page.item) }
    }
    return items
  }

  /// Calls a function with every stretch over which two pictures each show one page or nothing.
  func compare(
    with other: Picture,
    _ body: (_ start: Double, _ end: Double, _ own: PlacedPage?, _ other: PlacedPage?) -> Void
  ) {
    var left = 0
    var right = 0
    var edge = 0.0
    while left < segments.count, right < other.segments.count {
      let end = min(segments[left].end, other.segments[right].end)
      if end > edge { body(edge, end, segments[left].page, other.segments[right].page) }
      edge = end
      if segments[left].end <= end { left += 1 }
      if other.segments[right].end <= end { right += 1 }
    }
  }
}
