import CarouselCore
import CarouselPicture
import GD
import TestSupport
import Testing

@testable import CarouselGIF

@Suite
struct SideBySideTests {
  private let steps: [ScriptStep] = [
    .rest(0.3), .swipe(.back), .rest(0.2), .swipe(.forward), .swipe(.forward), .rest(0.3),
  ]

  private func animation(
    _ first: Carousel, _ second: Carousel, _ steps: [ScriptStep]? = nil, title: String = "Pair",
    theme: Theme = .light, scale: Int = 1
  ) throws -> AnimatedIllustration {
    let script = Script(steps ?? self.steps)
    var options = AnimationOptions()
    options.against = Counterpart(CarouselTimeline(second, script: script))
    return try AnimatedIllustration(
      Illustration(
        title: title, timeline: CarouselTimeline(first, script: script), theme: theme,
        scale: scale), options)
  }

  private func film(_ animation: AnimatedIllustration) throws -> DecodedFilm {
    let file = try animation.encode()
    try animation.check(file)
    return try DecodedFilm(file)
  }

  /// The pixels of a column between two lines.
  private func part(
    _ picture: [UInt32], column: Int, rows: Range<Int>, columns: Range<Int>? = nil
  ) -> [UInt32] {
    let range = PairMetrics.column(column, scale: 1)
    let columns = columns.map {
      range.lowerBound + $0.lowerBound..<range.lowerBound + $0.upperBound
    }
    return rows.flatMap { y in
      (columns ?? range).map { picture[y * PairMetrics.width + $0] }
    }
  }

  private let windowRows = 66..<224
  private let markRows = 228..<250

  @Test func `a window is marked in exactly the frames that differ from the reference`() throws {
    let animation = try animation(small(.bannerView), small(.bannerViewRepaired))
    let film = try film(animation)
    let verdict = animation.illustration.timeline.verdict
    let track = SeamTrack(animation.illustration.timeline.carousel, verdict)
    let bad = 0xFF00_0000 | Theme.light.bad.hex
    var marked = 0
    for frame in film.frames {
      let refresh = Int((Double(frame.start) / 100 * 60 + 1e-6).rounded(.down))
      let isWrong = track.runs.contains { $0.contains(refresh) }
      marked += isWrong ? 1 : 0
      // The frame, and the words below it: the color is not all.
      #expect(part(frame.picture, column: 0, rows: windowRows).contains(bad) == isWrong)
      #expect(part(frame.picture, column: 0, rows: markRows).contains(bad) == isWrong)
      #expect(!part(frame.picture, column: 1, rows: windowRows).contains(bad))
      #expect(!part(frame.picture, column: 1, rows: markRows).contains(bad))
    }
    #expect(marked > 3 && marked < film.frames.count - 3)
  }

  @Test func `a wrong window has a second line around it, whatever its color`() throws {
    let animation = try animation(small(.bannerView), small(.bannerViewRepaired))
    let film = try film(animation)
    let ground = 0xFF00_0000 | Theme.light.background.hex
    let (first, last) = (film.frames[0].picture, film.frames[film.frames.count - 1].picture)
    // Left of the window's own line.
    func hasLine(_ picture: [UInt32], _ column: Int) -> Bool {
      part(picture, column: column, rows: 140..<150, columns: 0..<5).contains { $0 != ground }
    }
    #expect(!hasLine(first, 0) && !hasLine(first, 1))
    #expect(hasLine(last, 0) && !hasLine(last, 1))
  }

  @Test func `equal carousels give equal halves, and other ones do not`() throws {
    func halves(_ second: Carousel) throws -> [Bool] {
      try film(animation(small(.bannerViewRepaired), second)).frames.map { frame in
        part(frame.picture, column: 0, rows: windowRows)
          == part(frame.picture, column: 1, rows: windowRows)
      }
    }
    #expect(try halves(small(.bannerViewRepaired)).allSatisfy { $0 })
    let others = try halves(small(.bannerView))
    #expect(others.first == true && others.last == false)
  }

  @Test func `what is wrong is told in words`() throws {
    let script = Script(steps)
    let timeline = CarouselTimeline(small(.bannerView), script: script)
    let track = SeamTrack(timeline.carousel, timeline.verdict)
    let marks = timeline.compactMap { track.mark(of: $0) }
    #expect(marks.contains { $0.hasPrefix("✗ blank: ") && $0.hasSuffix(" pt") })
    #expect(marks.contains("✗ wrong: 32 pt"))
    #expect(track.mark(of: try #require(timeline.first { _ in true })) == nil)
    let sound = CarouselTimeline(small(.bannerViewRepaired), script: script)
    let none = SeamTrack(sound.carousel, sound.verdict)
    #expect(none.runs.isEmpty && sound.allSatisfy { none.mark(of: $0) == nil })
  }

