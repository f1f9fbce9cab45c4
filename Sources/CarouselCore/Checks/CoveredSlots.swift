extension Carousel {
  /// The slots with a page at any moment, or `nil` for a strip without ends.
  ///
  /// Views that are put in place again and again stand elsewhere before the first turn than after
  /// it; only what both cover is covered.
  var coveredSlots: Range<Int>? {
    let count = geometry.numberOfItems
    switch strip {
    case .unbounded where isLooping: return nil
    case .clones(let leading, let trailing) where isLooping:
      return 0..<(leading + count + trailing)
    case .repeated(let copies) where isLooping: return 0..<(copies * count)
    case .window(let before, let after): return windowSlots(before: before, after: after)
    case .clones, .repeated, .unbounded: return 0..<count
    }
  }

  private func windowSlots(before: Int, after: Int) -> Range<Int> {
    let count = geometry.numberOfItems
    guard count > 1 else { return before..<(before + count) }
    // Of two views the hidden one follows the motion, where a rule says so.
    if count == 2, wrapRules.contains(where: { $0.operation == .placeHiddenView }) {
      return before - 1..<before + 2
    }
    // At the start the last view stands before the current one, all others from it on.
    let start = before - 1..<before - 1 + count
    // A turn fills the slots in order. There is one view an item, so that with more slots than
    // items those at the front are left empty again.
    let slots = before + 1 + after
    let turned = max(0, slots - count)..<slots
    let both = start.clamped(to: turned)
    return both.isEmpty ? turned : both
  }
}
