import CarouselCore
import CarouselFormats
import CarouselPicture
import Testing

@Suite struct SnippetFormatTests {
  private func text(
    _ fileName: String = "banner-snippet.md",
    _ companions: [CompanionPicture] = [
      CompanionPicture(fileName: "banner.svg", darkFileName: "banner~dark.svg")
    ],
    change: (inout PictureOptions) -> Void = { _ in }
  ) throws -> String {
    var order = Orders.order(fileName)
    order.companions = companions
    change(&order.options)
    return String(
      decoding: try PictureFormat.snippet.draw(order).files[0].bytes, as: UTF8.self)
  }

  @Test func `Markdown shows the light picture, the dark one, and the words for both`() throws {
    let text = try text()
    #expect(text.contains("<picture>\n"))
    #expect(
      text.contains("<source media=\"(prefers-color-scheme: dark)\" srcset=\"banner~dark.svg\">"))
    #expect(text.contains("<img src=\"banner.svg\" alt=\"Carousel of three pages: "))
    #expect(text.contains("<details><summary>What the picture shows</summary>\n\nThree pages. "))
    let alone = try self.text(companions: [CompanionPicture(fileName: "banner.gif")])
    #expect(alone.hasPrefix("![Carousel of three pages: "))
    #expect(alone.contains("](banner.gif)\n"))
    #expect(!alone.contains("<source"))
  }

  private func text(companions: [CompanionPicture]) throws -> String {
    try text("banner-snippet.md", companions)
  }

  @Test func `a name that ends like a page is HTML, and a form that is given holds`() throws {
    #expect(try text("a-snippet.html").hasPrefix("<figure>\n"))
    #expect(try text("a-snippet.html") { $0.form = .markdown }.hasPrefix("<picture>\n"))
    let docc = try text { $0.form = .docc }
    #expect(docc.contains("](banner.svg)\n"))
    #expect(!docc.contains("dark"))
  }

  @Test func `the words can be Chinese`() throws {
    let text = try text { $0.language = .chinese }
    #expect(text.contains("alt=\"三页的轮播："))
    #expect(text.contains("<summary>图片说明</summary>"))
  }

  @Test(arguments: [
    ("a.svg", "a-snippet.md", "a.svg"), ("still/a.svg", "a-snippet.md", "still/a.svg"),
    ("a.svg", "text/a-snippet.md", "../a.svg"),
    ("still/a.svg", "still/a-snippet.md", "a.svg"),
    ("still/a.svg", "text/deep/a.md", "../../still/a.svg"),
  ])
  func `a picture is found from where the text stands`(
    picture: String, snippet: String, path: String
  ) throws {
    let text = try text(snippet, [CompanionPicture(fileName: picture)])
    #expect(text.contains("](\(path))\n"), "\(text)")
  }

  @Test func `what is no image is not embedded, and nothing at all is an error`() throws {
    let gif = CompanionPicture(fileName: "banner.gif")
    let frames = CompanionPicture(fileName: "banner-frames")
    #expect(try text("a.md", [frames, gif]) == text("a.md", [gif]))
    let error = #expect(throws: PictureError.self) { try text("a.md", [frames]) }
    #expect(error == .nothingToEmbed)
  }
}