  @Test(arguments: [0, 1, 2, 30])
  func `any number of items has the same picture`(count: Int) throws {
    let animation = try animation(
      small(.imageCarousel, items: count), small(.imageCarouselRepaired, items: count),
      [.rest(0.1), .swipe(.forward)])
    #expect((animation.width, animation.height) == (640, 330))
    #expect(try film(animation).duration == animation.centiseconds)
  }

  @Test(
    arguments: [(10, 900), (2000, 20), (7, 7)] as [(Double, Double)], Axis.allCases)
  func `bounds of any shape keep within their column`(
    size: (Double, Double), axis: Axis
  ) throws {
    func carousel(_ carousel: Carousel) -> Carousel {
      var carousel = small(carousel)
      carousel.geometry.axis = axis
      carousel.geometry.boundsSize = Size(width: size.0, height: size.1)
      return carousel
    }
    let animation = try animation(
      carousel(.imageCarousel), carousel(.imageCarouselRepaired), [.rest(0.05)])
    let windows = try #require(animation.stage.pair).windows
    for (index, window) in windows.enumerated() {
      #expect(PairMetrics.window(index, scale: 1).contains(window.viewer.screen))
    }
    try animation.check(animation.encode())
  }

  @Test(arguments: [
    String(repeating: "a very long name ", count: 20), "轮播图无缝循环发布的和修复的组件名字很长很长很长很长很长",
  ])
  func `titles and names of any length keep within their place`(name: String) throws {
    var (first, second) = (small(.bannerView), small(.bannerViewRepaired))
    (first.name, second.name) = (name, name)
    let film = try film(animation(first, second, [.rest(0.1)], title: name))
    let picture = try #require(film.frames.first).picture
    let ground: UInt32 = 0xFFFF_FFFF
    // The margins and the space between the columns stay empty.
    for y in 0..<72 {
      for x in Array(0..<22) + Array(312..<330) + Array(622..<640) where y > 36 || x < 22 || x > 621
      {
        #expect(picture[y * 640 + x] == ground, "(\(x), \(y))")
      }
    }
    let names = part(picture, column: 0, rows: 44..<64)
    #expect(names.contains { $0 != ground })
  }

  @Test func `one palette serves both, and the dark theme is dark`() throws {
    let film = try film(
      animation(small(.bannerView), small(.bannerViewRepaired), theme: .dark))
    #expect(!film.hasLocalColors)
    #expect(film.colors.contains(Theme.dark.bad.hex))
    #expect(film.frames[0].picture[0] == 0xFF00_0000 | Theme.dark.background.hex)
  }

  @Test func `what rests is stored ten times a second at most`() throws {
    let film = try film(
      animation(small(.bannerView), small(.bannerViewRepaired), [.rest(2)]))
    #expect(film.duration >= 200)
    #expect(film.frames.count <= film.duration / 10 + 1)
  }

  @Test func `the longer of two timelines is shown to its end`() throws {
    // Their timers have other intervals.
    let ticks: [ScriptStep] = [.autoplay(ticks: 1)]
    let (first, second) = (small(.loopContentView), small(.boundlessScrollView))
    let lengths = [first, second].map {
      CarouselTimeline($0, script: Script(ticks)).duration
    }
    #expect(lengths[0] != lengths[1])
    for (one, other) in [(first, second), (second, first)] {
      let animation = try animation(one, other, ticks)
      #expect(animation.centiseconds == Int((100 * (lengths.max() ?? 0)).rounded()))
      try animation.check(animation.encode())
    }
  }

  @Test func `a file of other carousels is told from the one that was meant`() throws {
    let right = try animation(small(.bannerView), small(.bannerViewRepaired))
    let wrong = try animation(small(.bannerViewRepaired), small(.bannerView))
    let file = try wrong.encode()
    #expect(throws: AnimationError.self) { try right.check(file) }
    try wrong.check(file)
  }

  @Test func `the layout of the viewer alone is no step on the ladder of two`() throws {
    var options = AnimationOptions()
    var scale = 1
    #expect(SizeStep.viewerLayout.apply(to: &options, scale: &scale))
    options = AnimationOptions()
    options.against = Counterpart(CarouselTimeline(small(.bannerView), script: Script([])))
    #expect(!SizeStep.viewerLayout.apply(to: &options, scale: &scale))
  }
}
