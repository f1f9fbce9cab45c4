internal import CGIF

/// Reads a GIF frame by frame; at any time it holds no more than one frame.
///
/// ```swift
/// var reader = try GIFReader(bytes)
/// while let frame = try reader.next() {
///   print(frame.delayCentiseconds)
/// }
/// ```
@safe public struct GIFReader: ~Copyable {
  /// The number of pixels of a screen or a frame that is taken unless told otherwise.
  public static let defaultPixelLimit = 16_000_000

  /// The size of the picture.
  public let logicalScreen: LogicalScreen
  /// The colors for frames that have none of their own, as 0xRRGGBB.
  public let globalColorTable: [UInt32]?
  /// How often the animation repeats after the first time, zero for ever; nothing when the file
  /// does not say and the animation plays once.
  ///
  /// The number stands before the first frame, where all writers put it.
  public let loopCount: Int?

  private let file: UnsafeMutablePointer<GifFileType>
  private let source: GIFSource
  private let pixelLimit: Int
  private var control: GraphicsControl
  private var state: State

  private enum State {
    case beforeImage
    case atImage
    case done
  }

  /// Opens a file and reads up to its first frame.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - pixelLimit: The largest number of pixels of the screen and of each frame.
  /// - Throws: A ``GIFError`` when the file is no GIF, incomplete, damaged or too large.
  public init(
    _ bytes: [UInt8],
    pixelLimit: Int = GIFReader.defaultPixelLimit
  ) throws(GIFError) {
    try self.init(GIFSource(bytes), pixelLimit: pixelLimit)
  }

  /// Opens a file that is read piece by piece, and reads up to its first frame.
  ///
  /// - Parameters:
  ///   - pixelLimit: The largest number of pixels of the screen and of each frame.
  ///   - nextPiece: Returns the next bytes of the file, none at its end.
  /// - Throws: A ``GIFError`` when the file is no GIF, incomplete, damaged or too large.
  public init(
    pixelLimit: Int = GIFReader.defaultPixelLimit,
    pieces nextPiece: @escaping () -> [UInt8]
  ) throws(GIFError) {
    try self.init(GIFSource(nextPiece), pixelLimit: pixelLimit)
  }

  private init(_ source: GIFSource, pixelLimit: Int) throws(GIFError) {
    let file = try unsafe openGIF(source)
    do throws(GIFError) {
      let screen = unsafe LogicalScreen(
        width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
      try checkSize(screen.width, screen.height, limit: pixelLimit)
      let table = unsafe colors(of: file.pointee.SColorMap)
      var records = GIFRecords()
      let hasImage = try unsafe records.advanceToImage(file, source)
      logicalScreen = screen
      globalColorTable = table
      loopCount = records.loopCount
      control = records.control
      state = hasImage ? .atImage : .done
    } catch {
      unsafe closeGIF(file)
      throw error
    }
    unsafe self.file = file
    self.source = source
    self.pixelLimit = pixelLimit
  }

  deinit {
    unsafe closeGIF(file)
  }

  /// Reads the next frame.
  ///
  /// - Returns: The frame, or nothing after the last one.
  /// - Throws: A ``GIFError``; afterwards there are no more frames.
  /// - Complexity: O(pixels of the frame).
  public mutating func next() throws(GIFError) -> GIFFrame? {
    switch state {
    case .done:
      return nil
    case .beforeImage:
      state = .done
      var records = GIFRecords()
      guard try unsafe records.advanceToImage(file, source) else { return nil }
      control = records.control
    case .atImage:
      state = .done
    }
    let frame = try unsafe readFrame(file, source, control: control, pixelLimit: pixelLimit)
    state = .beforeImage
    return frame
  }
}
