public import CarouselPicture

/// The animated GIF of an illustration, exact to the pixel and to the centisecond.
///
/// ```swift
/// let animation = try AnimatedIllustration(illustration, AnimationOptions(layout: .viewer))
/// let file = try animation.encode()
/// try animation.check(file)
/// ```
///
/// Every GIF frame shows the latest displayed frame of the timeline. Equal ones in a row become
/// one, and of every other only the changed box is stored; the sum of the delays is the timeline's
/// length. A hidden screen is drawn black, as a screen that is off. The same illustration gives
/// the same bytes for any number of jobs.
public struct AnimatedIllustration: Sendable {
  let stage: Stage
  let options: AnimationOptions
  let illustration: Illustration

  /// Prepares an animation: sizes, colors and pages.
  ///
  /// - Parameters:
  ///   - illustration: What is shown.
  ///   - options: How it becomes a GIF.
  /// - Throws: An ``AnimationError`` when a number is out of range, the picture too large, a
  ///   picture file unreadable, or a text impossible to draw.
  /// - Complexity: O(refreshes + pixels of all pages).
  public init(_ illustration: Illustration, _ options: AnimationOptions = AnimationOptions())
    throws(AnimationError)
  {
    stage = try Stage(illustration, options)
    self.options = options
    self.illustration = illustration
  }

  /// The width of the picture in pixels.
  public var width: Int { stage.base.width }

  /// The height of the picture in pixels.
  public var height: Int { stage.base.height }

  /// The length in hundredths of a second.
  public var centiseconds: Int { stage.plan.centiseconds }

  /// The colors of the file as 0xRRGGBB.
  public var palette: [UInt32] { stage.palette }

  /// Returns the file piece by piece, in memory that does not depend on its length.
  public func chunks() -> AnimationChunks { AnimationChunks(self) }

  /// Returns the file.
  ///
  /// - Returns: The bytes of the GIF.
  /// - Throws: An ``AnimationError`` when GD cannot encode a frame.
  /// - Complexity: O(frames × pixels).
  public func encode() throws(AnimationError) -> [UInt8] {
    var chunks = chunks()
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() { bytes += chunk }
    return bytes
  }

  /// What the frames show, in order.
  func shots() -> ShotIterator {
    ShotIterator(
      illustration.timeline, plan: stage.plan, stripWindow: stage.explanation?.strip.window,
      against: options.against?.timeline)
  }
}
