import CarouselFormats
import CarouselPicture
import Testing

@Suite struct PictureFormatTests {
  private let names = PictureFormat.all.names

  @Test(arguments: [
    ("banner.svg", "strip"), ("banner-animated.svg", "animated-svg"),
    ("banner-side-by-side.svg", "side-by-side"), ("banner.gif", "gif"), ("banner.png", "poster"),
    ("banner-side-by-side.gif", "side-by-side-gif"), ("banner-poster.png", "poster"),
    ("banner-contact-sheet.png", "contact-sheet"), ("banner-frames", "frames"),
    ("banner-frames/", "frames"), ("frames/", "frames"), ("docs/banner.md", "snippet"),
    ("banner-snippet.md", "snippet"), ("banner-snippet.html", "snippet"),
  ])
  func `a name calls for a format`(name: String, word: String) {
    #expect(names.calledFor(by: name)?.word == word)
  }

  @Test(arguments: ["banner", "banner.txt", "banner.svgz", "gif", "", "banner.html"])
  func `other names call for none`(name: String) {
    #expect(names.calledFor(by: name) == nil)
  }

  @Test func `a format says which names it can have`() {
    #expect(PictureFormat.animatedSVG.name.accepts(fileName: "a.svg"))
    #expect(PictureFormat.contactSheet.name.accepts(fileName: "a.png"))
    #expect(PictureFormat.frames.name.accepts(fileName: "anything"))
    #expect(!PictureFormat.gif.name.accepts(fileName: "a.png"))
  }

  @Test(arguments: PictureFormat.all)
  func `a picture that nobody has named has a name that calls for its format`(
    format: PictureFormat
  ) {
    let name = format.name.fileName(for: "banner")
    #expect(name.hasPrefix("banner") && name.count > 6)
    #expect(names.calledFor(by: name)?.word == format.name.word)
    #expect(format.name.accepts(fileName: name))
  }

  @Test func `every format has a word of its own, and two are drawn when nobody says`() {
    #expect(Set(names.map(\.word)).count == PictureFormat.all.count)
    #expect(PictureFormat.all.filter(\.isByDefault).map(\.name.word) == ["strip", "gif"])
    #expect(PictureFormat.all.named("poster")?.noun == "poster")
    #expect(PictureFormat.all.named("hologram") == nil)
  }
}
