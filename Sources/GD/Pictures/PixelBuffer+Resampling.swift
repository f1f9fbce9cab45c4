internal import CGD

extension PixelBuffer {
  /// Returns a part of the picture at another size.
  ///
  /// Every target pixel is the mean of the source area under it, weighted by coverage and opacity
  /// (`gdImageCopyResampled`). The same input gives the same pixels on every run. A part that
  /// keeps its size is copied exactly.
  ///
  /// - Parameters:
  ///   - crop: The part to take; must lie inside the picture.
  ///   - width: The target width in pixels.
  ///   - height: The target height in pixels.
  /// - Returns: The new picture.
  /// - Throws: ``GDError/allocationFailed(width:height:)`` when a side is zero or too long.
  /// - Complexity: O(source pixels + target pixels).
  public func resampled(
    _ crop: PixelRect,
    width: Int,
    height: Int
  ) throws(GDError) -> PixelBuffer {
    precondition(bounds.contains(crop) && !crop.isEmpty, "The part must lie inside the picture")
    if crop.width == width, crop.height == height { return cropped(to: crop) }
    let source = try TrueColorImage(cropped(to: crop))
    let target = try TrueColorImage(width: width, height: height)
    unsafe gdImageCopyResampled(
      target.pointer, source.pointer, 0, 0, 0, 0,
      Int32(width), Int32(height), Int32(crop.width), Int32(crop.height))
    return target.picture
  }

  /// Returns a part of the picture.
  ///
  /// - Parameter crop: The part to take; must lie inside the picture.
  /// - Returns: The part, pixel by pixel.
  public func cropped(to crop: PixelRect) -> PixelBuffer {
    precondition(
      bounds.contains(crop) && crop.width >= 0 && crop.height >= 0,
      "The part must lie inside the picture"
    )
    if crop == bounds { return self }
    var part: [UInt32] = []
    part.reserveCapacity(crop.width * crop.height)
    for y in crop.y..<crop.y + crop.height {
      part += pixels[y * width + crop.x..<y * width + crop.x + crop.width]
    }
    return PixelBuffer(width: crop.width, height: crop.height, pixels: part)
  }
}
