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
  /// The bits of their codes.
  private(set) var bitCount: Int

  /// The strings that are followed at once; more than a few are never of use.
  private static let ways = 8

  /// Packs pixels.
  ///
  /// - Parameters:
  ///   - first: How each pixel may be drawn; what is taken where both do equally well.
  ///   - second: The other way, or the same.
  ///   - minimumCodeSize: The bits of an index, 2 to 8.
  ///   - limit: The bits from which on a result is not wanted.
  /// - Returns: `nil` where the result is not below the limit.
  /// - Complexity: O(pixels) but for unchanged ones, which may take several times as long.
  init?(first: [UInt8], second: [UInt8], minimumCodeSize: Int, limit: Int = .max) {
    indices = first
    var tree = CodeTree(minimumCodeSize: minimumCodeSize)
    var count = CodeCount(minimumCodeSize: minimumCodeSize)
    var search = Search(first: first, second: second)
    var last: UInt16?
    var place = 0
    while place < first.count {
      if let last { tree.add(to: last, first[place]) }
      var match = search.longest(from: place, first[place], in: tree)
      if first[place] != second[place] {
        if let last {
          tree.removeLast()
          tree.add(to: last, second[place])
        }
        let other = search.longest(from: place, second[place], in: tree)
        if other.end > match.end {
          match = other
        } else if let last {
          tree.removeLast()
          tree.add(to: last, first[place])
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
    bitCount = count.bits
  }

  /// A string of the tree that pixels can be drawn as.
  private struct Match {
    var code: UInt16
    var end: Int
    var hasChoice: Bool
  }

  /// Looks for strings.
  private struct Search {
    let first: [UInt8]
    let second: [UInt8]
    private var codes: [UInt16] = []
    private var longer: [UInt16] = []

    init(first: [UInt8], second: [UInt8]) {
      self.first = first
      self.second = second
    }

    /// Returns the longest string for the pixels from a place on, when the first is drawn so.
    @inline(__always)
    mutating func longest(from place: Int, _ index: UInt8, in tree: borrowing CodeTree) -> Match {
      var code = UInt16(index)
      var end = place + 1
      var hasChoice = index != first[place]
      while end < first.count {
        let (one, other) = (first[end], second[end])
        var next = tree.child(of: code, one)
        if one != other {
          hasChoice = true
          let otherNext = tree.child(of: code, other)
          if next != 0, otherNext != 0 {
            return longest(from: [next, otherNext], end + 1, in: tree)
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
    private mutating func longest(from start: [UInt16], _ place: Int, in tree: borrowing CodeTree)
      -> Match
    {
      codes = start
      var end = place
      while end < first.count {
        longer.removeAll(keepingCapacity: true)
        let (one, other) = (first[end], second[end])
        for code in codes where longer.count < PixelPacking.ways {
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
}
