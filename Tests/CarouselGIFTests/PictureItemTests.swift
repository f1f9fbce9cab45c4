import CarouselCore
import CarouselPicture
import Foundation
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct PictureItemTests {
  /// A folder with a wide picture, red on the left and blue on the right, and a broken one.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let wide = PixelBuffer(
      width: 200, height: 50,
      pixels: (0..<200 * 50).map { $0 % 200 < 100 ? 0xFFFF_0000 : 0xFF00_00FF })
    try Data(wide.png()).write(to: folder.appending(path: "wide.png"))
    try Data([1, 2, 3]).write(to: folder.appending(path: "broken.png"))
    try body(folder.path)
  }

  private func illustration(_ path: String, _ mode: ContentMode, label: String = "")
    -> Illustration
  {
    var items = Item.numbered(3)
    items[0] = Item(label: label, image: ItemImage(path: path, contentMode: mode))
    return Illustration(
      title: "Pictures",
      timeline: CarouselTimeline(small(.bannerViewRepaired), script: SeamTests.mixed),
      items: items)
  }

  private func firstPicture(_ illustration: Illustration) throws -> [UInt32] {
    let animation = try AnimatedIllustration(illustration, AnimationOptions(layout: .viewer))
    let file = try animation.encode()
    try animation.check(file)
    return try #require(DecodedFilm(file).frames.first).picture
  }

  @Test func `a picture that fills covers the page and keeps its middle`() throws {
    try inFolder { folder in
      let picture = try firstPicture(illustration(folder + "/wide.png", .scaleAspectFill))
      #expect(picture[0] == 0xFFFF_0000)
      #expect(picture[31] == 0xFF00_00FF)
      #expect(picture.allSatisfy { $0 == 0xFFFF_0000 || $0 == 0xFF00_00FF })
    }
  }

  @Test func `a picture that fits leaves the item's color above and below`() throws {
    try inFolder { folder in
      let illustration = illustration(folder + "/wide.png", .scaleAspectFit)
      let picture = try firstPicture(illustration)
      let ground = illustration.items[0].color(at: 0, of: 3, in: .light)
      #expect(picture[0] == 0xFF00_0000 | ground.hex)
      #expect(picture[8 * 32] == 0xFFFF_0000)
    }
  }

  /// By hand: (above · opacity + ground · (255 − opacity)) ÷ 255 in every component, ground #0b5fa5.
  @Test(
    arguments: [
      (0xFFF0_8040, 0xFFF0_8040), (0x80F0_8040, 0xFF7E_7072), (0x80FF_FFFF, 0xFF85_AFD2),
      (0x00F0_8040, 0xFF0B_5FA5), (0x0000_0000, 0xFF0B_5FA5), (0x01FF_FFFF, 0xFF0C_60A5),
    ] as [(UInt32, UInt32)])
  func `a picture lets the item's ground through by its opacity`(top: UInt32, seen: UInt32) throws {
    var page = PixelBuffer(width: 4, height: 4, color: 0xFF0B_5FA5)
    try page.place(
      PixelBuffer(width: 4, height: 4, color: top), contentMode: .scaleAspectFill)
    #expect(Set(page.pixels) == [seen])
  }

  @Test func `a large picture is laid on its page in time that grows with its pixels only`() throws
  {
    let picture = PixelBuffer(width: 1000, height: 600, color: 0x80FF_FFFF)
    var page = PixelBuffer(width: 1000, height: 600, color: 0xFF0B_5FA5)
    let time = try ContinuousClock().measure {
      try page.place(picture, contentMode: .scaleAspectFill)
    }
    #expect(Set(page.pixels) == [0xFF85_AFD2])
    // A copy of the page for every pixel takes minutes; one pass takes a fraction of a second.
    #expect(time < .seconds(10))
  }

  @Test func `the transparent part of a picture file shows the item's color in the GIF`() throws {
    try inFolder { folder in
      let half = PixelBuffer(
        width: 32, height: 16, pixels: (0..<32 * 16).map { $0 % 32 < 16 ? 0 : 0xFFD0_3020 })
      try Data(half.png()).write(to: URL(filePath: folder + "/half.png"))
      let picture = try firstPicture(illustration(folder + "/half.png", .scaleAspectFill))
      #expect(picture[0] == 0xFF0B_5FA5)
      #expect(picture[31] == 0xFFD0_3020)
    }
  }

  @Test func `the label of a picture stands on a band at the bottom`() throws {
    try inFolder { folder in
      let picture = try firstPicture(
        illustration(folder + "/wide.png", .scaleAspectFill, label: "Sale"))
      #expect(picture[0] == 0xFFFF_0000)
      #expect(picture[15 * 32] == 0xFF00_0000 | Theme.light.panel.hex)
    }
  }

  @Test func `a file that is missing or no picture is an error with its path`() throws {
    try inFolder { folder in
      let missing = folder + "/none.png"
      #expect(throws: AnimationError.unreadableFile(path: missing)) {
        try AnimatedIllustration(illustration(missing, .scaleAspectFill))
      }
      let broken = folder + "/broken.png"
      #expect(throws: AnimationError.image(path: broken, .unsupportedFormat)) {
        try AnimatedIllustration(illustration(broken, .scaleAspectFill))
      }
    }
  }
}
