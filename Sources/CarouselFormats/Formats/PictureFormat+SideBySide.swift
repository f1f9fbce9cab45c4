internal import CarouselCore
internal import CarouselPicture
internal import CarouselSVG

extension PictureFormat {
  /// Two carousels under the same script, a still SVG.
  public static let sideBySide = PictureFormat(
    FormatName("side-by-side", endings: ["-side-by-side.svg", ".svg"]),
    noun: "side-by-side picture"
  ) { (order) throws(PictureError) in
    guard let against = order.against else { throw .nothingToCompare }
    let picture = SideBySide(
      illustration: order.illustration, verdict: order.verdict, against: against,
      verdict: against.verdict, itemImages: order.itemImages)
    return DrawnPicture(
      svg: picture.svg(),
      remark: "\(order.illustration.timeline.carousel.name) and \(against.carousel.name)",
      check: picture.check)
  }
}
