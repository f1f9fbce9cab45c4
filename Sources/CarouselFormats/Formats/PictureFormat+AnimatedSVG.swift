internal import CarouselPicture
internal import CarouselSVG

extension PictureFormat {
  /// The moving carousel as an SVG that CSS animates.
  public static let animatedSVG = {
    var format = PictureFormat(
      FormatName("animated-svg", endings: ["-animated.svg", ".svg"]), noun: "animated SVG"
    ) { (order) throws(PictureError) in
      let diagram = AnimatedDiagram(
        illustration: order.illustration,
        layout: order.options.layout == .viewer ? .viewer : .explained,
        verdict: order.verdict,
        loopCount: order.options.loop.count,
        itemImages: order.itemImages)
      return DrawnPicture(
        svg: diagram.svg(), remark: "\(order.options.layout.rawValue) layout",
        check: diagram.check)
    }
    format.repeats = true
    return format
  }()
}
