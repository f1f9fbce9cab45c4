import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

/// Returns the diagram of a carousel under a script, judged by its own frames.
func diagram(
  _ carousel: Carousel, _ steps: [ScriptStep], title: String = "Title", items: [Item]? = nil,
  theme: Theme = .light, itemImages: [Int: String] = [:], idPrefix: String? = nil
) -> StripDiagram {
  let timeline = CarouselTimeline(carousel, script: Script(steps))
  return StripDiagram(
    illustration: Illustration(title: title, timeline: timeline, items: items, theme: theme),
    verdict: timeline.verdict,
    itemImages: itemImages,
    idPrefix: idPrefix
  )
}

extension StripDiagram {
  /// The document, parsed.
  func parsed() throws -> XMLTree {
    try #require(XMLTree.parse(svg()))
  }

  /// All texts of the document, the title and the description left out.
  func texts() throws -> [String] {
    try parsed().all.filter { $0.name == "text" }.map(\.text)
  }
}

extension Carousel {
  /// The carousel with another number of items.
  func with(items count: Int) -> Carousel {
    var carousel = self
    carousel.geometry.numberOfItems = count
    return carousel
  }
}

/// Scripts that lead over the ends of every preset.
enum Scripts {
  static let back: [ScriptStep] = [.rest(0.2), .swipe(.back), .swipe(.back), .rest(0.2)]
  static let forward: [ScriptStep] = Array(repeating: .swipe(.forward), count: 6)
  static let drags: [ScriptStep] = [
    .drag(.back, pages: 1, seconds: 0.3), .rest(0.1), .drag(.back, pages: 1.3, seconds: 0.4),
    .drag(.forward, pages: 2.5, seconds: 0.5, releaseVelocity: 600),
  ]
  static let autoplay: [ScriptStep] = [.autoplay(ticks: 6), .tap, .rest(0.3)]
  static let all = [back, forward, drags, autoplay]
}
