extension Carousel {
  /// The second article's carousel, as published.
  ///
  /// Three copies of all items, P = N·p long each. Every layout brings the offset back to the
  /// middle copy, with `Int(x) % Int(P)` at the leading side, which drops the fraction of a point;
  /// but not from a tick of autoplay until the next drag (`isAutoScroll`). Autoplay turns every
  /// 3.2 s after the end of the last motion; a turn to the strip's last page is an animation of
  /// the view's own that ends with `(N − 1) * Int(width)` and starts no interval again, so it is
  /// followed sooner.
  ///
  /// The page control is declared and never assigned, so no dots are shown; the layout's formula,
  /// `Int((x + p / 2) / p) % N`, is kept as a parameter.
  public static let loopContentView: Carousel = {
    var carousel = Carousel(
      name: "loop-content-view",
      geometry: .standard,
      strip: .repeated(copies: 3),
      initialOffset: .lap,
      range: OffsetRange(contentLength: .laps(3)),
      wrapRules: [
        WrapRule(
          "third-copy",
          on: .layout,
          if: .offset(.greaterOrEqual, .laps(2)),
          then: .shift(.laps(-1)),
          isOffWhileAutoScrolling: true
        ),
        WrapRule(
          "first-copy",
          on: .layout,
          if: .offset(.less, .lap),
          then: .remainder(base: .lap, modulus: .lap),
          rounding: .truncated,
          isOffWhileAutoScrolling: true
        ),
      ]
    )
    carousel.loopsFrom = 2
    var autoplay = Autoplay(interval: 3.2)
    autoplay.startsAgainOn = .anySettle
    autoplay.stopsOn = .willBeginDragging
    autoplay.marksAutoScrolling = true
    autoplay.lastTurn = LastTurn(
      page: .laps(3) - .page, landing: .lap - .page, truncatesPage: true)
    carousel.autoplay = autoplay
    carousel.indicator = Indicator(
      rounding: .truncated, bias: 0.5, bound: .modulo, updatesOn: .layout, isShown: false)
    carousel.resizeBehavior = .keepsOffset
    return carousel
  }()

  /// The second article's carousel, repaired.
  ///
  /// Changed: both rules shift by a whole lap and keep the fraction, half a page apart, so that an
  /// offset rounded to pixels cannot satisfy both in turn; they stay on during autoplay, so that
  /// the special last turn is not needed and every turn is followed by the same interval; a tick
  /// does nothing while a finger is down; a change of size keeps the page; and no end of the
  /// content holds the finger back.
  public static let loopContentViewRepaired: Carousel = {
    var carousel = loopContentView
    carousel.name = "loop-content-view-repaired"
    carousel.range = .unbounded
    carousel.wrapRules = [
      WrapRule(
        "third-copy",
        on: .layout,
        if: .offset(.greaterOrEqual, .laps(2)),
        then: .shift(.laps(-1))
      ),
      WrapRule(
        "first-copy",
        on: .layout,
        if: .offset(.less, .lap - .pages(0.5)),
        then: .shift(.lap)
      ),
    ]
    carousel.autoplay?.marksAutoScrolling = false
    carousel.autoplay?.skipsWhileTracking = true
    carousel.autoplay?.lastTurn = nil
    carousel.resizeBehavior = .keepsPhase
    return carousel
  }()
}
