import CarouselCore
import CarouselPicture
import Testing

@testable import CarouselSVG

@Suite struct StructureTests {
  @Test(arguments: [(Carousel.bannerView, 7, 2), (.loopContentView, 15, 10)])
  func `every page of the strip is drawn and the copies are dashed`(
    carousel: Carousel, pages: Int, clones: Int
  ) throws {
    let tree = try diagram(carousel, Scripts.back).parsed()
    let drawn = tree.elements(ofClass: "page")
    #expect(drawn.count == pages)
    let copies = tree.elements(ofClass: "page clone")
    #expect(copies.count == clones)
    for page in drawn {
      let isDashed = page.all.contains { $0.attributes["stroke-dasharray"] != nil }
      #expect(isDashed == (page.attributes["class"] == "page clone"))
    }
  }

  @Test func `a strip of recycled views is drawn before and after it is turned`() throws {
    let drawing = diagram(.boundlessScrollView, Scripts.back)
    let pages = try drawing.parsed().elements(ofClass: "page").map { page in
      page.all.first { $0.name == "text" }?.text ?? ""
    }
    #expect(pages.prefix(3).sorted() == ["1", "2", "5"])
    #expect(pages.suffix(3).sorted() == ["1", "4", "5"])
  }

  @Test func `the dashes of a copy say what it is a copy of where there is room`() throws {
    let texts = try diagram(.bannerView, Scripts.back).texts()
    #expect(texts.contains("copy of 5"))
    #expect(texts.contains("copy of 1"))
  }

  @Test(arguments: Carousel.presets)
  func `both offsets of every jump appear`(preset: Preset) throws {
    for script in Scripts.all {
      let drawing = diagram(preset.carousel, script)
      let jumps = drawing.illustration.timeline.flatMap(\.wrapJumps)
      let texts = try drawing.texts()
      let offsets = OffsetText(preset.carousel.geometry)
      for jump in jumps.prefix(JumpList.limit) {
        let from = offsets.pages(jump.from) + (jump.isDisplayedBefore ? "" : " (never displayed)")
        let words = "\(from) → \(offsets.pages(jump.to))"
        #expect(texts.contains { $0.contains(words) }, "\(words) in \(preset.name)")
      }
    }
  }

  @Test(arguments: Carousel.presets)
  func `the pictures hold the pages of their frames to a hundredth`(preset: Preset) throws {
    for script in Scripts.all {
      let drawing = diagram(preset.carousel, script)
      var frames: [Int: DisplayedFrame] = [:]
      for frame in drawing.illustration.timeline { frames[frame.refresh] = frame }
      let layout = DiagramLayout(drawing)
      let scale = ViewerPanel(Surroundings(drawing)).pointScale
      let tree = try drawing.parsed()
      let viewers = tree.all.filter { $0.attributes["class"] == "viewer" }
      #expect(viewers.count >= 2)
      #expect(layout.height > 0)
      for viewer in viewers {
        let refresh = try #require(viewer.attributes["data-refresh"].flatMap(Int.init))
        let frame = try #require(frames[refresh])
        let bounds = try #require(viewer.elements(ofClass: "blank").first)
        let shown = viewer.elements(ofClass: "shown")
        #expect(shown.count == frame.pages.count)
        for (page, box) in zip(frame.pages, shown) {
          // What of the page lies in the bounds; two numbers with two decimals each.
          let start = max(page.origin, 0)
          let end = min(page.end, frame.boundsSize.width)
          #expect(abs(box.number("x") - bounds.number("x") - start * scale) <= 0.0101)
          #expect(abs(box.number("width") - (end - start) * scale) <= 0.0101)
        }
      }
    }
  }

  @Test func `pages of a right-to-left carousel stand from the right`() throws {
    var carousel = Carousel.bannerViewRepaired
    carousel.geometry.direction = .rightToLeft
    let tree = try diagram(carousel, Scripts.back).parsed()
    let pages = tree.elements(ofClass: "page").map { page in
      (
        label: page.all.first { $0.name == "text" }?.text ?? "",
        x: page.elements(ofClass: "ground").first?.number("x") ?? .nan
      )
    }
    let fromLeft = pages.sorted { $0.x < $1.x }.map(\.label)
    #expect(fromLeft == ["1", "5", "4", "3", "2", "1", "5"])
  }

  @Test func `a vertical carousel's pages stand below each other`() throws {
    var carousel = Carousel.bannerViewRepaired
    carousel.geometry.axis = .vertical
    let tree = try diagram(carousel, Scripts.back).parsed()
    let viewers = tree.elements(ofClass: "viewer").filter {
      $0.elements(ofClass: "shown").count == 2
    }
    #expect(!viewers.isEmpty)
    for viewer in viewers {
      let pages = viewer.elements(ofClass: "shown")
      #expect(pages[0].number("x") == pages[1].number("x"))
      #expect(pages[0].number("y") < pages[1].number("y"))
    }
  }

  @Test func `the line of the offset is broken at each jump and nowhere else`() throws {
    let drawing = diagram(.bannerViewRepaired, Scripts.forward + Scripts.forward)
    let jumps = drawing.illustration.timeline.filter(\.hasWrapJump).count
    let lines = try drawing.parsed().elements(ofClass: "line contentOffset")
    let starts = lines[0].attributes["d"]?.count { $0 == "M" }
    #expect(jumps > 1)
    #expect(starts == jumps + 1)
    let position = try drawing.parsed().elements(ofClass: "line position")
    #expect(position[0].attributes["d"]?.count { $0 == "M" } == 1)
  }

  @Test func `a long timeline is thinned and keeps its extremes`() throws {
    var trace = Trace(stride: 50)
    for refresh in 0..<10_000 {
      trace.append(refresh == 5003 ? 99 : Double(refresh % 7), at: Double(refresh))
    }
    trace.finish()
    let points = trace.runs.flatMap { $0 }
    #expect(points.count <= 2 * 10_000 / 50 + 2)
    #expect(points.contains { $0.value == 99 && $0.refresh == 5003 })
    #expect(trace.range == 0...99)
  }
}
