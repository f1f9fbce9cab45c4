import CarouselCore
import CarouselPicture
import Foundation
import GD
import TestSupport
import Testing

@testable import CarouselSVG

/// What a browser shows, one photograph a sheet, one browser at a time.
@Suite(.serialized) struct BrowserTests {
  private static let script: [ScriptStep] =
    [.swipe(.back), .swipe(.forward, caughtAfter: 0.1), .swipe(.forward)] + Scripts.drags

  @Test(arguments: Carousel.presets)
  func `paused at twenty times a browser shows the frames of those times`(preset: Preset) throws {
    let sheet = Sheet(animated(preset.carousel, Self.script))
    let problems = try sheet.mismatches()
    #expect(problems.isEmpty, "\(preset.name): \(problems.prefix(3))")
  }

  @Test func `a keyframe that is shifted is seen in a browser`() throws {
    var sheet = Sheet(animated(.bannerView, Self.script))
    sheet.change = { $0.replacing("translateX(-320px)", with: "translateX(-360px)") }
    #expect(try sheet.mismatches().count > 2)
  }

  @Test func `in an image element it is at the frame of its time, in light and in dark`() throws {
    let drawing = animated(.bannerView, [.swipe(.forward), .rest(0.1)], layout: .explained)
    let timeline = drawing.illustration.timeline
    let frames = Array(timeline)
    let frame = frames[frames.count - 3]
    // A page cannot reach into an image, so the file itself is paused.
    let paused = drawing.svg().replacing(
      "</svg>",
      with: "<style>*{animation-delay:-\(frame.time)s!important;"
        + "animation-play-state:paused!important}</style></svg>")
    let width = 640
    let page = """
      <body style="margin:0"><img src="a.svg" style="position:absolute;left:0">
      <img src="a.svg" style="position:absolute;left:640px;color-scheme:dark">
      """
    let picture = try Chromium.photograph(
      page, width: 2 * width, height: 380, files: ["a.svg": paused])
    // The second item fills the window at the end; the still would show two items.
    let theme = Theme.light
    #expect(frame.pages.map(\.item) == [1])
    for x in stride(from: 170, to: 470, by: 20) {
      #expect(picture[x, 54] & 0xFF_FFFF == theme.items[1].hex)
      #expect(picture[x + width, 54] & 0xFF_FFFF == theme.items[1].hex)
    }
    #expect(picture[5, 5] & 0xFF_FFFF == theme.background.hex)
    #expect(picture[width + 5, 5] & 0xFF_FFFF == Theme.dark.background.hex)
  }

  @Test func `two pages of one item meet without a line between them`() throws {
    // A single item and its copy; the still shows both, at a fraction of a pixel or not.
    var carousel = Carousel.imageCarousel.with(items: 1)
    carousel.geometry.displayScale = 0
    let drawing = animated(carousel, [.swipe(.back)])
    let frame = try #require(
      Array(drawing.illustration.timeline).dropFirst(
        FilmRecord(drawing.illustration.timeline).tellingRefresh
      ).first)
    #expect(frame.pages.count == 2)
    #expect(frame.contentOffset != frame.contentOffset.rounded())
    func colors(_ svg: String) throws -> Set<UInt32> {
      let picture = try Chromium.photograph(
        "<body style=\"margin:0\"><img src=\"a.svg\">", width: 320, height: 200,
        files: ["a.svg": svg], flags: ["--force-prefers-reduced-motion"])
      return Set((0..<320).map { picture[$0, 10] & 0xFF_FFFF })
    }
    let svg = drawing.svg()
    #expect(try colors(svg) == [Theme.light.items[0].hex])
    let smooth = svg.replacing(" shape-rendering=\"crispEdges\"", with: "")
    #expect(try colors(smooth).count > 1)
  }

  @Test func `with reduced motion it is the still`() throws {
    // Nothing but the still shows two pages: the script begins with half a minute of rest.
    let drawing = animated(.bannerView, [.rest(30), .swipe(.forward)])
    func colors(_ flags: [String]) throws -> Set<UInt32> {
      let picture = try Chromium.photograph(
        "<body style=\"margin:0\"><img src=\"a.svg\">", width: 320, height: 200,
        files: ["a.svg": drawing.svg()], flags: flags)
      return Set((0..<320).map { picture[$0, 10] & 0xFF_FFFF })
    }
    let items = Theme.light.items.map(\.hex)
    #expect(try colors(["--force-prefers-reduced-motion"]).isSuperset(of: items[0...1]))
    #expect(try colors([]) == [items[0]])
  }
}

