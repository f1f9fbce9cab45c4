/// An error from reading a GIF.
public enum GIFError: Error, Hashable, Sendable {
  /// The file does not begin like a GIF.
  case notGIF
  /// The file ends before its trailer.
  case truncated
  /// A block or its compressed pixels are damaged.
  case corrupt
  /// There is neither a local nor a global color table, or a pixel's index lies beyond it.
  case missingColor(index: Int)
  /// The screen or a frame is empty or has more pixels than the caller allows.
  case sizeOutOfRange(width: Int, height: Int, pixelLimit: Int)
  /// The library has no memory left.
  case outOfMemory
}

extension GIFError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .notGIF:
      "not a GIF file"
    case .truncated:
      "the GIF file ends too early; copy or download it again"
    case .corrupt:
      "the GIF file is damaged"
    case .missingColor(let index):
      "the GIF file uses color \(index), which its color table lacks"
    case .sizeOutOfRange(let width, let height, let pixelLimit):
      "the GIF has \(width) × \(height) pixels; from 1 to \(pixelLimit) are allowed"
    case .outOfMemory:
      "there is not enough memory to read the GIF"
    }
  }
}
