/// Where the pages of a strip stand at one moment.
enum StripLayout: Hashable, Sendable {
  /// Pages in a row, page j at j·p; `nil` is a row without ends.
  case row(indices: Range<Int>?, homes: Range<Int>, firstItem: Int)
  /// Views that are moved about, back to front.
  case views([View])

  /// One view of an item.
  struct View: Hashable, Sendable {
    var item: Int
    var origin: Double
  }
}

extension StripLayout {
  /// Creates the layout that a strip starts with.
  init(_ strip: Strip, metrics: Metrics, isLooping: Bool) {
    let count = metrics.numberOfItems
    switch strip {
    case .unbounded where count > 0 && isLooping:
      self = .row(indices: nil, homes: 0..<count, firstItem: 0)
    case .clones(let leading, let trailing) where isLooping:
      self = .row(
        indices: 0..<(leading + count + trailing),
        homes: leading..<(leading + count),
        firstItem: -leading
      )
    case .repeated(let copies) where isLooping:
      let home = copies / 2 * count
      self = .row(indices: 0..<(copies * count), homes: home..<(home + count), firstItem: 0)
    case .window(let before, _):
      // The article's placement: one slot a view in order, the last view in the slot before.
      self = .views(
        (0..<count).map { item in
          let slot = item == count - 1 && count > 1 ? before - 1 : item + before
          return View(item: item, origin: Double(slot) * metrics.stripPitch)
        })
    case .clones, .repeated, .unbounded:
      self = .row(indices: 0..<count, homes: 0..<count, firstItem: 0)
    }
  }

  /// Appends the pages that have a part in a window of the content, back to front, in window
  /// coordinates.
  ///
  /// - Complexity: O(v) for a row with v visible pages, O(N) for views.
  func appendPages(
    from offset: Double,
    length: Double,
    metrics: Metrics,
    clones: CloneFault,
    versions: [Int],
    to pages: inout [PlacedPage]
  ) {
    let count = metrics.numberOfItems
    guard count > 0 else { return }
    switch self {
    case .row(let indices, let homes, let firstItem):
      let reach = abs(clones.shift)
      let first = ((offset - reach - metrics.inset - metrics.pageLength) / metrics.stripPitch)
        .rounded(.down)
      let last = ((offset + length + reach - metrics.inset) / metrics.stripPitch).rounded(.up)
      guard let first = Int(exactly: first), let last = Int(exactly: last) else { return }
      let low = max(first, indices?.lowerBound ?? first)
      let high = min(last, (indices?.upperBound ?? last + 1) - 1)
      guard low <= high else { return }
      for index in low...high {
        let isClone = indices != nil && !homes.contains(index)
        let origin =
          Double(index) * metrics.stripPitch + metrics.inset - offset
          + (isClone ? clones.shift : 0)
        guard origin < length, origin + metrics.pageLength > 0 else { continue }
        let item = modulo(index + firstItem, count)
        pages.append(
          PlacedPage(
            item: item,
            version: versions.isEmpty || isClone && clones.isStale ? 0 : versions[item],
            origin: origin,
            length: metrics.pageLength,
            isClone: isClone
          ))
      }
    case .views(let views):
      for view in views {
        let origin = view.origin + metrics.inset - offset
        guard origin < length, origin + metrics.pageLength > 0 else { continue }
        pages.append(
          PlacedPage(
            item: view.item,
            version: versions.isEmpty ? 0 : versions[view.item],
            origin: origin,
            length: metrics.pageLength
          ))
      }
    }
  }
}
