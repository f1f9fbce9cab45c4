extension Carousel {
  /// The first article's carousel, as published.
  ///
  /// A copy of the last item before, a copy of the first behind. Only when a deceleration ends does
  /// it look at `Int(x / width)`: page 0 jumps to N·p, page N to 0. It does not handle page N + 1,
  /// the trailing copy, so there is a dead end; and it sets a constant, so a motion that a finger
  /// stopped between pages snaps to a page.
  public static let bannerView: Carousel = {
    var carousel = Carousel(
      name: "banner-view",
      geometry: .standard,
      strip: .clones(leading: 1, trailing: 1),
      initialOffset: .page,
      range: OffsetRange(contentLength: .lap + .pages(2)),
      wrapRules: [
        WrapRule(
          "leading-copy",
          on: .didEndDecelerating,
          if: .compare(.truncatedPage, .equal, .zero),
          then: .set(.lap)
        ),
        WrapRule(
          "last-page",
          on: .didEndDecelerating,
          if: .compare(.truncatedPage, .equal, .lap),
          then: .set(.zero)
        ),
      ]
    )
    carousel.loopsFrom = 2
    carousel.callbacks.tapReports = .nothing
    carousel.resizeBehavior = .keepsPages
    return carousel
  }()

  /// The first article's carousel, repaired.
  ///
  /// Changed: the rules look at every offset change instead of the end of a deceleration, because
  /// no rule at settle survives a finger that interrupts settles for ever (the counterexample as a
  /// picture: `Output/settle-rule.svg`); they act on the two copies and beyond, the trailing one
  /// included, and shift by the lap, so that nothing is lost; and no end of the content holds the
  /// finger back (in UIKit: a `contentInset` at least as long as the longest movement in one
  /// refresh).
  public static let bannerViewRepaired: Carousel = {
    var carousel = bannerView
    carousel.name = "banner-view-repaired"
    carousel.range = .unbounded
    carousel.wrapRules = [
      WrapRule(
        "leading-copy",
        on: .didScroll,
        if: .offset(.lessOrEqual, .zero),
        then: .shift(.lap)
      ),
      WrapRule(
        "trailing-copy",
        on: .didScroll,
        if: .offset(.greaterOrEqual, .lap + .page),
        then: .shift(.laps(-1))
      ),
    ]
    carousel.resizeBehavior = .keepsPhase
    return carousel
  }()
}
