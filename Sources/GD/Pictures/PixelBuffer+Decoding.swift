internal import CGD

extension PixelBuffer {
  /// The number of pixels that ``init(decoding:pixelLimit:)`` takes unless told otherwise.
  ///
  /// A large camera picture; it needs 400 MB while it is decoded and copied.
  public static let defaultPixelLimit = 50_000_000

  /// Loads a PNG, JPEG, WebP or GIF picture; of a GIF, the first frame.
  ///
  /// The format is recognized from the first bytes. The size is read from the header and compared
  /// with the limit before memory is allocated. Color profiles and orientation tags are ignored.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - pixelLimit: The largest number of pixels, width times height.
  /// - Throws: An ``ImageError`` when the file is of another format, incomplete, damaged or larger.
  public init(
    decoding bytes: [UInt8],
    pixelLimit: Int = PixelBuffer.defaultPixelLimit
  ) throws(ImageError) {
    guard let format = ImageFormat(signatureOf: bytes) else { throw .unsupportedFormat }
    let outline = try format.outline(of: bytes)
    let (width, height) = (outline.width, outline.height)
    guard width > 0, height > 0, width <= Canvas.sideLimit, height <= Canvas.sideLimit,
      width * height <= pixelLimit
    else {
      throw .sizeOutOfRange(width: width, height: height, pixelLimit: pixelLimit)
    }
    GDLibrary.silence()
    guard let image = Self.decode(outline.decodable, as: format) else {
      throw .unreadable(format)
    }
    // What was checked has to be what was decoded.
    guard image.width == width, image.height == height else { throw .unreadable(format) }
    self = image.picture
  }

  private static func decode(_ bytes: [UInt8], as format: ImageFormat) -> TrueColorImage? {
    guard let count = Int32(exactly: bytes.count) else { return nil }
    // GD declares the bytes as changeable, but copies out of them and never writes.
    var bytes = bytes
    let image = unsafe bytes.withUnsafeMutableBytes { buffer -> gdImagePtr? in
      guard let start = buffer.baseAddress else { return nil }
      return switch format {
      case .png: unsafe gdImageCreateFromPngPtr(count, start)
      // The last argument turns warnings about damage into errors.
      case .jpeg: unsafe gdImageCreateFromJpegPtrEx(count, start, 0)
      case .webp: unsafe gdImageCreateFromWebpPtr(count, start)
      case .gif: unsafe gdImageCreateFromGifPtr(count, start)
      }
    }
    return unsafe TrueColorImage(owning: image)
  }
}
