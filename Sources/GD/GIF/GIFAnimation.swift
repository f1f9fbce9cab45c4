/// An animated GIF under construction.
///
/// Appending borrows a canvas; finishing consumes the animation, so a frame after the trailer does
/// not compile.
///
/// ```swift
/// let canvas = try Canvas(width: 8, height: 8, palette: [0xFFFFFF])
/// var animation = try GIFAnimation(logicalScreenOf: canvas)
/// try animation.append(canvas, delayCentiseconds: 50)
/// let file = try animation.finish()
/// ```
public struct GIFAnimation: ~Copyable {
  private var bytes: [UInt8]
  private let palette: [UInt32]
  private let screen: PixelRect

  /// Creates an animation on a logical screen the size of a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas whose size and palette become global.
  ///   - loopCount: How often the animation repeats.
  /// - Throws: A ``GDError`` when the header cannot be encoded.
  public init(
    logicalScreenOf canvas: borrowing Canvas,
    loopCount: LoopCount = .forever
  ) throws(GDError) {
    bytes = try GIFEncoder.header(logicalScreenOf: canvas, loopCount: loopCount)
    palette = canvas.palette
    screen = PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height)
  }

  /// The number of bytes so far.
  public var byteCount: Int { bytes.count }

  /// Appends a frame.
  ///
  /// - Parameters:
  ///   - canvas: The pixels; its palette has to be the start of the global color table.
  ///   - left: The column of the logical screen where the frame begins.
  ///   - top: The row of the logical screen where the frame begins.
  ///   - delayCentiseconds: The time that the frame stays.
  ///   - disposal: What happens when that time is over.
  /// - Throws: A ``GDError`` when the frame does not fit the screen, its colors are not the
  ///   file's, a number does not fit, or GD returns no bytes.
  public mutating func append(
    _ canvas: borrowing Canvas,
    left: Int = 0,
    top: Int = 0,
    delayCentiseconds: Int,
    disposal: DisposalMethod = .doNotDispose
  ) throws(GDError) {
    let (width, height) = (canvas.width, canvas.height)
    guard screen.contains(PixelRect(x: left, y: top, width: width, height: height)) else {
      throw .frameOutsideScreen(left: left, top: top, width: width, height: height)
    }
    for index in 0..<canvas.colorCount {
      guard index < palette.count, canvas.color(at: index) == palette[index] else {
        throw .paletteDiffers(index: index)
      }
    }
    bytes += try GIFEncoder.frame(
      canvas, left: left, top: top, delayCentiseconds: delayCentiseconds, disposal: disposal)
  }

  /// Appends a frame that ``GIFEncoder`` has encoded before.
  ///
  /// - Parameter encodedFrame: The bytes of the frame.
  public mutating func append(encodedFrame: [UInt8]) {
    bytes += encodedFrame
  }

  /// Returns the finished file.
  ///
  /// - Returns: The bytes of the GIF.
  /// - Throws: A ``GDError`` when GD returns no bytes.
  public consuming func finish() throws(GDError) -> [UInt8] {
    bytes += try GIFEncoder.trailer()
    return bytes
  }
}
