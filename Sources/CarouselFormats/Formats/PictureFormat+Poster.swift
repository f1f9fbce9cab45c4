internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture

extension PictureFormat {
  /// One frame as a PNG.
  public static let poster = {
    var format = PictureFormat(
      FormatName("poster", endings: ["-poster.png", ".png"]), noun: "poster"
    ) { (order) throws(PictureError) in
      let timeline = order.illustration.timeline
      let moment = order.options.moment ?? .mostTelling(of: timeline, verdict: order.verdict)
      let refresh: Int
      do throws(PictureMomentError) {
        refresh = try moment.refresh(in: timeline, verdict: order.verdict)
      } catch {
        throw .moment(error)
      }
      return try DrawnPicture { () throws(AnimationError) in
        let poster = try Poster(order.illustration, AnimationOptions(order), refresh: refresh)
        let time = fixedText(poster.time, decimals: 3)
        return (
          try poster.png(), "\(poster.width) × \(poster.height) pixels, at \(time) s",
          { (file) throws(AnimationError) in try poster.check(file) }
        )
      }
    }
    format.hasPixels = true
    format.drawnTexts = PictureTexts.film
    return format
  }()
}
