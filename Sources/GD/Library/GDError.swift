/// An error from drawing or encoding.
public enum GDError: Error, Hashable, Sendable {
  /// A side is zero, negative or above ``Canvas/sideLimit``, or there is not enough memory.
  case allocationFailed(width: Int, height: Int)
  /// GD returned no bytes.
  case encodingFailed
  /// A palette holds at most 256 colors.
  case tooManyColors
  /// A palette index has no color.
  case noSuchColor(index: Int)
  /// A delay does not fit in the 16 bits that GIF has for it.
  case delayOutOfRange(centiseconds: Int)
  /// A repeat count does not fit in the 16 bits that the loop extension has for it.
  case loopCountOutOfRange(Int)
  /// A frame reaches beyond the logical screen.
  case frameOutsideScreen(left: Int, top: Int, width: Int, height: Int)
  /// The colors of a frame are not the first colors of the global color table.
  case paletteDiffers(index: Int)
}

extension GDError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .allocationFailed(let width, let height):
      "cannot make an image of \(width) × \(height) pixels"
    case .encodingFailed:
      "the image could not be encoded"
    case .tooManyColors:
      "the picture needs more than 256 colors"
    case .noSuchColor(let index):
      "the palette has no color \(index)"
    case .delayOutOfRange(let centiseconds):
      "a GIF frame cannot stay for \(centiseconds) hundredths of a second (0 to 65535)"
    case .loopCountOutOfRange(let count):
      "a GIF cannot repeat \(count) times (1 to 65535, or forever)"
    case .frameOutsideScreen(let left, let top, let width, let height):
      "a frame of \(width) × \(height) pixels at (\(left), \(top)) leaves the GIF's screen"
    case .paletteDiffers(let index):
      "color \(index) of the frame is not color \(index) of the GIF"
    }
  }
}
