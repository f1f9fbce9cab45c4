internal import CGD

/// A palette image that owns its memory.
///
/// The C image is freed when the value is destroyed. Colors are allocated in order, so the first
/// one is index 0, the second one index 1.
///
/// ```swift
/// var canvas = try Canvas(width: 2, height: 1, palette: [0x000000, 0xFFFFFF])
/// canvas.replaceRow(0, with: [0, 1].span)
/// ```
@safe public struct Canvas: ~Copyable {
  /// The longest side in pixels; GIF stores a side in 16 bits.
  public static let sideLimit = 65_535

  private let image: gdImagePtr

  /// The C image, for the other files of this module.
  var pointer: gdImagePtr { unsafe image }

  /// Creates a canvas; every pixel has index 0.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - palette: Colors as 0xRRGGBB, at most 256; equal ones keep their own indices.
  /// - Throws: ``GDError/allocationFailed(width:height:)`` or ``GDError/tooManyColors``.
  public init(width: Int, height: Int, palette: [UInt32] = []) throws(GDError) {
    GDLibrary.silence()
    guard palette.count <= 256 else { throw .tooManyColors }
    let sides = 1...Self.sideLimit
    guard sides.contains(width), sides.contains(height),
      let image = unsafe gdImageCreate(Int32(width), Int32(height))
    else {
      throw .allocationFailed(width: width, height: height)
    }
    for color in palette {
      unsafe gdImageColorAllocate(
        image, Int32(color >> 16 & 255), Int32(color >> 8 & 255), Int32(color & 255))
    }
    unsafe self.image = image
  }

  deinit {
    unsafe gdImageDestroy(image)
  }

  /// The width in pixels.
  public var width: Int { unsafe Int(image.pointee.sx) }

  /// The height in pixels.
  public var height: Int { unsafe Int(image.pointee.sy) }

  /// The number of colors in the palette.
  public var colorCount: Int { unsafe Int(image.pointee.colorsTotal) }

  /// Adds a color to the palette, even when an equal one is there.
  ///
  /// - Parameter color: The color as 0xRRGGBB.
  /// - Returns: The index, which is the number of colors before the call.
  /// - Throws: ``GDError/tooManyColors`` after 256 colors.
  @discardableResult
  public mutating func allocate(_ color: UInt32) throws(GDError) -> Int {
    try allocate(color, alpha: 255)
  }

  /// Adds a color with an opacity, which PNG keeps and GIF does not.
  ///
  /// - Parameters:
  ///   - color: The color as 0xRRGGBB.
  ///   - alpha: The opacity, from 0 to 255.
  /// - Returns: The index.
  /// - Throws: ``GDError/tooManyColors`` after 256 colors.
  @discardableResult
  mutating func allocate(_ color: UInt32, alpha: UInt8) throws(GDError) -> Int {
    let index = unsafe gdImageColorAllocateAlpha(
      image,
      Int32(color >> 16 & 255),
      Int32(color >> 8 & 255),
      Int32(color & 255),
      Int32(Opacity.toGD(alpha))
    )
    guard index >= 0 else { throw .tooManyColors }
    return Int(index)
  }

  /// Returns one color of the palette as 0xRRGGBB.
  ///
  /// - Parameter index: A palette index below ``colorCount``.
  /// - Returns: The color.
  public borrowing func color(at index: Int) -> UInt32 {
    precondition(index >= 0 && index < colorCount, "The palette has no such color")
    // The imported C arrays are 256-element tuples, hence the walk over raw bytes.
    func component(_ offset: Int?) -> UInt32 {
      let start = unsafe UnsafeRawPointer(image) + (offset ?? 0)
      return unsafe UInt32(start.load(fromByteOffset: 4 * index, as: Int32.self))
    }
    let red = component(unsafe MemoryLayout<gdImage>.offset(of: \.red))
    let green = component(unsafe MemoryLayout<gdImage>.offset(of: \.green))
    let blue = component(unsafe MemoryLayout<gdImage>.offset(of: \.blue))
    return red << 16 | green << 8 | blue
  }

  /// The colors as 0xRRGGBB, in the order of their indices.
  public var palette: [UInt32] { (0..<colorCount).map { index in color(at: index) } }

  /// The palette index that is not painted, or nothing when all are.
  public var transparentIndex: Int? {
    let index = unsafe Int(image.pointee.transparent)
    return index < 0 ? nil : index
  }

  /// Makes one palette index transparent, and the one before opaque again.
  ///
  /// - Parameter index: A palette index, or nothing for an opaque image.
  /// - Throws: ``GDError/noSuchColor(index:)``.
  public mutating func setTransparent(_ index: Int?) throws(GDError) {
    if let index, index < 0 || index >= colorCount { throw .noSuchColor(index: index) }
    unsafe gdImageColorTransparent(image, Int32(index ?? -1))
  }
}
