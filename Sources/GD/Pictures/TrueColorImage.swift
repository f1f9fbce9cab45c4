internal import CGD

/// A true-color image of GD that owns its memory.
@safe struct TrueColorImage: ~Copyable {
  private let image: gdImagePtr

  /// The C image, for the other files of this module.
  var pointer: gdImagePtr { unsafe image }

  /// Creates an image of opaque black.
  init(width: Int, height: Int) throws(GDError) {
    GDLibrary.silence()
    let sides = 1...Canvas.sideLimit
    guard sides.contains(width), sides.contains(height),
      let image = unsafe gdImageCreateTrueColor(Int32(width), Int32(height))
    else {
      throw .allocationFailed(width: width, height: height)
    }
    // Colors replace what is there, opacity included, instead of being mixed with it.
    unsafe gdImageAlphaBlending(image, 0)
    unsafe self.image = image
  }

  /// Creates an image from a picture.
  init(_ picture: PixelBuffer) throws(GDError) {
    try self.init(width: picture.width, height: picture.height)
    for y in 0..<picture.height {
      guard let row = unsafe image.pointee.tpixels[y] else { return }
      for x in 0..<picture.width {
        let pixel = picture.pixels[y * picture.width + x]
        let transparency = Opacity.toGD(UInt8(pixel >> 24))
        unsafe row[x] = Int32(bitPattern: transparency << 24 | pixel & 0xFF_FFFF)
      }
    }
  }

  /// Takes over an image that GD has loaded, whichever kind it is.
  @unsafe init?(owning loaded: gdImagePtr?) {
    guard let loaded = unsafe loaded else { return nil }
    if unsafe loaded.pointee.trueColor == 0, unsafe gdImagePaletteToTrueColor(loaded) == 0 {
      unsafe gdImageDestroy(loaded)
      return nil
    }
    unsafe gdImageAlphaBlending(loaded, 0)
    unsafe image = loaded
  }

  deinit {
    unsafe gdImageDestroy(image)
  }

  /// The width in pixels.
  var width: Int { unsafe Int(image.pointee.sx) }

  /// The height in pixels.
  var height: Int { unsafe Int(image.pointee.sy) }

  /// Whether drawing mixes colors with what is there, as antialiased text needs.
  var blends: Bool {
    get { unsafe image.pointee.alphaBlendingFlag != 0 }
    nonmutating set { unsafe gdImageAlphaBlending(image, newValue ? 1 : 0) }
  }

  /// The pixels as plain values.
  var picture: PixelBuffer {
    let (width, height) = (width, height)
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      guard let row = unsafe image.pointee.tpixels[y] else { continue }
      for x in 0..<width {
        let pixel = unsafe UInt32(bitPattern: row[x])
        pixels[y * width + x] = Opacity.fromGD(pixel >> 24) << 24 | pixel & 0xFF_FFFF
      }
    }
    return PixelBuffer(width: width, height: height, pixels: pixels)
  }
}
