extension Simulator {
  /// Moves the position by a movement that is not a wrap jump, then to the nearest place that shows
  /// what the screen shows, so that a faulty jump is a visible step.
  mutating func follow(_ movement: Double) {
    position += movement
    guard let phase = picturePhase else { return }
    let lap = metrics.stripLap
    let difference = phase - position
    position += difference - lap * (difference / lap + 0.5).rounded(.down)
  }

  /// The place on the reference's strip of what the middle of the bounds shows, in points, or
  /// `nil` where it is blank.
  private var picturePhase: Double? {
    guard metrics.numberOfItems > 0 else { return nil }
    let offset = displayedOffset
    let middle = offset + metrics.boundsLength / 2 - metrics.inset
    switch laggingLayout?.layout ?? layout {
    case .row(let indices, _, let firstItem):
      let index = truncated((middle / metrics.stripPitch).rounded(.down))
      if let indices, !indices.contains(index) { return nil }
      return offset + Double(firstItem) * metrics.stripPitch
    case .views(let views):
      guard
        let view = views.last(where: {
          $0.origin <= middle && middle < $0.origin + metrics.stripPitch
        })
      else { return nil }
      return offset - view.origin + Double(view.item) * metrics.stripPitch
    }
  }

  /// The item under the middle of the bounds, or next to it where that lies in a gap.
  var itemInMiddle: Int? {
    guard let phase = picturePhase else { return nil }
    // Half of a gap belongs to either neighbour, so that the nearer one counts.
    let gap = metrics.stripPitch - metrics.pageLength
    let middle = phase + (metrics.boundsLength + gap) / 2 - metrics.inset
    return modulo(
      truncated((middle / metrics.stripPitch).rounded(.down)), metrics.numberOfItems)
  }

  /// Appends the pages on the screen, back to front.
  func appendVisiblePages(to pages: inout [PlacedPage]) {
    (laggingLayout?.layout ?? layout).appendPages(
      from: displayedOffset,
      length: metrics.boundsLength,
      metrics: metrics,
      clones: carousel.cloneFault,
      versions: versions,
      to: &pages
    )
  }
}
