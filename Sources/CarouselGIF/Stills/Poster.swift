internal import CarouselCore
public import CarouselPicture
internal import GD

/// One displayed frame as a PNG, with the pixels that the animated GIF has at that moment.
///
/// ```swift
/// let refresh = try PictureMoment.event(.wrap, number: 1).refresh(in: timeline, verdict: nil)
/// let poster = try Poster(illustration, AnimationOptions(), refresh: refresh)
/// let file = try poster.png()
/// try poster.check(file)
/// ```
public struct Poster: Sendable {
  private let illustration: Illustration
  private let stage: Stage
  /// The refresh that is shown.
  public let refresh: Int

  /// Prepares a poster.
  ///
  /// - Parameters:
  ///   - illustration: What is shown.
  ///   - options: How it is shown; times and repeats have no meaning here.
  ///   - refresh: The refresh to show; beyond the end, the last one.
  /// - Throws: An ``AnimationError`` as ``AnimatedIllustration`` throws.
  /// - Complexity: O(refreshes + pixels of all pages).
  public init(_ illustration: Illustration, _ options: AnimationOptions, refresh: Int)
    throws(AnimationError)
  {
    self.illustration = illustration
    self.refresh = min(max(refresh, 0), illustration.timeline.frameCount - 1)
    stage = try Stage(illustration, options)
  }

  /// The width in pixels.
  public var width: Int { stage.base.width }

  /// The height in pixels.
  public var height: Int { stage.base.height }

  /// The time that is shown, in seconds.
  public var time: Double { Double(refresh) / illustration.timeline.refreshRate }

  /// Returns the file.
  ///
  /// - Returns: The bytes of the PNG.
  /// - Throws: An ``AnimationError`` when GD cannot encode it.
  public func png() throws(AnimationError) -> [UInt8] {
    try picture().stillPNG()
  }

  /// Reads a file back and holds it against the timeline, which is played again.
  ///
  /// - Parameter file: The bytes of the PNG.
  /// - Throws: An ``AnimationError`` with the first difference.
  public func check(_ file: [UInt8]) throws(AnimationError) {
    try picture().check(file)
  }

  private func picture() -> PixelBuffer {
    let window = stage.explanation?.strip.window
    var iterator = illustration.timeline.makeIterator()
    var plane = stage.base
    while let frame = iterator.next() {
      guard frame.refresh == refresh else { continue }
      let strip = window.map { iterator.stripPages(in: $0) } ?? []
      plane = stage.picture(
        of: Shot(frame: frame, strip: strip, startCentiseconds: 0, delayCentiseconds: 0))
      break
    }
    return PixelBuffer(plane, palette: stage.palette)
  }
}
