/// Pixels of which some may be drawn in one of two ways, put down in the way that LZW packs best.
///
/// An unchanged pixel may be drawn again or be left transparent. LZW reads the longest string that it
/// has a code for; wherever a string goes on with either of the two, both ways are followed, and the
/// one that leads furthest is taken. Rules that look at runs only do worse on one frame or another.
///
/// GD, which reads the longest string as well, then writes exactly the codes that are counted here.
struct PixelPacking {
  /// The pixels as they are drawn.
  private(set) var indices: [UInt8]
  /// What their codes take.
  private(set) var count: CodeCount

  /// The strings that are followed at once; more than a few are never of use.
  private static let ways = 8

  /// Packs pixels.
  ///
  /// - Parameters:
  ///   - first: How each pixel may be drawn; what is taken where both do equally well.
  ///   - second: The other way, or the same.
  ///   - minimumCodeSize: The bits of an index, 2 to 8.
  ///   - limit: The bits from which on a result is not wanted; it is `nil` then.
  /// - Complexity: O(pixels) but for unchanged ones, which may take several times as long.
  init?(first: [UInt8], second: [UInt8], minimumCodeSize: Int, limit: Int = .max) {
    indices = first
    var tree = CodeTree(minimumCodeSize: minimumCodeSize)
    count = CodeCount(minimumCodeSize: minimumCodeSize)
    var last: UInt16?
    var place = 0
    while place < first.count {
      let (index, other) = (first[place], second[place])
      if let last { tree.add(to: last, index) }
      var match = Self.longest(from: place, index, first.span, second.span, tree)
      if index != other {
        if let last {
          tree.removeLast()
          tree.add(to: last, other)
        }
        let otherMatch = Self.longest(from: place, other, first.span, second.span, tree)
        if otherMatch.end > match.end {
          match = otherMatch
        } else if let last {
          tree.removeLast()
          tree.add(to: last, index)
        }
      }
      if match.hasChoice { tree.write(match.code, to: &indices, place..<match.end) }
      count.add(nextCode: tree.nextCode)
      if tree.isFull {
        count.addClear()
        tree.clear()
        last = nil
      } else {
        last = match.code
      }
      guard count.bits < limit else { return nil }
      place = match.end
    }
  }

  /// A string of the tree that pixels can be drawn as.
  private struct Match {
    var code: UInt16
    var end: Int
    var hasChoice: Bool
  }

  /// Returns the longest string for the pixels from a place on, when the first is drawn so.
  @inline(__always)
  private static func longest(
    from place: Int, _ index: UInt8, _ first: Span<UInt8>, _ second: Span<UInt8>,
    _ tree: borrowing CodeTree
  ) -> Match {
    var end = place + 1
    // A run of one index is a code of its own; there is no need to climb up to it.
    let limit = min(first.count, place + tree.longestRun(of: index))
    while end < limit, first[end] == index, second[end] == index { end += 1 }
    var code = tree.run(of: index, length: end - place)
    var hasChoice = index != first[place]
    while end < first.count {
      let (one, other) = (first[end], second[end])
      var next = tree.child(of: code, one)
      if one != other {
        hasChoice = true
        let otherNext = tree.child(of: code, other)
        if next != 0, otherNext != 0 {
          return longest(from: [next, otherNext], end + 1, first, second, tree)
        }
        next |= otherNext
      }
      guard next != 0 else { break }
      code = next
      end += 1
    }
    return Match(code: code, end: end, hasChoice: hasChoice)
  }

  /// Follows several strings at once.
  private static func longest(
    from start: [UInt16], _ place: Int, _ first: Span<UInt8>, _ second: Span<UInt8>,
    _ tree: borrowing CodeTree
  ) -> Match {
    var codes = start
    var longer: [UInt16] = []
    var end = place
    while end < first.count {
      longer.removeAll(keepingCapacity: true)
      let (one, other) = (first[end], second[end])
      for code in codes where longer.count < ways {
        let next = tree.child(of: code, one)
        if next != 0 { longer.append(next) }
        guard one != other else { continue }
        let otherNext = tree.child(of: code, other)
        if otherNext != 0 { longer.append(otherNext) }
      }
      guard !longer.isEmpty else { break }
      swap(&codes, &longer)
      end += 1
    }
    return Match(code: codes[0], end: end, hasChoice: true)
  }
}
