internal import CGD

extension PixelBuffer {
  /// Returns the picture as a true-color PNG, with an alpha channel where it is needed.
  ///
  /// GD has 128 steps of opacity, so the opacity of half-transparent pixels may change by one.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: A ``GDError`` when a side is zero or too long, or GD returns no bytes.
  public func png() throws(GDError) -> [UInt8] {
    let image = try TrueColorImage(self)
    unsafe gdImageSaveAlpha(image.pointer, isOpaque ? 0 : 1)
    return try unsafe takeBytes { count in
      unsafe gdImagePngPtrEx(image.pointer, count, PNGCompression.level)
    }
  }

  /// Returns the picture as a palette PNG, which is smaller.
  ///
  /// Colors get their indices in the order in which they appear.
  ///
  /// - Returns: The bytes of the file.
  /// - Throws: ``GDError/tooManyColors`` when the picture has more than 256 colors, or another
  ///   ``GDError`` when a side is zero or too long, or GD returns no bytes.
  public func palettePNG() throws(GDError) -> [UInt8] {
    var canvas = try Canvas(width: width, height: height)
    var indices: [UInt32: UInt8] = [:]
    var plane: [UInt8] = []
    plane.reserveCapacity(pixels.count)
    for pixel in pixels {
      if let index = indices[pixel] {
        plane.append(index)
      } else {
        let index = UInt8(try canvas.allocate(pixel & 0xFF_FFFF, alpha: UInt8(pixel >> 24)))
        indices[pixel] = index
        plane.append(index)
      }
    }
    canvas.replace(bounds, with: plane.span, stride: width)
    return try canvas.png()
  }
}
