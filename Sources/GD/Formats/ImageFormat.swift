/// A picture format that can be loaded.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG in its usual wrappers.
  case jpeg
  /// WebP, lossy or lossless, not animated.
  case webp
  /// GIF; the first frame is loaded.
  case gif

  /// The name for people.
  public var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    }
  }

  /// Recognizes a format from the first bytes; the file's name plays no part.
  ///
  /// - Parameter bytes: The file, or at least its first 12 bytes.
  public init?(signatureOf bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// Walks through the file without decoding it.
  func outline(of bytes: [UInt8]) throws(ImageError) -> ImageOutline {
    do throws(OutlineError) {
      switch self {
      case .png: return try pngOutline(of: bytes)
      case .jpeg: return try jpegOutline(of: bytes)
      case .webp: return try webPOutline(of: bytes)
      case .gif: return try gifOutline(of: bytes)
      }
    } catch {
      switch error {
      case .truncated: throw .truncated(self)
      case .damaged: throw .unreadable(self)
      }
    }
  }
}
