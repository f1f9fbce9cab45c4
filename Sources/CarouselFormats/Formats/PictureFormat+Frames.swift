internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture
internal import CarouselScenario

extension PictureMaker {
  /// One frame as a PNG.
  static let poster = PictureMaker(format: .poster, noun: "poster", hasPixels: true) {
    (job) throws(Failure) in
    let timeline = job.illustration.timeline
    let moment =
      job.request.moment ?? .mostTelling(of: timeline, verdict: job.verdict)
    let refresh: Int
    do throws(PictureMomentError) {
      refresh = try moment.refresh(in: timeline, verdict: job.verdict)
    } catch {
      throw .moment(error, path: job.path)
    }
    return try job.still { (job) throws(AnimationError) in
      let poster = try Poster(job.illustration, AnimationOptions(job), refresh: refresh)
      let time = fixedText(poster.time, decimals: 3)
      return (
        try poster.png(), "\(poster.width) × \(poster.height) pixels, at \(time) s",
        { (file) throws(AnimationError) in try poster.check(file) }
      )
    }
  }

  /// The frames around each wrap jump as one PNG.
  static let contactSheet = PictureMaker(
    format: .contactSheet, noun: "contact sheet", hasPixels: true
  ) { (job) throws(Failure) in
    try job.still { (job) throws(AnimationError) in
      let sheet = try ContactSheet(job.illustration, dither: Dither(job.request.dither))
      return (
        try sheet.png(),
        "\(sheet.width) × \(sheet.height) pixels, \(counted(sheet.wrapCount, "wrap"))",
        { (file) throws(AnimationError) in try sheet.check(file) }
      )
    }
  }

  /// A folder of PNG files with a table of delays.
  static let frames = PictureMaker(
    format: .frames, noun: "frames", hasPixels: true, isFolder: true
  ) { (job) throws(Failure) in
    do throws(AnimationError) {
      let sequence = try FrameSequence(job.illustration, AnimationOptions(job))
      let files = try sequence.files()
      let expectation = sequence.expectation()
      let seconds = fixedText(Double(sequence.centiseconds) / 100, decimals: 2)
      return FinishedPicture(
        files: files.map { name, bytes in
          FinishedFile(name: name, bytes: bytes) { (file) throws(Failure) in
            do throws(AnimationError) {
              try expectation.check(name, file)
            } catch {
              throw .animation(error, path: "\(job.path)/\(name)")
            }
          }
        },
        remark: "\(counted(files.count - 1, "picture")) of \(sequence.width) × "
          + "\(sequence.height) pixels, \(seconds) s")
    } catch {
      throw .animation(error, path: job.path)
    }
  }
}

extension PictureJob {
  /// Draws a picture that is one PNG.
  ///
  /// - Parameter draw: Returns the file, what is said of it, and what holds it against the timeline.
  /// - Returns: The picture.
  /// - Throws: A ``Failure`` with the picture's path.
  fileprivate func still(
    _ draw: (PictureJob) throws(AnimationError) -> (
      bytes: [UInt8], remark: String, check: @Sendable ([UInt8]) throws(AnimationError) -> Void
    )
  ) throws(Failure) -> FinishedPicture {
    do throws(AnimationError) {
      let (bytes, remark, check) = try draw(self)
      return FinishedPicture(bytes: bytes, remark: remark) { (file) throws(Failure) in
        do throws(AnimationError) {
          try check(file)
        } catch {
          throw .animation(error, path: path)
        }
      }
    } catch {
      throw .animation(error, path: path)
    }
  }
}
