import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct ExplainedTests {
  private func animation(
    _ carousel: Carousel, _ steps: [ScriptStep] = [.rest(0.9), .swipe(.back), .rest(1)],
    title: String = "Explained", theme: Theme = .light, scale: Int = 1, verdict: Bool = true
  ) throws -> AnimatedIllustration {
    let timeline = CarouselTimeline(carousel, script: Script(steps))
    return try AnimatedIllustration(
      Illustration(title: title, timeline: timeline, theme: theme, scale: scale),
      AnimationOptions(verdict: verdict ? timeline.verdict : nil))
  }

  private func film(_ animation: AnimatedIllustration) throws -> DecodedFilm {
    let file = try animation.encode()
    try animation.check(file)
    return try DecodedFilm(file)
  }

  /// The frames in which any pixel has a color.
  private func starts(_ film: DecodedFilm, showing color: Color) -> [Int] {
    film.frames.filter { $0.picture.contains(0xFF00_0000 | color.hex) }.map(\.start)
  }

  @Test(arguments: SeamTests.published, [0, 1, 2, 30])
  func `the picture has one size for every carousel`(name: String, count: Int) throws {
    var carousel = try preset(name)
    carousel.geometry.numberOfItems = count
    let animation = try animation(carousel, [.rest(0.05)])
    #expect((animation.width, animation.height) == (640, 420))
    try animation.check(animation.encode())
  }

  @Test(
    arguments: [(10, 900), (2000, 20), (7, 7)] as [(Double, Double)], Axis.allCases)
  func `bounds of any shape fit`(size: (Double, Double), axis: Axis) throws {
    var carousel = small(.imageCarousel)
    carousel.geometry.axis = axis
    carousel.geometry.boundsSize = Size(width: size.0, height: size.1)
    let animation = try animation(carousel, [.rest(0.05)])
    #expect((animation.width, animation.height) == (640, 420))
    let screen = animation.stage.viewer.screen
    #expect(ExplainedMetrics.viewer(scale: 1).contains(screen))
    try animation.check(animation.encode())
  }

  @Test func `the scale multiplies the picture`() throws {
    let animation = try animation(small(.bannerView), [.rest(0.1)], scale: 3)
    #expect((animation.width, animation.height) == (1920, 1260))
  }

  @Test(arguments: [String(repeating: "A very long title ", count: 30), "轮播图无缝循环", ""])
  func `a title of any length keeps within its line`(title: String) throws {
    let film = try film(animation(small(.bannerView), [.rest(0.1)], title: title))
    let picture = try #require(film.frames.first).picture
    // The margins at the sides stay empty.
    let isEmpty = (0..<420).allSatisfy { y in
      picture[y * 640..<y * 640 + 20].allSatisfy { $0 == 0xFFFF_FFFF }
        && picture[y * 640 + 622..<(y + 1) * 640].allSatisfy { $0 == 0xFFFF_FFFF }
    }
    #expect(isEmpty)
    let line = picture[14 * 640..<34 * 640].prefix(20 * 640).contains(0xFF1F_2328)
    #expect(line == !title.isEmpty)
  }

  @Test func `a jump's arc shows near the jump and not long before or after`() throws {
    let carousel = small(.bannerViewRepaired)
    let steps: [ScriptStep] = [.rest(2), .swipe(.back), .rest(2)]
    let film = try film(animation(carousel, steps))
    let timeline = CarouselTimeline(carousel, script: Script(steps))
    let jump = try #require(timeline.first { $0.hasWrapJump }).time * 100
    let starts = starts(film, showing: Theme.light.jump).map(Double.init)
    #expect(!starts.isEmpty)
    #expect(starts.allSatisfy { $0 > jump - 80 && $0 < jump + 80 })
    #expect(starts.contains { $0 < jump })
    #expect(starts.contains { $0 > jump })
  }

  @Test func `findings are marked in the frames that have them, and only with a verdict`() throws {
    let steps: [ScriptStep] = [
      .rest(0.3), .swipe(.back, caughtAfter: 0.1), .swipe(.back), .rest(1),
    ]
    let carousel = small(.bannerView)
    let verdict = CarouselTimeline(carousel, script: Script(steps)).verdict
    let finding = try #require(verdict.findings.first)
    let with = try film(animation(carousel, steps))
    let without = try film(animation(carousel, steps, verdict: false))
    // The count of findings stands in every frame; the marker's text is below the window.
    func marked(_ film: DecodedFilm) -> [Int] {
      film.frames.filter { frame in
        frame.picture[240 * 640..<258 * 640].contains(0xFF00_0000 | Theme.light.bad.hex)
      }.map(\.start)
    }
    let starts = marked(with)
    #expect(!starts.isEmpty)
    #expect(starts.allSatisfy { Double($0) >= 100 * finding.time - 1 })
    #expect(marked(without).isEmpty)
  }

  @Test func `the caption of a finding that is over says when it was`() throws {
    let steps: [ScriptStep] = [
      .rest(0.3), .swipe(.back, caughtAfter: 0.1), .swipe(.back), .rest(1),
    ]
    let carousel = small(.bannerView)
    let timeline = CarouselTimeline(carousel, script: Script(steps))
    let findings = timeline.verdict.findings
    let status = try #require(animation(carousel, steps).stage.explanation?.status)
    var (during, after) = (0, 0)
    for frame in timeline {
      let isBroken = findings.contains { ($0.refresh...$0.lastRefresh).contains(frame.refresh) }
      guard let marker = status.marker(of: frame) else {
        #expect(!isBroken)
        continue
      }
      #expect(marker.text.hasPrefix("✗ seam: ") == isBroken)
      #expect(marker.text.hasPrefix("at ") == !isBroken)
      if isBroken { during += 1 } else { after += 1 }
      if !isBroken {
        #expect(
          findings.contains {
            marker.text == "at \(fixedText($0.worstTime, decimals: 2)) s: \($0.explanation)"
              && $0.lastRefresh < frame.refresh
          })
      }
    }
    #expect(during > 0)
    #expect(after > 0)
  }

  @Test func `the caption of a blank says what is blank in this frame, not in the worst one`()
    throws
  {
    // Behind the last copy the published strip ends, and a drag pulls the blank in.
    let carousel = small(.bannerView)
    let steps: [ScriptStep] = [
      .swipe(.back), .swipe(.forward), .swipe(.forward), .rest(0.2),
    ]
    let timeline = CarouselTimeline(carousel, script: Script(steps))
    let status = try #require(animation(carousel, steps).stage.explanation?.status)
    let length = carousel.geometry.boundsLength
    var sizes: Set<String> = []
    for frame in timeline {
      guard let marker = status.marker(of: frame), marker.isNow, marker.text.contains("are blank")
      else { continue }
      // Pages in a row do not overlap, so what they leave is blank.
      let covered = frame.pages.reduce(0) { $0 + min($1.end, length) - max($1.origin, 0) }
      let size = decimalText(length - covered, decimals: 2)
      #expect(marker.text == "✗ seam: \(size) pt of the bounds are blank")
      sizes.insert(size)
    }
    #expect(sizes.count > 3)
  }

  @Test func `the outline of the bounds moves with the offset`() throws {
    let animation = try animation(small(.bannerViewRepaired))
    let strip = try #require(animation.stage.explanation?.strip)
    var shots = animation.shots()
    while let shot = shots.nextShot() {
      let columns = strip.columns(
        shot.frame.contentOffset, shot.frame.contentOffset + 32, in: shot.frame)
      let picture = animation.stage.picture(of: shot)
      let ink = try #require(animation.palette.firstIndex(of: Theme.light.ink.hex))
      let row = (ExplainedMetrics.pagesTop - 3) * 640
      #expect(picture.indices[row + columns.lowerBound] == UInt8(ink))
      #expect(picture.indices[row + columns.lowerBound - 12] != UInt8(ink))
    }
  }

  @Test func `a recycled window shows its views where they stand`() throws {
    let animation = try animation(
      small(.boundlessScrollViewRepaired), [.rest(0.1), .swipe(.forward), .rest(0.1)])
    var shots = animation.shots()
    var orders: [[Int]] = []
    while let shot = shots.nextShot() {
      orders.append(shot.strip.sorted { $0.origin < $1.origin }.map(\.item))
    }
    #expect(orders.first == [2, 0, 1])
    #expect(orders.last == [0, 1, 2])
  }

  @Test func `both themes keep their ground`() throws {
    for theme in Theme.all {
      let film = try film(animation(small(.bannerView), [.rest(0.1)], theme: theme))
      #expect(film.frames.first?.picture.first == 0xFF00_0000 | theme.background.hex)
    }
  }

  @Test func `in the viewer's window copies look like their originals`() throws {
    var carousel = Carousel.bannerViewRepaired
    carousel.geometry.boundsSize = Size(width: 375, height: 188)
    let animation = try animation(carousel)
    let mapping = animation.stage.viewer.mapping
    let pitch = mapping.density * carousel.geometry.pitch
    #expect(abs(pitch - pitch.rounded()) < 1e-9)
  }
}
