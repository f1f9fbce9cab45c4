public import GIFDecoding

/// An animated GIF as a viewer sees it: whole pictures with their times.
public struct DecodedFilm: Sendable {
  /// One frame of the file.
  public struct Frame: Hashable, Sendable {
    /// The time from which it is shown, in centiseconds.
    public var start: Int
    /// The time for which it is shown, in centiseconds.
    public var delay: Int
    /// All pixels of the screen as 0xFFRRGGBB.
    public var picture: [UInt32]
    /// The stored pixels.
    public var storedPixels: Int
  }

  /// The frames in order.
  public let frames: [Frame]
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The colors of the whole file.
  public let colors: [UInt32]
  /// How often the file repeats after the first time, zero for ever.
  public let loopCount: Int?
  /// Whether any frame has colors of its own.
  public let hasLocalColors: Bool

  /// Decodes a file.
  public init(_ bytes: [UInt8]) throws(GIFError) {
    var reader = try GIFReader(bytes)
    width = reader.logicalScreen.width
    height = reader.logicalScreen.height
    colors = reader.globalColorTable ?? []
    loopCount = reader.loopCount
    var compositor = GIFCompositor(reader)
    var frames: [Frame] = []
    var time = 0
    var hasLocalColors = false
    while let frame = try reader.next() {
      let picture = try compositor.show(frame)
      frames.append(
        Frame(
          start: time, delay: frame.delayCentiseconds, picture: picture,
          storedPixels: frame.indices.count))
      time += frame.delayCentiseconds
      hasLocalColors = hasLocalColors || frame.localColorTable != nil
    }
    self.frames = frames
    self.hasLocalColors = hasLocalColors
  }

  /// The sum of all delays in centiseconds.
  public var duration: Int { frames.reduce(0) { $0 + $1.delay } }
}
