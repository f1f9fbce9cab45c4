import GIFDecoding
import Testing

@Suite struct GIFCompositorTests {
  /// A frame of one row on a screen of four pixels.
  private func row(
    _ indices: [UInt8],
    at left: Int = 0,
    _ disposal: GIFFrame.Disposal = .doNotDispose,
    transparent: Int? = nil
  ) -> GIFFrame {
    GIFFrame(
      left: left, width: indices.count, height: 1, disposal: disposal,
      transparentIndex: transparent, indices: indices)
  }

  private func compositor() -> GIFCompositor {
    GIFCompositor(
      logicalScreen: LogicalScreen(width: 4, height: 1), globalColorTable: [0x10, 0x11, 0x12])
  }

  /// The screen as letters: the index of each color, a dot where nothing is painted.
  private func letters(_ picture: [UInt32]) -> String {
    picture.map { pixel in pixel == 0 ? "." : String(Int(pixel & 255) - 0x10) }.joined()
  }

  @Test func `a box is painted over what was there`() throws {
    var screen = compositor()
    #expect(letters(try screen.show(row([1, 1, 1]))) == "111.")
    #expect(letters(try screen.show(row([2, 0], at: 1))) == "120.")
  }

  @Test func `transparent pixels are not painted`() throws {
    var screen = compositor()
    try screen.show(row([1, 1, 1, 1]))
    #expect(letters(try screen.show(row([2, 0, 2, 0], transparent: 0))) == "2121")
    #expect(letters(try screen.show(row([2, 0, 2, 0]))) == "2020")
  }

  @Test(arguments: [
    (GIFFrame.Disposal.unspecified, "1222"), (.doNotDispose, "1222"),
    (.restoreToBackground, "1..2"), (.restoreToPrevious, "1112"),
  ])
  func `a frame is disposed of before the next one`(
    disposal: GIFFrame.Disposal, expected: String
  ) throws {
    var screen = compositor()
    try screen.show(row([1, 1, 1, 1]))
    #expect(letters(try screen.show(row([2, 2], at: 1, disposal))) == "1221")
    #expect(letters(try screen.show(row([2], at: 3))) == expected)
  }

  @Test func `a local color table holds for its frame only`() throws {
    var screen = compositor()
    var local = row([1, 1])
    local.localColorTable = [0x10, 0x12]
    #expect(letters(try screen.show(local)) == "22..")
    #expect(letters(try screen.show(row([1], at: 3))) == "22.1")
  }

  @Test func `what lies outside the screen is cut off`() throws {
    var screen = compositor()
    #expect(letters(try screen.show(row([1, 2, 0, 1], at: 2))) == "..12")
    #expect(letters(try screen.show(row([0, 0], at: 9, .restoreToBackground))) == "..12")
    #expect(letters(try screen.show(row([0]))) == "0.12")
  }

  @Test func `an index without a color is an error and paints nothing`() throws {
    var screen = compositor()
    try screen.show(row([1, 1, 1, 1]))
    #expect(throws: GIFError.missingColor(index: 3)) { try screen.show(row([2, 3])) }
    #expect(letters(screen.picture) == "1111")
    #expect(letters(try screen.show(row([2, 3], transparent: 3))) == "2111")
  }
}
