internal import CarouselCore
public import GD
public import GIFDecoding

/// An error from making an animated GIF, or from reading one back.
public enum AnimationError: Error, Hashable, Sendable {
  /// The frame rate is not a number above 0 and up to 50.
  case frameRateOutOfRange(Double)
  /// The sampling phase is not a number from 0 to 1 second.
  case samplingPhaseOutOfRange(Double)
  /// The number of repetitions is not from 1 to 65536.
  case loopCountOutOfRange(Int)
  /// The film would start outside of its timeline.
  case loopOffsetOutOfRange(Double, duration: Double)
  /// The hold of the last frame is not from 0 to 600 seconds.
  case holdOutOfRange(Double)
  /// The factor for wrap jumps is not from 1 to 100.
  case slowWrapOutOfRange(Double)
  /// The scale is not from 1 to 3.
  case scaleOutOfRange(Int)
  /// The bounds are empty, or the picture is larger than ``PictureLimits``.
  case sizeOutOfRange(width: Double, height: Double)
  /// All pages together have too many pixels.
  case tooManyPagePixels(Double)
  /// The illustration has fewer items than its carousel.
  case itemsMissing(count: Int, needed: Int)
  /// A picture file cannot be read.
  case unreadableFile(path: String)
  /// A picture file cannot be decoded.
  case image(path: String, ImageError)
  /// A text cannot be drawn, or no text can because the font is missing.
  case text(String, FontError)
  /// Drawing or encoding failed.
  case drawing(GDError)
  /// The file that was written cannot be decoded.
  case decoding(GIFError)
  /// The file that was written does not show what was meant.
  case differs(AnimationDifference)
  /// No step of the ladder makes the file short enough; the shares are those of the smallest.
  case tooLarge(ByteShares, limit: Int)
  /// The still that was written cannot be decoded.
  case stillDecoding(ImageError)
  /// The still that was written does not show what was meant.
  case stillDiffers(StillDifference)
}

extension AnimationError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .frameRateOutOfRange(let rate):
      "a GIF cannot show \(rate) frames a second; more than 0 and at most 50 are possible"
    case .samplingPhaseOutOfRange(let phase):
      "the sampling phase is \(phase) seconds; 0 to 1 are possible"
    case .loopCountOutOfRange(let count):
      "a GIF cannot play \(count) times; 1 to 65536 times and for ever are possible"
    case .loopOffsetOutOfRange(let offset, let duration):
      "the film cannot start at \(fixedText(offset, decimals: 3)) s; it lasts "
        + "\(fixedText(duration, decimals: 3)) s"
    case .holdOutOfRange(let seconds):
      "the last frame cannot be held for \(seconds) seconds; 0 to 600 are possible"
    case .slowWrapOutOfRange(let factor):
      "wrap jumps cannot be \(factor) times slower; 1 to 100 are possible"
    case .scaleOutOfRange(let scale):
      "the scale is \(scale); 1, 2 and 3 are possible"
    case .sizeOutOfRange(let width, let height):
      "the picture would have \(width) × \(height) pixels; a side has 1 to \(PictureLimits.side), "
        + "the whole at most \(PictureLimits.pixels)"
    case .tooManyPagePixels(let count):
      "the pages would have \(count) pixels together; \(PictureLimits.pagePixels) are possible: "
        + "use a smaller scale, smaller pages or fewer items"
    case .itemsMissing(let count, let needed):
      "there are \(count) items for a carousel of \(needed)"
    case .unreadableFile(let path):
      "\(path): the file cannot be read"
    case .image(let path, let error):
      "\(path): \(error)"
    case .text(_, .fontNotFound(let name)):
      "\(FontError.fontNotFound(name: name))"
    case .text(let text, let error):
      "the text “\(text)” cannot be drawn: \(error)"
    case .drawing(let error):
      "\(error)"
    case .decoding(let error):
      "the GIF that was written cannot be read back: \(error)"
    case .differs(let difference):
      "the GIF that was written is not what was meant: \(difference)"
    case .tooLarge(let shares, let limit):
      "no step of the ladder fits in \(limit) bytes; the smallest file has \(shares)"
    case .stillDecoding(let error):
      "the picture that was written cannot be read back: \(error)"
    case .stillDiffers(let difference):
      "the picture that was written is not what was meant: \(difference)"
    }
  }
}

/// Where a GIF differs from what was meant.
public enum AnimationDifference: Error, Hashable, Sendable {
  /// The picture has another size.
  case size(width: Int, height: Int)
  /// The animation repeats another number of times.
  case loopCount
  /// The delays do not add up to the timeline's length.
  case duration(centiseconds: Int, expected: Int)
  /// A frame begins at a time at which none should begin.
  case frameStart(centiseconds: Int)
  /// A pixel has another color at a time.
  case pixel(x: Int, y: Int, centiseconds: Int)
}

extension AnimationDifference: CustomStringConvertible {
  /// The difference in words.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "it has \(width) × \(height) pixels"
    case .loopCount:
      "it repeats another number of times"
    case .duration(let centiseconds, let expected):
      "it lasts \(centiseconds) hundredths of a second instead of \(expected)"
    case .frameStart(let centiseconds):
      "a frame begins at \(centiseconds) hundredths of a second"
    case .pixel(let x, let y, let centiseconds):
      "pixel (\(x), \(y)) is wrong at \(centiseconds) hundredths of a second"
    }
  }
}
