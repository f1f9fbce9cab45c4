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
