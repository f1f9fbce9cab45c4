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
        stream: film.stream(job.path),
        remark: size + (steps.isEmpty ? "" : ", made to fit by \(steps)"))
    } catch {
      throw .animation(error, path: job.path)
    }
  }
}

/// An animated GIF, and what was done to make it short enough.
private struct FittedFilm: Sendable {
  let animation: AnimatedIllustration
  /// The file, where it had to be made to know its length.
  let bytes: [UInt8]?
  let steps: [SizeStep]

  init(_ job: PictureJob) throws(AnimationError) {
    let options = AnimationOptions(job)
    guard let limit = job.request.maximumBytes else {
      animation = try AnimatedIllustration(job.illustration, options)
      bytes = nil
      steps = []
      return
    }
    // A file whose name tells its scale is shown at that scale.
    let fitted = try FittedAnimation(
      job.illustration, options, byteLimit: limit,
      keepsScale: job.path.contains("@\(job.illustration.scale)x"))
    (animation, bytes, steps) = (fitted.animation, fitted.bytes, fitted.steps)
  }

  /// What writes the file and holds it against the timeline.
  func stream(_ path: String) -> FileStream {
    FileStream(
      write: { (put) throws(Failure) in
        if let bytes { return try put(bytes) }
        var chunks = animation.chunks()
        while let chunk = try attempt(path, { () throws(AnimationError) in try chunks.next() }) {
          try put(chunk)
        }
      },
      check: { (nextPiece) throws(Failure) in
        _ = try attempt(path) { () throws(AnimationError) in
          try animation.check(pieces: nextPiece)
        }
      })
  }

  private func attempt<Value>(
    _ path: String, _ work: () throws(AnimationError) -> Value
  ) throws(Failure) -> Value {
    do throws(AnimationError) { return try work() } catch { throw .animation(error, path: path) }
  }
}
