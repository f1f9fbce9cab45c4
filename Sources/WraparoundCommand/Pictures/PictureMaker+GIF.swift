internal import CarouselCore
internal import CarouselGIF
internal import CarouselScenario

extension PictureMaker {
  /// The moving carousel as an animated GIF.
  static let gif = PictureMaker(format: .gif, noun: "animated GIF", hasPixels: true) {
    (job) throws(Failure) in
    do throws(AnimationError) {
      let animation = try AnimatedIllustration(job.illustration, AnimationOptions(job))
      let bytes = try animation.encode()
      let seconds = fixedText(Double(animation.centiseconds) / 100, decimals: 2)
      return FinishedPicture(
        bytes: bytes,
        remark: "\(animation.width) × \(animation.height) pixels, \(seconds) s"
      ) { (file) throws(Failure) in
        do throws(AnimationError) {
          try animation.check(file)
        } catch {
          throw .animation(error, path: job.path)
        }
      }
    } catch {
      throw .animation(error, path: job.path)
    }
  }
}

extension AnimationOptions {
  fileprivate init(_ job: PictureJob) {
    self.init(
      layout: job.request.layout == .viewer ? .viewer : .explained,
      framesPerSecond: job.request.framesPerSecond,
      loopCount: job.loopCount,
      verdict: job.verdict,
      jobs: job.jobs)
  }
}
