import Testing

@testable import GD

@Suite struct CharacterMapTests {
  /// A table with one sub-table.
  private func table(platform: UInt8, encoding: UInt8, _ words: [Int]) -> [UInt8] {
    [0, 0, 0, 1, 0, platform, 0, encoding, 0, 0, 0, 12]
      + words.flatMap { word in [UInt8(word >> 8 & 255), UInt8(word & 255)] }
  }

  /// Format 4 with A–C by a shift, and a, c by a list in which b has glyph 0.
  private var segments: [UInt8] {
    let ends = [0x43, 0x63, 0xFFFF]
    let starts = [0x41, 0x61, 0xFFFF]
    let deltas = [0x10000 - 0x40, 0, 1]
    // The list begins right after the offsets: two words after its own offset.
    let offsets = [0, 4, 0]
    return table(
      platform: 3, encoding: 1,
      [4, 0, 0, 6, 0, 0, 0] + ends + [0] + starts + deltas + offsets + [9, 0, 11])
  }

  @Test func `format 4 knows shifts, lists and holes`() throws {
    let map = try CharacterMap(table: segments)
    #expect(map.ranges == [0x41...0x43, 0x61...0x61, 0x63...0x63])
    #expect(map.contains(0x42) && map.contains(0x63))
    #expect(!map.contains(0x40) && !map.contains(0x62) && !map.contains(0xFFFF))
  }

  @Test func `format 12 reaches beyond the basic plane`() throws {
    let map = try CharacterMap(
      table: table(
        platform: 3, encoding: 10,
        [12, 0, 0, 40, 0, 0, 0, 2, 0, 0x30, 0, 0x39, 0, 5, 1, 0xF600, 1, 0xF601, 0, 0]))
    #expect(map.ranges == [0x30...0x39, 0x1F601...0x1F601])
  }

  @Test func `no beginning of a table passes for the whole table`() throws {
    for count in 0..<segments.count {
      #expect(throws: OutlineError.self) {
        try CharacterMap(table: Array(segments.prefix(count)))
      }
    }
  }

  @Test func `a table for another encoding is refused`() {
    #expect(throws: OutlineError.damaged) {
      try CharacterMap(table: table(platform: 1, encoding: 0, [4, 0, 0]))
    }
  }

  @Test func `damaged tables are errors or maps, never crashes`() {
    var random = Mutations(seed: 5)
    var errors = 0
    for _ in 0..<400 {
      do throws(OutlineError) {
        _ = try CharacterMap(table: random.mutated(segments))
      } catch {
        errors += 1
      }
    }
    #expect(errors > 0)
  }

  @Test func `DejaVu Sans has what it is known to have`() throws {
    let characters = try FontFile(path: Font.dejaVuSans().path).characters
    for scalar in "AzÄßΩЖ→∞✓".unicodeScalars { #expect(characters.contains(scalar.value)) }
    for scalar in "播あ한".unicodeScalars { #expect(!characters.contains(scalar.value)) }
  }
}

@Suite struct CoverageMaskTests {
  private let ramp = CoverageMask(
    width: 256, height: 1, left: 3, top: -4, values: (0...255).map { value in UInt8(value) })

  @Test(arguments: [2, 3, 6, 8, 255, 256])
  func `levels are even, ordered and keep both ends`(levels: Int) {
    let values = ramp.quantized(levels: levels).values
    #expect(Set(values).count == levels)
    #expect(values == values.sorted())
    #expect(values.first == 0 && values.last == 255)
  }

  @Test func `no value moves further than half a step`() {
    for (before, after) in zip(ramp.values, ramp.quantized(levels: 6).values) {
      #expect(abs(Int(before) - Int(after)) <= 26)
    }
  }

  @Test func `trimming moves the corner and loses no ink`() {
    let mask = CoverageMask(
      width: 4, height: 3, left: -1, top: -2, values: [0, 0, 0, 0, 0, 9, 0, 7, 0, 0, 0, 0])
    #expect(
      mask.trimmed() == CoverageMask(width: 3, height: 1, left: 0, top: -1, values: [9, 0, 7]))
  }
}

@Suite struct OpacityTests {
  @Test func `a transparency of GD survives the way there and back`() {
    for transparency in 0...127 as ClosedRange<UInt32> {
      let alpha = Opacity.fromGD(transparency)
      #expect(alpha <= 255)
      #expect(Opacity.toGD(UInt8(alpha)) == transparency)
    }
    #expect(Opacity.toGD(255) == 0 && Opacity.toGD(0) == 127)
  }
}
