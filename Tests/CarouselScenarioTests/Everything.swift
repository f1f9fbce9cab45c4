import CarouselCore
import CarouselPicture
import CarouselScenario

/// What the fixture that uses the whole language stands for, written by hand.
enum Everything {
  static let scenario: Scenario = {
    var scenario = Scenario(carousel, title: "Everything that can be said", script: script)
    scenario.items = [
      Item(label: "", image: ItemImage(path: "red.png")),
      Item(label: "Sale", image: ItemImage(path: "photos/b.jpg", contentMode: .scaleAspectFit)),
      Item(label: "3", color: Color(0x54a24b)),
      Item(label: "4"),
      Item(label: "Größe: 中", color: Color(0xffffff)),
    ]
    scenario.refreshRate = 120
    var against = Carousel.bannerViewRepaired
    against.geometry = scenario.carousel.geometry
    against.geometry.declaredLap = nil
    scenario.against = against
    scenario.closes = true
    scenario.pictures = pictures
    return scenario
  }()

  private static let carousel: Carousel = {
    var geometry = Geometry(numberOfItems: 5, boundsSize: Size(width: 375, height: 188))
    geometry.gap = 10
    geometry.peek = 20.5
    geometry.pagesPerView = 2
    geometry.axis = .vertical
    geometry.direction = .rightToLeft
    geometry.displayScale = 3
    geometry.declaredLap = 1870
    var carousel = Carousel(
      name: "my-carousel", geometry: geometry, strip: .clones(leading: 2, trailing: 3),
      initialOffset: .pages(2),
      range: OffsetRange(
        contentLength: Length(laps: 1, pages: 5, points: -12),
        overscroll: .rubberBand(RubberBand(coefficient: 0.6))),
      wrapRules: wrapRules)
    carousel.cloneFault = CloneFault(shift: -0.5, isStale: true)
    carousel.loopsFrom = 2
    carousel.paging.velocityThreshold = 300
    carousel.paging.settle = Animation(
      duration: 0.35, curve: .cubicBezier(x1: 0.165, y1: 0.84, x2: 0.44, y2: 1))
    carousel.paging.bounce = Animation(duration: 0.9, curve: .spring(angularFrequency: 12))
    carousel.paging.touchEndsDeceleration = false
    carousel.paging.touchEndsScrollingAnimation = true
    carousel.paging.touch = .isBlocked
    carousel.autoplay = autoplay
    carousel.indicator = Indicator(
      rounding: .down, bias: -1.5, bound: .modulo, updatesOn: [.layout, .didScroll],
      isShown: false, isStrict: true)
    carousel.callbacks = Callbacks(
      commitsPageOn: .didEndDecelerating, commits: .currentItem, tapReports: .currentItem)
    carousel.resizeBehavior = .keepsOffset
    return carousel
  }()

  private static let wrapRules = [
    WrapRule("leading", on: .didScroll, if: .offset(.lessOrEqual, .zero), then: .shift(.lap)),
    WrapRule(
      "trailing", on: [.didEndDecelerating, .didEndScrollingAnimation],
      if: .compare(.truncatedPage, .equal, .lap + .page), then: .set(.pages(2)),
      rounding: .pixel, isOffWhileAutoScrolling: true, latency: 1, isAnimated: true),
    WrapRule(
      "fraction", on: .layout, if: .compare(.flooredPage, .less, .laps(0.5)),
      then: .remainder(base: .lap, modulus: .lap), rounding: .truncated),
    WrapRule(
      "turn", on: .willBeginDragging,
      if: .compare(.roundedPage, .greaterOrEqual, Length(laps: 2, pages: -0.5, points: 3)),
      then: .rotate(by: .truncatedPage, landing: .slot, indexing: .ends)),
    WrapRule(
      "turn-on", on: .didEndDragging, if: .offset(.greater, .pages(-1)),
      then: .rotate(by: .flooredPage, landing: .remainder, indexing: .modulo)),
    WrapRule("hidden", on: .didEndDraggingAtRest, if: .always, then: .placeHiddenView),
  ]

  private static let autoplay: Autoplay = {
    var autoplay = Autoplay(interval: 3.2)
    autoplay.startsAgainOn = [.didEndDecelerating, .didEndDragging]
    autoplay.stopsOn = .willBeginDragging
    autoplay.target = .currentOffset
    autoplay.animation = Animation(duration: 0.3, curve: .linear)
    autoplay.marksAutoScrolling = true
    autoplay.skipsWhileTracking = true
    autoplay.lastTurn = LastTurn(
      page: .laps(3) - .page, landing: .lap - .page, truncatesPage: true)
    autoplay.whenHidden = .burst
    autoplay.numberOfTimers = 2
    return autoplay
  }()

  private static let script: Script = {
    var script = Script([
      .rest(0.5),
      .swipe(.forward), .swipe(.forward), .swipe(.forward), .swipe(.forward),
      .swipe(.back, caughtAfter: 0.12),
      .swipe(.forward, caughtAfter: 0.1), .swipe(.forward, caughtAfter: 0.1),
      .swipe(.back, caughtAfter: 0.1), .swipe(.back, caughtAfter: 0.1),
      .drag(.forward, pages: 1.3, seconds: 0.4),
      .drag(.back, pages: 0.2, seconds: 0.1, releaseVelocity: 600),
      .drag(.back, pages: 1, seconds: 1, releaseVelocity: -300.5),
      .drag(.back, pages: 1, seconds: 1, releaseVelocity: -300.5),
      .autoplay(ticks: 3),
      .tap, .tap,
      .resize(Size(width: 667, height: 334)),
      .update(item: 1),
      .hide(10),
    ])
    script.gestures.swipePages = 0.5
    script.gestures.swipeSeconds = 0.15
    script.gestures.swipeVelocity = 1200
    script.gestures.holdSeconds = 0.2
    return script
  }()

  private static let pictures: [PictureRequest] = {
    var gif = PictureRequest(file: "banner.gif", format: "gif")
    gif.options.framesPerSecond = 12.5
    gif.options.loop = .times(3)
    gif.options.layout = .viewer
    gif.theme = .dark
    gif.scale = 2
    gif.options.loopOffset = 1.25
    gif.options.holdLast = 1.5
    gif.options.slowWrap = 4
    gif.options.maximumBytes = 200_000
    gif.options.dither = .ordered
    var jump = PictureRequest(file: "jump.png", format: "poster")
    jump.options.moment = .event(.wrap, number: 2)
    var half = PictureRequest(file: "half.png", format: "poster")
    half.options.moment = .share(0.5)
    var still = PictureRequest(file: "still.png", format: "poster")
    still.options.moment = .seconds(1.5)
    still.theme = .auto
    var snippet = PictureRequest(file: "banner.md", format: "snippet")
    snippet.options.form = .docc
    snippet.options.language = .chinese
    var own = PictureRequest(file: "own.svg", format: "strip")
    own.theme = .file("colors/brand.yml")
    return [
      PictureRequest(file: "banner.svg", format: "strip"),
      PictureRequest(file: "banner-side-by-side.svg", format: "side-by-side"),
      PictureRequest(file: "banner-animated.svg", format: "animated-svg"),
      PictureRequest(file: "banner-contact-sheet.png", format: "contact-sheet"),
      PictureRequest(file: "parts/frames/", format: "frames"),
      PictureRequest(file: "banner-side-by-side.gif", format: "side-by-side-gif"),
      snippet,
      own,
      gif,
      still,
      jump,
      half,
    ]
  }()
}
