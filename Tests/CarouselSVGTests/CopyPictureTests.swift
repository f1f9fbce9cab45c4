import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

@Suite struct CopyPictureTests {
  /// A picture of one pixel.
  private let picture =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC"

  private func pages(_ role: String) throws -> [XMLTree] {
    let items = Item.numbered(5).map { item in
      Item(label: item.label, image: ItemImage(path: "a.png"))
    }
    let images = Dictionary(uniqueKeysWithValues: (0..<5).map { ($0, picture) })
    return try diagram(.bannerView, Scripts.back, items: items, itemImages: images).parsed()
      .elements(ofClass: role).filter { $0.attributes["class"] == role }
  }

  @Test func `the picture of a copy is lighter than its original's`() throws {
    let copies = try pages("page clone")
    #expect(copies.count == 2)
    for copy in copies {
      let shades = copy.all.compactMap { $0.attributes["opacity"] }
      #expect(shades == ["0.35"])
      #expect(copy.all.contains { $0.attributes["stroke-dasharray"] != nil })
      #expect(copy.all.contains { $0.attributes["class"] == "lightener" })
    }
  }

  @Test func `the picture of an original has all of its color`() throws {
    let originals = try pages("page")
    #expect(originals.count == 5)
    for original in originals {
      #expect(original.all.contains { $0.name == "use" })
      #expect(original.all.allSatisfy { $0.attributes["opacity"] == nil })
    }
  }
}
