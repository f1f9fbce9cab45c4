import CarouselCore
import CarouselFormats
import CarouselPicture

/// Orders that are drawn in no time.
enum Orders {
  static func carousel(_ carousel: Carousel, items: Int = 3) -> Carousel {
    var carousel = carousel
    carousel.geometry = Geometry(numberOfItems: items, boundsSize: Size(width: 64, height: 32))
    return carousel
  }

  /// A dead end beside the same fingers on a carousel that wraps as it should.
  static func order(
    _ fileName: String,
    _ published: Carousel = .bannerView,
    steps: [ScriptStep] = [.swipe(.back), .swipe(.forward), .swipe(.forward)],
    against: Carousel? = .bannerViewRepaired,
    items: Int = 3,
    title: String = "Dead end",
    theme: Theme = .light,
    layout: PictureLayout = .viewer
  ) -> PictureOrder {
    let script = Script(steps)
    var order = PictureOrder(
      Illustration(
        title: title,
        timeline: CarouselTimeline(carousel(published, items: items), script: script),
        theme: theme),
      fileName: fileName,
      against: against.map { CarouselTimeline(carousel($0, items: items), script: script) })
    order.options.layout = layout
    order.companions = [CompanionPicture(fileName: "banner.svg")]
    return order
  }
}
