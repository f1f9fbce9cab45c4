internal import CarouselGIF
internal import CarouselScenario

extension AnimationOptions {
  /// What a request says of a picture that moves, or of a moment of it.
  init(_ job: PictureJob) {
    let request = job.request
    self.init(
      layout: request.layout == .viewer ? .viewer : .explained,
      framesPerSecond: request.framesPerSecond,
      loopCount: job.loopCount,
      verdict: job.verdict,
      jobs: job.jobs)
    loopOffset = request.loopOffset
    holdLast = request.holdLast
    slowWrap = request.slowWrap
    dither = Dither(request.dither)
  }
}

extension Dither {
  /// The dithering that a request asks for.
  init(_ request: PictureDither) {
    switch request {
    case .none: self = .none
    case .ordered: self = .ordered
    }
  }
}
