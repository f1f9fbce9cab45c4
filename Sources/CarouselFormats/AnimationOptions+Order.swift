internal import CarouselGIF
internal import CarouselPicture

extension AnimationOptions {
  /// What an order says of a picture that moves, or of a moment of it.
  init(_ order: PictureOrder) {
    let options = order.options
    self.init(
      layout: options.layout == .viewer ? .viewer : .explained,
      framesPerSecond: options.framesPerSecond,
      loopCount: options.loop.count,
      verdict: order.verdict,
      jobs: order.jobs)
    loopOffset = options.loopOffset
    holdLast = options.holdLast
    slowWrap = options.slowWrap
    dither = Dither(options.dither)
  }
}

extension Dither {
  /// The dithering that an order asks for.
  init(_ wanted: PictureDither) {
    switch wanted {
    case .none: self = .none
    case .ordered: self = .ordered
    }
  }
}
