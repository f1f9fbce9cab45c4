internal import GIFDecoding

/// An animated GIF as a viewer shows it: pictures that stand for a time.
struct Film: ~Copyable {
  /// The width and the height in pixels.
  let size: LogicalScreen
  /// How often it plays; `nil` for ever.
  let playCount: Int?
  /// What stands on the screen, as 0xFFRRGGBB.
  var picture: [UInt32] { compositor.picture }
  /// When it leaves the screen, in hundredths of a second since the start.
  private(set) var end = 0
  private var reader: GIFReader
  private var compositor: GIFCompositor

  /// Opens a file.
  init(_ bytes: [UInt8]) throws(GIFError) {
    reader = try GIFReader(bytes)
    compositor = GIFCompositor(reader)
    size = reader.logicalScreen
    playCount = reader.loopCount.map { $0 == 0 ? nil : $0 + 1 } ?? 1
  }

  /// Shows the next picture.
  ///
  /// - Returns: Whether there was one.
  mutating func advance() throws(GIFError) -> Bool {
    guard let frame = try reader.next() else { return false }
    try compositor.show(frame)
    // Browsers show a delay below two hundredths as ten (WebKit, ImageFrame.cpp).
    end += frame.delayCentiseconds < 2 ? 10 : frame.delayCentiseconds
    return true
  }
}
