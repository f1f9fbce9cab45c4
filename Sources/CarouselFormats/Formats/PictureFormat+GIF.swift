internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture

extension PictureFormat {
  /// The moving carousel as an animated GIF.
  public static let gif = {
    var format = PictureFormat(
      FormatName("gif", endings: [".gif"]), noun: "animated GIF"
    ) { (order) throws(PictureError) in
      try DrawnPicture { () throws(AnimationError) in
        try order.film(AnimationOptions(order))
      }
    }
    format.hasPixels = true
    format.drawnTexts = PictureTexts.film
    format.repeats = true
    format.isByDefault = true
    return format
  }()
}

extension PictureOrder {
  /// Draws an animated GIF that is no longer than the order allows.
  ///
  /// - Parameter options: How it becomes a GIF.
  /// - Returns: The file, what is said of it, and what holds it against the timeline.
  /// - Throws: An ``AnimationError`` where no such GIF can be drawn.
  func film(_ options: AnimationOptions) throws(AnimationError) -> (
    bytes: [UInt8], remark: String, check: @Sendable ([UInt8]) throws(AnimationError) -> Void
  ) {
    let animation: AnimatedIllustration
    let bytes: [UInt8]
    var steps: [SizeStep] = []
    if let limit = self.options.maximumBytes {
      // A file whose name tells its scale is shown at that scale.
      let fitted = try FittedAnimation(
        illustration, options, byteLimit: limit,
        keepsScale: fileName.contains("@\(illustration.scale)x"))
      (animation, bytes, steps) = (fitted.animation, fitted.bytes, fitted.steps)
    } else {
      animation = try AnimatedIllustration(illustration, options)
      bytes = try animation.encode()
    }
    let seconds = fixedText(Double(animation.centiseconds) / 100, decimals: 2)
    var remark = "\(animation.width) × \(animation.height) pixels, \(seconds) s"
    if !steps.isEmpty {
      remark += ", made to fit by \(steps.map(\.description).joined(separator: ", "))"
    }
    return (bytes, remark, { (file) throws(AnimationError) in try animation.check(file) })
  }
}
