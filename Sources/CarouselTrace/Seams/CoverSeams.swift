internal import CarouselCore

extension Survey {
  /// Blanks, pairs at a wrong distance, items in a wrong order: what a single frame shows.
  var coverSeams: [TraceSeam] {
    guard numberOfItems > 0 else { return [] }
    let kinds: [(Int) -> Sighting?] = [blank, spacing, disorder]
    return kinds.flatMap { kind in seams(panoramas.indices.compactMap(kind)) }
  }

  /// Background wider than the gap between neighbours, at an edge or between pages.
  private func blank(_ index: Int) -> Sighting? {
    let wide = panoramas[index].stretches.filter { stretch in
      stretch.page == nil && stretch.length > max(gap, 0) + tolerance
        && !isBetweenNeighbours(stretch, index)
    }
    guard let first = wide.first, let last = wide.last else { return nil }
    let size = wide.reduce(0) { $0 + $1.length }
    return Sighting(
      frame: index, kind: .blank, size: size, extent: first.start...last.end,
      explanation: "\(pointText(size)) of the bounds are blank")
  }

  /// A gap of another width than the others, or an overlap.
  private func spacing(_ index: Int) -> Sighting? {
    let wrong = panoramas[index].pairs.filter { pair in
      isInOrder(pair.left, pair.right) && abs(pair.distance - gap) > tolerance
    }
    let worst = wrong.max { abs($0.distance - gap) < abs($1.distance - gap) }
    guard let worst else { return nil }
    let isWide = worst.distance > gap
    let size = abs(worst.distance - gap)
    let edges = [worst.left.end, worst.right.origin].map {
      min(max($0, 0), panoramas[index].length)
    }
    return Sighting(
      frame: index, kind: .spacing, size: size,
      extent: min(edges[0], edges[1])...max(edges[0], edges[1]),
      explanation: "item \(worst.right.item + 1) stands \(pointText(size)) too "
        + "\(isWide ? "far from" : "near to") item \(worst.left.item + 1)",
      // What is too far away leaves a blank, what is too near covers something.
      law: isWide ? .coverage : nil)
  }

  /// A neighbour that is not the next item.
  private func disorder(_ index: Int) -> Sighting? {
    let wrong = panoramas[index].pairs.first { pair in
      !isInOrder(pair.left, pair.right) && pair.distance <= gap + tolerance
    }
    guard let wrong else { return nil }
    let length = panoramas[index].length
    let start = max(wrong.right.origin, 0)
    let end = max(min(wrong.right.end, length), start)
    let expected = item(after: wrong.left.item)
    return Sighting(
      frame: index, kind: .order, size: end - start, extent: start...end,
      explanation: "item \(wrong.right.item + 1) stands where item \(expected + 1) belongs",
      expectedItems: panoramas[index].items.map { $0 == wrong.right.item ? expected : $0 })
  }

  private func isInOrder(_ left: PlacedPage, _ right: PlacedPage) -> Bool {
    right.item == item(after: left.item)
  }

  /// Whether a stretch lies between an item and the next, where its width is a matter of spacing.
  private func isBetweenNeighbours(_ stretch: Panorama.Stretch, _ index: Int) -> Bool {
    let stretches = panoramas[index].stretches
    guard let left = stretches.last(where: { $0.end <= stretch.start })?.page,
      let right = stretches.first(where: { $0.start >= stretch.end })?.page
    else { return false }
    return isInOrder(left, right)
  }
}
