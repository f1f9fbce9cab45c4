import CarouselScenario
import Testing

@Suite struct PictureFormatTests {
  @Test(arguments: [
    ("banner.svg", PictureFormat.strip), ("banner-animated.svg", .animatedSVG),
    ("banner-side-by-side.svg", .sideBySide), ("banner.gif", .gif), ("banner.png", .poster),
    ("banner-poster.png", .poster),
    ("banner-contact-sheet.png", .contactSheet), ("banner-frames", .frames),
    ("banner-frames/", .frames), ("frames/", .frames), ("banner.html", .scrubber),
    ("docs/banner.md", .snippet),
  ])
  func `a name calls for a format`(name: String, format: PictureFormat) {
    #expect(PictureFormat(fileName: name) == format)
  }

  @Test(arguments: ["banner", "banner.txt", "banner.svgz", "gif", ""])
  func `other names call for none`(name: String) {
    #expect(PictureFormat(fileName: name) == nil)
  }

  @Test func `a format says which names it can have`() {
    #expect(PictureFormat.animatedSVG.accepts(fileName: "a.svg"))
    #expect(PictureFormat.contactSheet.accepts(fileName: "a.png"))
    #expect(PictureFormat.frames.accepts(fileName: "anything"))
    #expect(!PictureFormat.gif.accepts(fileName: "a.png"))
  }
}
