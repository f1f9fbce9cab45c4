internal import CarouselCore

extension Survey {
  /// The moments at which the item under the middle of the bounds changes between the last and the
  /// first.
  var wraps: [TraceWrap] {
    guard numberOfItems > 1 else { return [] }
    var wraps: [TraceWrap] = []
    var item = panoramas.first?.middlePage?.item
    var lastDisplacement = 0.0
    for index in steps.indices {
      if steps[index].displacement != 0 { lastDisplacement = steps[index].displacement }
      // Over a gap the item before still counts.
      guard let next = panoramas[index].middlePage?.item else { continue }
      defer { item = next }
      guard let item, steps[index].isComparable else { continue }
      let goesOn = item == numberOfItems - 1 && next == 0
      let goesBack = item == 0 && next == numberOfItems - 1
      guard goesOn || goesBack else { continue }
      let isCut = steps[index].isCut
      // Of two items each is behind the other; only the movement tells the wrap.
      if numberOfItems == 2, !isCut, goesOn != (lastDisplacement < 0) {
        continue
      }
      wraps.append(
        TraceWrap(
          frame: index,
          time: frames[index].time,
          direction: isCut
            ? .cut : (lastDisplacement < 0) != isMirrored ? .towardsStart : .towardsEnd))
    }
    return wraps
  }
}
