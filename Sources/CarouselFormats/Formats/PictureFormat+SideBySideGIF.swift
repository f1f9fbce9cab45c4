internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture

extension PictureFormat {
  /// Two carousels under the same script, moving, as an animated GIF.
  public static let sideBySideGIF = {
    var format = PictureFormat(
      FormatName("side-by-side-gif", endings: ["-side-by-side.gif", ".gif"]),
      noun: "side-by-side GIF"
    ) { (order) throws(PictureError) in
      guard let against = order.against else { throw .nothingToCompare }
      var options = AnimationOptions(order)
      options.against = Counterpart(against)
      return try order.film(options)
    }
    format.hasPixels = true
    format.drawnTexts = { _ in [.title, .labels, .carouselNames] }
    format.repeats = true
    return format
  }()
}