/// Twenty copies of an animated picture on one page, each paused at a time of its own.
struct Sheet {
  let drawing: AnimatedDiagram
  /// Damage to the document.
  var change: @Sendable (String) -> String = { $0 }

  private static let columns = 4
  private static let copies = 20

  init(_ drawing: AnimatedDiagram) { self.drawing = drawing }

  /// Returns where pixels differ from the frames, and from the reference where there is no seam.
  func mismatches() throws -> [String] {
    let timeline = drawing.illustration.timeline
    let geometry = timeline.carousel.geometry
    let width = Int(geometry.boundsSize.width)
    let height = Int(geometry.boundsSize.height) + 20
    let refreshes = (0..<Self.copies).map { $0 * (timeline.frameCount - 1) / (Self.copies - 1) }
    var page = "<body style=\"margin:0\">"
    for (copy, refresh) in refreshes.enumerated() {
      var drawing = drawing
      drawing.idPrefix = "c\(copy)x"
      let time = decimalText(Double(refresh) / timeline.refreshRate, decimals: 9)
      page += "<style>#c\(copy)x *{animation-delay:-\(time)s!important;"
      page += "animation-play-state:paused!important}</style>"
      let (left, top) = (copy % Self.columns * width, copy / Self.columns * height)
      page += "<div style=\"position:absolute;left:\(left)px;top:\(top)px\">"
      page += change(drawing.svg()) + "</div>"
    }
    let picture = try Chromium.photograph(
      page, width: Self.columns * width, height: Self.copies / Self.columns * height)
    let isSeamless = timeline.verdict.isSeamless
    var problems: [String] = []
    for frame in timeline {
      guard let copy = refreshes.firstIndex(of: frame.refresh) else { continue }
      let (left, top) = (copy % Self.columns * width, copy / Self.columns * height)
      func color(_ x: Double, _ y: Double) -> UInt32 {
        picture[left + Int(x), top + Int(y)] & 0xFF_FFFF
      }
      for probe in Probe.probes(of: frame, geometry, count: 40) {
        let seen = color(probe.x, probe.y)
        let isRight = probe.item.map { seen == hex(of: $0) } ?? isGrey(seen)
        if !isRight {
          problems.append("\(frame.refresh): \(String(seen, radix: 16)) at \(probe.x)")
        }
        guard isSeamless else { continue }
        let place = (frame.referencePosition + probe.x) / geometry.pitch
        guard abs(place - place.rounded()) * geometry.pitch > 2.5 else { continue }
        let turn = Int(place.rounded(.down)) % geometry.numberOfItems
        let item = (turn + geometry.numberOfItems) % geometry.numberOfItems
        if seen != hex(of: item) {
          problems.append("\(frame.refresh): not the reference's item \(item) at \(probe.x)")
        }
      }
      if let dot = frame.indicator {
        let x = geometry.boundsSize.width / 2 + (Double(dot) - 2) * 12
        let marked = color(x, geometry.boundsSize.height + 9)
        if marked != drawing.illustration.theme.ink.hex {
          problems.append("\(frame.refresh): dot \(dot) is not marked")
        }
      }
    }
    return problems
  }

  private func hex(of item: Int) -> UInt32 {
    let illustration = drawing.illustration
    return illustration.items[item].color(
      at: item, of: illustration.items.count, in: illustration.theme
    ).hex
  }

  /// Blanks are hatched in greys.
  private func isGrey(_ color: UInt32) -> Bool {
    let parts = [color >> 16 & 255, color >> 8 & 255, color & 255]
    return (parts.max() ?? 0) - (parts.min() ?? 0) < 30
  }
}
