internal import GD

extension PixelBuffer {
  /// Creates a picture from indices and their colors.
  init(_ plane: Plane, palette: [UInt32]) {
    self.init(
      width: plane.width, height: plane.height,
      pixels: plane.indices.map { 0xFF00_0000 | palette[Int($0)] })
  }

  /// Returns the picture as a PNG, with a color table where it has few colors.
  func stillPNG() throws(AnimationError) -> [UInt8] {
    do throws(GDError) {
      return try palettePNG()
    } catch .tooManyColors {
      do { return try png() } catch { throw .drawing(error) }
    } catch {
      throw .drawing(error)
    }
  }

  /// Reads a PNG back and holds it against the picture.
  ///
  /// - Parameter file: The bytes of the PNG.
  /// - Throws: ``AnimationError/stillDecoding(_:)`` or ``AnimationError/stillDiffers(_:)`` with the
  ///   first difference.
  func check(_ file: [UInt8]) throws(AnimationError) {
    let found: PixelBuffer
    do { found = try PixelBuffer(decoding: file) } catch { throw .stillDecoding(error) }
    guard found.width == width, found.height == height else {
      throw .stillDiffers(.size(width: found.width, height: found.height))
    }
    let (own, meant) = (found.pixels.span, pixels.span)
    for place in own.indices where own[place] != meant[place] {
      throw .stillDiffers(.pixel(x: place % width, y: place / width))
    }
  }
}
