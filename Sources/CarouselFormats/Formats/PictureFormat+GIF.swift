internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture
internal import CarouselScenario

extension PictureMaker {
  /// The moving carousel as an animated GIF.
  static let gif = PictureMaker(format: .gif, noun: "animated GIF", hasPixels: true) {
    (job) throws(Failure) in
    do throws(AnimationError) {
      let film = try FittedFilm(job)
      let seconds = fixedText(Double(film.animation.centiseconds) / 100, decimals: 2)
      let steps = film.steps.map(\.description).joined(separator: ", ")
      let size = "\(film.animation.width) × \(film.animation.height) pixels, \(seconds) s"
      return FinishedPicture(
        bytes: film.bytes, remark: size + (steps.isEmpty ? "" : ", made to fit by \(steps)")
      ) { (file) throws(Failure) in
        do throws(AnimationError) {
          try film.animation.check(file)
        } catch {
          throw .animation(error, path: job.path)
        }
      }
    } catch {
      throw .animation(error, path: job.path)
    }
  }
}

/// An animated GIF, and what was done to make it short enough.
private struct FittedFilm: Sendable {
  let animation: AnimatedIllustration
  let bytes: [UInt8]
  let steps: [SizeStep]

  init(_ job: PictureJob) throws(AnimationError) {
    let options = AnimationOptions(job)
    guard let limit = job.request.maximumBytes else {
      animation = try AnimatedIllustration(job.illustration, options)
      bytes = try animation.encode()
      steps = []
      return
    }
    // A file whose name tells its scale is shown at that scale.
    let fitted = try FittedAnimation(
      job.illustration, options, byteLimit: limit,
      keepsScale: job.path.contains("@\(job.illustration.scale)x"))
    (animation, bytes, steps) = (fitted.animation, fitted.bytes, fitted.steps)
  }
}
