internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture

extension PictureFormat {
  /// The moving carousel as an animated GIF.
  public static let gif = {
    var format = PictureFormat(
      FormatName("gif", endings: [".gif"]), noun: "animated GIF"
    ) { (order) throws(PictureError) in
      try order.film(AnimationOptions(order))
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
  /// - Returns: The picture; on request its file is made as it is written, unless it had to be made
  ///   to know its length.
  /// - Throws: A ``PictureError`` where no such GIF can be drawn.
  func film(_ options: AnimationOptions) throws(PictureError) -> DrawnPicture {
    let animation: AnimatedIllustration
    var bytes: [UInt8]?
    var steps: [SizeStep] = []
    do throws(AnimationError) {
      if let limit = self.options.maximumBytes {
        // A file whose name tells its scale is shown at that scale.
        let fitted = try FittedAnimation(
          illustration, options, byteLimit: limit,
          keepsScale: fileName.contains("@\(illustration.scale)x"))
        (animation, bytes, steps) = (fitted.animation, fitted.bytes, fitted.steps)
      } else {
        animation = try AnimatedIllustration(illustration, options)
        if !isStreamed { bytes = try animation.encode() }
      }
    } catch {
      throw .animation(error)
    }
    let seconds = fixedText(Double(animation.centiseconds) / 100, decimals: 2)
    var remark = "\(animation.width) × \(animation.height) pixels, \(seconds) s"
    if !steps.isEmpty {
      remark += ", made to fit by \(steps.map(\.description).joined(separator: ", "))"
    }
    var picture = DrawnPicture(stream: DrawnStream(animation), remark: remark)
    if let bytes { picture.files[0].gather(bytes) }
    return picture
  }
}

extension DrawnStream {
  /// Creates the stream of an animated GIF.
  fileprivate init(_ animation: AnimatedIllustration) {
    self.init(
      pieces: {
        var chunks = animation.chunks()
        return { () throws(PictureError) in
          do throws(AnimationError) { return try chunks.next() } catch { throw .animation(error) }
        }
      },
      check: { (nextPiece) throws(PictureError) in
        do throws(AnimationError) {
          try animation.check(pieces: nextPiece)
        } catch {
          throw .animation(error)
        }
      })
  }
}
