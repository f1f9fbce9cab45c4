/// An error from loading a picture.
public enum ImageError: Error, Hashable, Sendable {
  /// The first bytes are not those of PNG, JPEG, WebP or GIF.
  case unsupportedFormat
  /// The file ends before the picture does.
  case truncated(ImageFormat)
  /// The file is damaged, or of a variety that the library does not read.
  case unreadable(ImageFormat)
  /// The picture has more pixels than the caller allows, or no pixels.
  case sizeOutOfRange(width: Int, height: Int, pixelLimit: Int)
}

extension ImageError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .unsupportedFormat:
      "not a PNG, JPEG, WebP or GIF picture"
    case .truncated(let format):
      "the \(format.name) file ends too early; copy or download it again"
    case .unreadable(let format):
      "the \(format.name) file is damaged or of a kind that cannot be read"
    case .sizeOutOfRange(let width, let height, let pixelLimit):
      "the picture has \(width) × \(height) pixels; from 1 to \(pixelLimit) are allowed"
    }
  }
}
