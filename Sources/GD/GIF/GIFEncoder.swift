internal import CGD

/// The pieces of an animated GIF, each one a range of bytes.
///
/// A file is a header, any number of frames and a trailer, joined. Frames know nothing of each
/// other, so they can be encoded in any order and in parallel.
///
/// GD's own comparison with the previous frame is never asked for: up to 2.3.3 it drops a frame
/// that equals the one before together with its delay (libgd issue 971), and its transparency
/// stops after the first equal pixel of a row, which makes files larger.
public enum GIFEncoder {
  /// The longest delay in centiseconds; GIF stores it in 16 bits.
  public static let delayLimit = 65_535

  /// Encodes the start of a file: logical screen, global color table and repeats.
  ///
  /// - Parameters:
  ///   - canvas: The canvas whose size and palette become global.
  ///   - loopCount: How often the animation repeats.
  /// - Returns: The first bytes of the file.
  /// - Throws: A ``GDError`` when the repeats cannot be written or GD returns no bytes.
  public static func header(
    logicalScreenOf canvas: borrowing Canvas,
    loopCount: LoopCount = .forever
  ) throws(GDError) -> [UInt8] {
    let loops = try loopCount.value
    return try unsafe takeBytes { count in
      unsafe gdImageGifAnimBeginPtr(canvas.pointer, count, 1, loops)
    }
  }

  /// Encodes one frame, which uses the global color table.
  ///
  /// The frame is as large as the canvas; the transparent index is the canvas's.
  ///
  /// - Parameters:
  ///   - canvas: The pixels; its palette has to be the start of the global color table.
  ///   - left: The column of the logical screen where the frame begins.
  ///   - top: The row of the logical screen where the frame begins.
  ///   - delayCentiseconds: The time that the frame stays.
  ///   - disposal: What happens when that time is over.
  /// - Returns: The bytes of the frame.
  /// - Throws: A ``GDError`` when a number does not fit or GD returns no bytes.
  public static func frame(
    _ canvas: borrowing Canvas,
    left: Int = 0,
    top: Int = 0,
    delayCentiseconds: Int,
    disposal: DisposalMethod = .doNotDispose
  ) throws(GDError) -> [UInt8] {
    guard (0...delayLimit).contains(delayCentiseconds) else {
      throw .delayOutOfRange(centiseconds: delayCentiseconds)
    }
    let (width, height) = (canvas.width, canvas.height)
    guard left >= 0, top >= 0, left <= Canvas.sideLimit - width, top <= Canvas.sideLimit - height
    else {
      throw .frameOutsideScreen(left: left, top: top, width: width, height: height)
    }
    return try unsafe takeBytes { count in
      // Local color table 0: use the global one. Previous image nil: see above.
      unsafe gdImageGifAnimAddPtr(
        canvas.pointer, count, 0, Int32(left), Int32(top), Int32(delayCentiseconds),
        disposal.rawValue, nil)
    }
  }

  /// Encodes a whole picture as GD does when it is given true colors: with a color table of its own
  /// and the dithering that comes with it.
  ///
  /// This is what programs do that know no better, for comparison.
  ///
  /// - Parameters:
  ///   - picture: The pixels.
  ///   - delayCentiseconds: The time that the frame stays.
  /// - Returns: The bytes of the frame.
  /// - Throws: A ``GDError`` when a number does not fit or GD returns no bytes.
  package static func frame(
    reducing picture: PixelBuffer, delayCentiseconds: Int
  ) throws(GDError) -> [UInt8] {
    guard (0...delayLimit).contains(delayCentiseconds) else {
      throw .delayOutOfRange(centiseconds: delayCentiseconds)
    }
    let image = try TrueColorImage(picture)
    return try unsafe takeBytes { count in
      unsafe gdImageGifAnimAddPtr(
        image.pointer, count, 1, 0, 0, Int32(delayCentiseconds),
        DisposalMethod.doNotDispose.rawValue, nil)
    }
  }

  /// Encodes the end of a file.
  ///
  /// - Returns: The last bytes of the file.
  /// - Throws: A ``GDError`` when GD returns no bytes.
  public static func trailer() throws(GDError) -> [UInt8] {
    try unsafe takeBytes { count in unsafe gdImageGifAnimEndPtr(count) }
  }
}
