import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

@Suite struct LayoutTests {
  static let titles = [
    "Sentinel pages",
    "A title so long that it takes two lines and is cut at the end of the second one, because "
      + "nobody can be kept from writing a title like this",
    "轮播图的无限循环：当偏移量到达复制页时减去一整圈的长度，用户看不到任何跳动，这是一个相当长的中文标题",
  ]

  /// Returns what is wrong with the texts of a diagram.
  static func faults(of drawing: StripDiagram) -> [String] {
    faults(of: DiagramLayout(drawing))
  }

  /// Returns what is wrong with the texts of a layout.
  static func faults(of layout: DiagramLayout) -> [String] {
    let picture = Box(x: 0, y: 0, width: layout.width, height: layout.height)
    let labels = layout.sketch.labels.compactMap { label in
      label.visibleBox.map { (label.text, $0) }
    }
    var faults = labels.filter { !picture.contains($0.1) }.map { "outside: \($0.0)" }
    for (index, label) in labels.enumerated() {
      for other in labels[(index + 1)...] {
        guard let shared = label.1.intersection(other.1), shared.width > 0.5, shared.height > 0.5
        else { continue }
        faults.append("\(label.0) over \(other.0)")
      }
    }
    return faults
  }

  @Test(arguments: 0...30)
  func `no text leaves the picture or covers another`(count: Int) {
    for (index, preset) in Carousel.presets.enumerated() {
      let script = Scripts.all[(count + index) % Scripts.all.count]
      let drawing = diagram(
        preset.carousel.with(items: count), script, title: Self.titles[count % 3])
      #expect(Self.faults(of: drawing).isEmpty, "\(preset.name)")
    }
  }

  @Test(arguments: Carousel.presets)
  func `long and Chinese labels collide with nothing`(preset: Preset) {
    let labels = [
      "A label of several words", "夏天的海和很长很长的标签文字", "<&>\"'", "", "Donaudampfschifffahrt",
    ]
    for script in Scripts.all {
      let drawing = diagram(preset.carousel, script, items: labels.map { Item(label: $0) })
      #expect(Self.faults(of: drawing).isEmpty)
    }
  }

  @Test func `many jumps, gaps, peeks, columns and narrow bounds collide with nothing`() {
    var gap = Carousel.imageCarouselRepaired
    gap.geometry.gap = 12
    gap.geometry.peek = 24
    var columns = Carousel.imageCarouselRepaired.with(items: 7)
    columns.geometry.pagesPerView = 3
    var narrow = Carousel.imageCarousel
    narrow.geometry.boundsSize = Size(width: 60, height: 400)
    let resizes: [ScriptStep] = [
      .swipe(.back), .resize(Size(width: 667, height: 334)), .swipe(.back), .hide(0.3), .tap,
    ]
    let many = Carousel.imageCarousel.with(items: 200)
    for carousel in [gap, columns, narrow, many, .bannerView, .loopContentViewRepaired] {
      for script in Scripts.all + [resizes, Array(repeating: .swipe(.forward), count: 70)] {
        #expect(Self.faults(of: diagram(carousel, script)).isEmpty, "\(carousel.name)")
      }
    }
  }

  @Test func `the check sees a text over another and one that sticks out`() {
    let ink = Theme.light.ink
    let low = Label(text: "abc", x: 10, y: 20, font: .body, color: ink)
    var high = low
    high.x = 14
    #expect(low.box.intersection(high.box) != nil)
    let edge = Label(text: "abc", x: 830, y: 20, font: .body, color: ink)
    #expect(!Box(x: 0, y: 0, width: 840, height: 100).contains(edge.box))
  }

  @Test func `at 700 pixels no text is smaller than 8 pixels`() {
    for preset in Carousel.presets {
      let layout = DiagramLayout(diagram(preset.carousel.with(items: 30), Scripts.forward))
      let smallest = layout.sketch.labels.map(\.font.size).min() ?? 0
      #expect(smallest * 700 / layout.width >= 8 - 1e-9)
    }
  }

  @Test func `pages that nobody visits are left out of a strip of ninety`() throws {
    let drawing = diagram(Carousel.loopContentView.with(items: 30), Scripts.back)
    let pages = try drawing.parsed().elements(ofClass: "page")
    #expect(pages.count < StripScale.mostSlots)
    #expect(pages.count > 6)
    let widths = pages.compactMap { $0.elements(ofClass: "ground").first?.number("width") }
    #expect(widths.allSatisfy { $0 > 16 })
  }

  @Test func `a scale keeps the order of offsets across the pages left out`() {
    let scale = StripScale(
      slots: 0..<90, visited: [0, 1, 30, 31, 60, 89], pitch: 320, left: 24, width: 792,
      isMirrored: false)
    let places = stride(from: -320.0, through: 90 * 320, by: 40).map(scale.x)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs(scale.right - scale.left - 792) < 1e-6)
  }
}
