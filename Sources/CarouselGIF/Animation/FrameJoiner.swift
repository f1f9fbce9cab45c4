internal import CarouselCore
internal import GD

/// A part of the picture that changes, and how long it then stays.
struct FrameChange: Hashable, Sendable {
  /// The whole picture.
  var picture: Plane
  /// The whole picture before; `nil` for the first frame.
  var before: Plane?
  /// The smallest box with every changed pixel.
  var box: PixelRect
  var delay: Int
  /// What moves the content in the first displayed frame that it shows.
  var motion = MotionPhase.resting
  /// The displayed time of that frame in seconds.
  var time = 0.0
}

/// Joins equal pictures in a row to one with the sum of their delays.
///
/// GD can compare frames itself, but up to 2.3.3 it drops a frame that equals the one before
/// together with its delay (libgd issue 971): five times too short a film. It is never asked to.
struct FrameJoiner: Hashable, Sendable {
  private var pending: FrameChange?

  /// Adds a picture.
  ///
  /// - Returns: The frames that are complete by that.
  mutating func join(_ picture: Plane, of shot: Shot) -> [FrameChange] {
    guard var current = pending else {
      pending = FrameChange(
        picture: picture, before: nil, box: picture.bounds, delay: shot.delayCentiseconds,
        motion: shot.frame.motion, time: shot.frame.time)
      return []
    }
    guard let box = picture.changes(from: current.picture) else {
      current.delay += shot.delayCentiseconds
      pending = current
      return []
    }
    pending = FrameChange(
      picture: picture, before: current.picture, box: box, delay: shot.delayCentiseconds,
      motion: shot.frame.motion, time: shot.frame.time)
    return current.split
  }

  /// Returns what is left.
  mutating func finish() -> [FrameChange] {
    defer { pending = nil }
    return pending?.split ?? []
  }
}

extension FrameChange {
  /// The frame as several ones where its delay does not fit in the 16 bits that GIF has for it; all
  /// but the first repeat one pixel.
  fileprivate var split: [FrameChange] {
    let limit = GIFEncoder.delayLimit
    guard delay > limit else { return [self] }
    var parts: [FrameChange] = []
    var rest = delay
    while rest > 0 {
      // What is left over for the last part must not be too short.
      let part =
        rest > limit && rest - limit < SamplingPlan.shortestDelay
        ? limit - SamplingPlan.shortestDelay : limit
      var frame = self
      frame.delay = min(rest, part)
      if !parts.isEmpty {
        frame.before = nil
        frame.box = PixelRect(x: 0, y: 0, width: 1, height: 1)
      }
      parts.append(frame)
      rest -= frame.delay
    }
    return parts
  }
}
