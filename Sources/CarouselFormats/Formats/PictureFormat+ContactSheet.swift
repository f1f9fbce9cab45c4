internal import CarouselGIF
internal import CarouselPicture

extension PictureFormat {
  /// The frames around each wrap jump as one PNG.
  public static let contactSheet = {
    var format = PictureFormat(
      FormatName("contact-sheet", endings: ["-contact-sheet.png", ".png"]), noun: "contact sheet"
    ) { (order) throws(PictureError) in
      try DrawnPicture { () throws(AnimationError) in
        let sheet = try ContactSheet(order.illustration, dither: Dither(order.options.dither))
        return (
          try sheet.png(),
          "\(sheet.width) × \(sheet.height) pixels, \(counted(sheet.wrapCount, "wrap"))",
          { (file) throws(AnimationError) in try sheet.check(file) }
        )
      }
    }
    format.hasPixels = true
    format.drawnTexts = { _ in [.title, .labels, .wrapRules] }
    return format
  }()
}
