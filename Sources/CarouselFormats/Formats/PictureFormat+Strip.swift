internal import CarouselPicture
internal import CarouselSVG

extension PictureFormat {
  /// The diagram of the strip, a still SVG.
  public static let strip = {
    var format = PictureFormat(
      FormatName("strip", endings: [".svg"]), noun: "strip diagram"
    ) { (order) throws(PictureError) in
      let diagram = StripDiagram(
        illustration: order.illustration, verdict: order.verdict, itemImages: order.itemImages)
      return DrawnPicture(
        svg: diagram.svg(), remark: "\(order.illustration.theme.name) theme", check: diagram.check)
    }
    format.isByDefault = true
    return format
  }()
}
