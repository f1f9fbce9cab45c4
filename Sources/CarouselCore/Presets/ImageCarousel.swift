extension Carousel {
  /// The fourth article's carousel, as published.
  ///
  /// A copy at either end; at every offset change, exactly 0 jumps to N·p and exactly (N + 1)·p to
  /// p, which a motion that steps over the value misses. The dot is `Int(x / p − 0.5)`: over the
  /// leading copy it truncates toward zero and marks the first item, over the trailing copy the
  /// page control pins it to the last.
  public static let imageCarousel: Carousel = {
    var carousel = Carousel(
      name: "image-carousel",
      geometry: .standard,
      strip: .clones(leading: 1, trailing: 1),
      initialOffset: .page,
      range: OffsetRange(contentLength: .lap + .pages(2)),
      wrapRules: [
        WrapRule(
          "first-copy", on: .didScroll, if: .offset(.equal, .zero), then: .set(.lap)),
        WrapRule(
          "last-copy",
          on: .didScroll,
          if: .offset(.equal, .lap + .page),
          then: .set(.page)
        ),
      ]
    )
    carousel.indicator = Indicator(
      rounding: .truncated, bias: -0.5, bound: .clamped, isStrict: true)
    carousel.callbacks.tapReports = .nothing
    carousel.resizeBehavior = .keepsPages
    return carousel
  }()

  /// The fourth article's first formula for the dot, `Int(x / p + 0.5)`: one too far.
  public static let imageCarouselFirstIndicator = Indicator(
    rounding: .truncated, bias: 0.5, bound: .clamped, isStrict: true)

  /// The fourth article's carousel, repaired.
  ///
  /// Changed: the rules compare with `<=` and `>=` and shift by the lap, so that an offset beyond
  /// the copy wraps as well and keeps its remainder; the dot is rounded down and taken modulo N;
  /// and no end of the content holds the finger back.
  public static let imageCarouselRepaired: Carousel = {
    var carousel = imageCarousel
    carousel.name = "image-carousel-repaired"
    carousel.range = .unbounded
    carousel.wrapRules = [
      WrapRule(
        "first-copy", on: .didScroll, if: .offset(.lessOrEqual, .zero), then: .shift(.lap)),
      WrapRule(
        "last-copy",
        on: .didScroll,
        if: .offset(.greaterOrEqual, .lap + .page),
        then: .shift(.laps(-1))
      ),
    ]
    carousel.indicator = Indicator(rounding: .down, bias: -0.5, bound: .modulo, isStrict: true)
    carousel.resizeBehavior = .keepsPhase
    return carousel
  }()
}
