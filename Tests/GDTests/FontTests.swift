import GD
import Testing

@Suite struct FontTests {
  @Test func `both weights of DejaVu Sans are found`() throws {
    #expect(try Font.dejaVuSans().path.hasSuffix("DejaVuSans.ttf"))
    #expect(try Font.dejaVuSans(.bold).path.hasSuffix("DejaVuSans-Bold.ttf"))
    let regular = try Font.dejaVuSans().coverage("Seam", size: 30)
    #expect(try Font.dejaVuSans(.bold).coverage("Seam", size: 30) != regular)
  }

  @Test func `longer and larger texts take more room`() throws {
    let font = try Font.dejaVuSans()
    let small = try font.measure("Page", size: 12)
    #expect(try font.measure("Page 1", size: 12).advance > small.advance)
    #expect(try font.measure("Page", size: 24).advance > 1.8 * small.advance)
    #expect(small.ascent > 8 && small.descent > 1)
    #expect(try font.measure("", size: 12).advance == 0)
  }

  @Test func `one character has the share of the em that the font gives it`() throws {
    // The advance of A in DejaVu Sans: 1401 of 2048 units.
    let advance = try Font.dejaVuSans().measure("A", size: 100).advance
    #expect(abs(advance - 68.4) < 1)
  }

  @Test func `spaces count at the end as well`() throws {
    let font = try Font.dejaVuSans()
    let space = try font.measure(" ", size: 20).advance
    #expect(space > 4)
    #expect(
      abs(try font.measure("ab ", size: 20).advance - font.measure("ab", size: 20).advance - space)
        < 0.5)
    #expect(try font.coverage("  ", size: 20).isEmpty)
  }

  @Test func `ink lies where the metrics say`() throws {
    let font = try Font.dejaVuSans()
    let metrics = try font.measure("Hxg", size: 40)
    let mask = try font.coverage("Hxg", size: 40)
    #expect(mask.top < 0 && -mask.top <= metrics.ascent)
    #expect(mask.top + mask.height > 0 && mask.top + mask.height <= metrics.descent)
    #expect(mask.left >= 0 && mask.left + mask.width <= metrics.width)
    #expect(mask.width > metrics.width / 2)
  }

  @Test func `strokes are covered and the ground is not`() throws {
    // The stem of a large I is full, its surroundings are empty.
    let mask = try Font.dejaVuSans().coverage("I.", size: 60, levels: 256)
    #expect(mask.values[mask.height / 2 * mask.width + 4] == 255)
    #expect(mask.values[mask.height / 2 * mask.width + mask.width - 1] == 0)
    #expect(Set(mask.values).count > 2)
  }

  @Test func `more ink never means less coverage`() throws {
    // Bold strokes hold the regular ones only roughly, so the sum is compared, size by size.
    func sum(_ size: Double) throws -> Int {
      try Font.dejaVuSans().coverage("O", size: size, levels: 256).values
        .reduce(0) { total, value in total + Int(value) }
    }
    let sums = try stride(from: 10, through: 60, by: 5).map { size in try sum(size) }
    #expect(sums == sums.sorted())
    #expect(Set(sums).count == sums.count)
  }

  @Test func `a mask has at most the levels asked for`() throws {
    let font = try Font.dejaVuSans()
    let many = try font.coverage("Sphinx", size: 33, levels: 256)
    #expect(Set(many.values).count > 20)
    let few = try font.coverage("Sphinx", size: 33)
    #expect(Set(few.values).isSubset(of: [0, 51, 102, 153, 204, 255]))
    #expect(Set(try font.coverage("Sphinx", size: 33, levels: 2).values) == [0, 255])
  }

  @Test func `an ampersand is an ampersand`() throws {
    let font = try Font.dejaVuSans()
    let amp = try font.measure("&amp;", size: 20).advance
    #expect(try amp > font.measure("amp;", size: 20).advance + 10)
    #expect(try font.coverage("&lt;", size: 20) != font.coverage("<", size: 20))
    #expect(try font.coverage("&#65;", size: 20) != font.coverage("A", size: 20))
  }

  @Test func `pairs are kerned`() throws {
    let font = try Font.dejaVuSans()
    let apart =
      try font.measure("A", size: 40).advance + font.measure("V", size: 40).advance
    #expect(try font.measure("AV", size: 40).advance < apart - 1)
    #expect(
      try abs(font.measure("HH", size: 40).advance / 2 - font.measure("H", size: 40).advance) < 1)
  }

  @Test func `the same text gives the same mask on every thread`() async throws {
    let texts = (0..<24).map { number in "Page \(number % 6) · Seite" }
    let font = try Font.dejaVuSans()
    let alone = try texts.map { text in try font.coverage(text, size: 18) }
    let together = try await withThrowingTaskGroup(of: (Int, CoverageMask).self) { group in
      for (place, text) in texts.enumerated() {
        group.addTask { (place, try font.coverage(text, size: 18)) }
      }
      return try await group.reduce(into: [Int: CoverageMask]()) { masks, mask in
        masks[mask.0] = mask.1
      }
    }
    for place in texts.indices { #expect(together[place] == alone[place]) }
    #expect(Set(alone).count == 6)
  }

  @Test(arguments: [0, -3, 1001, Double.nan, Double.infinity])
  func `impossible sizes are errors`(size: Double) throws {
    let font = try Font.dejaVuSans()
    let error = #expect(throws: FontError.self) { try font.measure("a", size: size) }
    guard case .sizeOutOfRange = error else {
      Issue.record("Another error: \(String(describing: error))")
      return
    }
  }

  @Test func `a text that is too long is an error`() throws {
    let text = String(repeating: "W", count: 500)
    #expect(throws: FontError.textTooLong(characters: 500)) {
      try Font.dejaVuSans().coverage(text, size: 300)
    }
  }
}
