/// A picture as plain values: one 0xAARRGGBB number a pixel, row after row.
///
/// Opacity is not multiplied into the colors; 255 is opaque.
public struct PixelBuffer: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels as 0xAARRGGBB, from the top left, row after row.
  public var pixels: [UInt32] {
    didSet { precondition(pixels.count == width * height, "A picture keeps its pixel count") }
  }

  /// Creates a picture of one color.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - color: The color of every pixel as 0xAARRGGBB.
  public init(width: Int, height: Int, color: UInt32 = 0) {
    precondition(width >= 0 && height >= 0, "A picture has no negative sides")
    self.width = width
    self.height = height
    pixels = Array(repeating: color, count: width * height)
  }

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - pixels: The pixels as 0xAARRGGBB, from the top left, row after row.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(width >= 0 && height >= 0, "A picture has no negative sides")
    precondition(pixels.count == width * height, "A picture has width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// One pixel as 0xAARRGGBB.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  public subscript(x: Int, y: Int) -> UInt32 {
    get {
      precondition((0..<width).contains(x), "The column lies outside the picture")
      return pixels[y * width + x]
    }
    set {
      precondition((0..<width).contains(x), "The column lies outside the picture")
      pixels[y * width + x] = newValue
    }
  }

  /// All pixels as a rectangle.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Whether no pixel lets the background through.
  public var isOpaque: Bool { pixels.allSatisfy { pixel in pixel >> 24 == 255 } }
}
