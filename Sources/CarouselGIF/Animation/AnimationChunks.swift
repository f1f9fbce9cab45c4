internal import GD

/// The pieces of an animated GIF, made as they are asked for.
///
/// ```swift
/// var chunks = animation.chunks()
/// while let chunk = try chunks.next() { file.write(chunk) }
/// ```
public struct AnimationChunks: Sendable {
  private let animation: AnimatedIllustration
  private var shots: ShotIterator
  private var joiner = FrameJoiner()
  private var step = Step.header
  /// Where the bytes of the frames so far are.
  private(set) var shares = ByteShares()

  private enum Step {
    case header
    case frames
    case trailer
    case done
  }

  init(_ animation: AnimatedIllustration) {
    self.animation = animation
    shots = animation.shots()
  }

  /// Returns the next bytes of the file.
  ///
  /// - Returns: Some bytes, or `nil` after the last ones.
  /// - Throws: An ``AnimationError`` when GD cannot encode a frame.
  public mutating func next() throws(AnimationError) -> [UInt8]? {
    do throws(GDError) {
      switch step {
      case .header:
        step = .frames
        let stage = animation.stage
        let canvas = try Canvas(
          width: stage.base.width, height: stage.base.height, palette: stage.palette)
        return try GIFEncoder.header(
          logicalScreenOf: canvas, loopCount: LoopCount(plays: animation.options.loopCount))
      case .frames:
        return try frames()
      case .trailer:
        step = .done
        return try GIFEncoder.trailer()
      case .done:
        return nil
      }
    } catch {
      throw .drawing(error)
    }
  }

  /// Draws and encodes the next batch.
  private mutating func frames() throws(GDError) -> [UInt8] {
    let stage = animation.stage
    let jobs = animation.options.jobs
    var batch: [Shot] = []
    while batch.count < batchSize, let shot = shots.nextShot() { batch.append(shot) }
    let pictures = concurrentMap(batch, jobs: jobs) { stage.picture(of: $0) }
    var changes: [FrameChange] = []
    for (shot, picture) in zip(batch, pictures) {
      changes += joiner.join(picture, of: shot)
    }
    if batch.count < batchSize {
      changes += joiner.finish()
      step = .trailer
    }
    let encoded = concurrentMap(changes, jobs: jobs) { change in
      Result { () throws(GDError) in try change.encoded(palette: stage.palette) }
    }
    var bytes: [UInt8] = []
    for (change, frame) in zip(changes, encoded) {
      let frame = try frame.get()
      shares.add(frame.count, motion: change.motion, time: change.time)
      bytes += frame
    }
    return bytes
  }

  /// As many frames as fit in some megabytes, so that memory grows neither with the picture nor with
  /// the number of jobs.
  private var batchSize: Int {
    let pixels = animation.width * animation.height
    return max(2, min(64, 8_000_000 / max(pixels, 1)))
  }
}

extension LoopCount {
  /// Creates the count for a number of times that an animation plays; `nil` is for ever.
  init(plays: Int?) {
    switch plays {
    case nil: self = .forever
    case 1?: self = .once
    case let plays?: self = .repeats(plays - 1)
    }
  }
}
