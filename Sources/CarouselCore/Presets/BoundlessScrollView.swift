extension Carousel {
  /// The third article's carousel, as published.
  ///
  /// Content three pages long that does not bounce; the current view stands in the middle slot.
  /// When a deceleration or an animation ends, the views are turned by `(Int)(x / p) − 1` and the
  /// offset is set to p, whatever it was. A release that needs no motion calls nothing back, so an
  /// exact drag leaves it at the end of the content; a tick from there scrolls beyond it. With two
  /// views the hidden one follows the sign of x − p.
  ///
  /// The article shows the parts; the handlers of the callbacks, and that a touch pauses the timer
  /// and a release starts it again, stand in the component's public source.
  public static let boundlessScrollView: Carousel = {
    var carousel = Carousel(
      name: "boundless-scroll-view",
      geometry: .standard,
      strip: .window(before: 1, after: 1),
      initialOffset: .page,
      range: OffsetRange(contentLength: .pages(3), overscroll: .clamp),
      wrapRules: [
        WrapRule("hidden-view", on: .didScroll, if: .always, then: .placeHiddenView),
        WrapRule(
          "turn",
          on: [.didEndDecelerating, .didEndScrollingAnimation],
          if: .always,
          then: .rotate(by: .truncatedPage, landing: .slot, indexing: .ends)
        ),
      ]
    )
    carousel.loopsFrom = 2
    var autoplay = Autoplay(interval: 3)
    autoplay.target = .currentOffset
    autoplay.stopsOn = .willBeginDragging
    autoplay.startsAgainOn = .didEndDragging
    carousel.autoplay = autoplay
    carousel.callbacks = Callbacks(
      commitsPageOn: [.didEndDecelerating, .didEndScrollingAnimation],
      commits: .currentItem,
      tapReports: .currentItem
    )
    carousel.resizeBehavior = .keepsPages
    return carousel
  }()

  /// The third article's carousel, repaired.
  ///
  /// Changed: the views are turned at every offset change, as soon as a neighbour fills the
  /// bounds, by the page rounded down, and the remainder is kept; any index is taken modulo N; a
  /// release that needs no motion reports its page too; what is reported is the item under the
  /// middle of the bounds; a tick does nothing while a finger is down, a tap's included; the
  /// interval starts again when a hidden screen is shown, so that no tick follows the one on return
  /// too soon; and no end of the content holds the finger back.
  public static let boundlessScrollViewRepaired: Carousel = {
    var carousel = boundlessScrollView
    carousel.name = "boundless-scroll-view-repaired"
    carousel.range = .unbounded
    carousel.wrapRules = [
      WrapRule(
        "turn-back",
        on: .didScroll,
        if: .offset(.lessOrEqual, .zero),
        then: .rotate(by: .flooredPage, landing: .remainder, indexing: .modulo)
      ),
      WrapRule(
        "turn-forward",
        on: .didScroll,
        if: .offset(.greaterOrEqual, .pages(2)),
        then: .rotate(by: .flooredPage, landing: .remainder, indexing: .modulo)
      ),
      WrapRule("hidden-view", on: .didScroll, if: .always, then: .placeHiddenView),
    ]
    carousel.autoplay?.skipsWhileTracking = true
    carousel.autoplay?.whenHidden = .startsAgain
    carousel.callbacks = Callbacks(commitsPageOn: .anySettle)
    carousel.resizeBehavior = .keepsPhase
    return carousel
  }()
}
