import CarouselCore
import CarouselPicture
import GD
import Testing

@testable import CarouselGIF

@Suite struct LongLabelTests {
  private let lettering: Lettering

  init() throws { lettering = try Lettering() }

  private func fitted(_ text: String, suffix: String = "", width: Double) throws -> (
    String, Double
  )? {
    let fitted = try lettering.fitted(
      text, suffix: suffix, lettering.bold, width: width, largest: 30, smallest: 10)
    return fitted.map { ($0.text, $0.size) }
  }

  @Test func `a short text keeps its size`() throws {
    let (text, size) = try #require(try fitted("Sale", width: 200))
    #expect(text == "Sale" && size == 30)
  }

  @Test func `a longer one is made smaller, not shorter`() throws {
    let (text, size) = try #require(try fitted("Summer sale", width: 120))
    #expect(text == "Summer sale")
    #expect((10..<30).contains(size))
    #expect(try lettering.advance(text, lettering.bold, size: size) <= 120.5)
  }

  @Test func `a text that is too long at the floor ends in an ellipsis`() throws {
    let words = String(repeating: "Summer sale ", count: 12)
    let (text, size) = try #require(try fitted(words, width: 120))
    #expect(size == 10)
    #expect(text.hasSuffix("…") && !text.hasSuffix(" …"))
    #expect(words.hasPrefix(text.dropLast()))
    let advance = try lettering.advance(text, lettering.bold, size: 10)
    #expect(advance <= 120)
    // One letter more would not fit.
    let next = String(words.prefix(text.count)) + "…"
    #expect(try lettering.advance(next, lettering.bold, size: 10) > 120)
  }

  @Test func `what version it is stays`() throws {
    let (text, _) = try #require(
      try fitted(String(repeating: "Summer sale ", count: 12), suffix: " v2", width: 120))
    #expect(text.hasSuffix("… v2"))
  }

  @Test func `no room for a letter is no text`() throws {
    #expect(try fitted("Summer sale", width: 12) == nil)
  }

  /// The dark and light pixels of a page with a label.
  private func page(_ label: PageLabel, width: Int) throws -> PixelBuffer {
    let artist = try PageArtist(
      Illustration(
        title: "", timeline: CarouselTimeline(.bannerView, script: Script([])),
        items: Item.numbered(5)),
      lettering: lettering, shown: [], levels: 6)
    var page = PixelBuffer(width: width, height: 44, color: 0xFFFF_FFFF)
    try artist.drawLabel(
      label, on: &page, ground: Color(0xFF_FFFF), ink: Color(0x00_0000))
    return page
  }

  @Test func `a narrow page shows the number where the label has no room`() throws {
    let long = PageLabel(text: "Summer sale", number: 3, version: 0)
    let number = PageLabel(text: "3", number: 3, version: 0)
    #expect(try page(long, width: 16) == page(number, width: 16))
    #expect(try page(long, width: 160) != page(number, width: 160))
    #expect(try page(number, width: 16).pixels.contains { $0 != 0xFFFF_FFFF })
  }
}
