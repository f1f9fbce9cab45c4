/// The code points that a font can draw, from its `cmap` table.
///
/// Formats 4 (the first 65536 code points) and 12 (all) are read; every font in use for the web or
/// a desktop has one of them. Layout: OpenType specification, "cmap".
struct CharacterMap: Hashable, Sendable {
  /// Sorted ranges that do not touch.
  private(set) var ranges: [ClosedRange<UInt32>]

  /// Reads a table.
  init(table: [UInt8]) throws(OutlineError) {
    var reader = ByteReader(table, at: 2)
    var best: (rank: Int, offset: Int)?
    for _ in 0..<(try reader.bigEndian(2)) {
      let platform = try reader.bigEndian(2)
      let encoding = try reader.bigEndian(2)
      let offset = try reader.bigEndian(4)
      guard let rank = Self.rank(platform: platform, encoding: encoding) else { continue }
      if rank > best?.rank ?? -1 { best = (rank, offset) }
    }
    guard let best else { throw .damaged }
    guard best.offset < table.count else { throw .truncated }
    reader = ByteReader(table, at: best.offset)
    switch try reader.bigEndian(2) {
    case 4: ranges = try Self.segments(table, at: best.offset)
    case 12: ranges = try Self.groups(table, at: best.offset)
    default: throw .damaged
    }
  }

  /// Tells whether the font can draw a code point.
  func contains(_ codePoint: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < codePoint { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(codePoint)
  }

  /// All of Unicode before its first plane; other encodings are none of ours.
  private static func rank(platform: Int, encoding: Int) -> Int? {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 2
    case (3, 1): 1
    case (0, 0...3): 0
    default: nil
    }
  }

  /// Format 4: segments of code points with a shift or a list of glyphs each.
  private static func segments(
    _ table: [UInt8],
    at start: Int
  ) throws(OutlineError) -> [ClosedRange<UInt32>] {
    var reader = ByteReader(table, at: start)
    try reader.skip(6)
    let doubleCount = try reader.bigEndian(2)
    try reader.skip(6)
    let ends = reader.position
    let starts = ends + doubleCount + 2
    var ranges: [ClosedRange<UInt32>] = []
    for segment in stride(from: 0, to: doubleCount, by: 2) {
      let last = try word(table, ends + segment)
      let first = try word(table, starts + segment)
      let delta = try word(table, starts + doubleCount + segment)
      let place = starts + 2 * doubleCount + segment
      let listOffset = try word(table, place)
      guard first <= last else { continue }
      for codePoint in first...last where codePoint != 0xFFFF {
        var glyph = codePoint
        if listOffset != 0 {
          glyph = try word(table, place + listOffset + 2 * (codePoint - first))
          if glyph == 0 { continue }
        }
        if (glyph + delta) & 0xFFFF != 0 { append(UInt32(codePoint), to: &ranges) }
      }
    }
    return ranges
  }

  /// Format 12: groups of code points with consecutive glyphs.
  private static func groups(
    _ table: [UInt8],
    at start: Int
  ) throws(OutlineError) -> [ClosedRange<UInt32>] {
    var reader = ByteReader(table, at: start)
    try reader.skip(12)
    var ranges: [ClosedRange<UInt32>] = []
    for _ in 0..<(try reader.bigEndian(4)) {
      var first = UInt32(try reader.bigEndian(4))
      let last = UInt32(try reader.bigEndian(4))
      let glyph = try reader.bigEndian(4)
      guard first <= last else { throw .damaged }
      // Glyph 0 is the box for characters that are missing.
      if glyph == 0 { first += 1 }
      guard first <= last else { continue }
      if let previous = ranges.last, first <= previous.upperBound { throw .damaged }
      ranges.append(first...last)
    }
    return ranges
  }

  private static func word(_ table: [UInt8], _ position: Int) throws(OutlineError) -> Int {
    guard position + 1 < table.count else { throw .truncated }
    return Int(table[position]) << 8 | Int(table[position + 1])
  }

  private static func append(_ codePoint: UInt32, to ranges: inout [ClosedRange<UInt32>]) {
    if let previous = ranges.last, codePoint == previous.upperBound + 1 {
      ranges[ranges.count - 1] = previous.lowerBound...codePoint
    } else {
      ranges.append(codePoint...codePoint)
    }
  }
}
