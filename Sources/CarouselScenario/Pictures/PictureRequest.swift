public import CarouselPicture

/// A picture that a scenario asks for.
public struct PictureRequest: Hashable, Sendable {
  /// The name of the file below the output folder.
  public var file: String
  /// The kind of picture.
  public var format: PictureFormat
  /// The frames a second of what moves.
  public var framesPerSecond: Double = 25
  /// How often it plays.
  public var loop: LoopCount = .forever
  /// What a GIF shows.
  public var layout: PictureLayout = .explained
  /// The colors.
  public var theme: PictureTheme = .light
  /// The pixels of a raster picture for each of its points.
  public var scale: Int = 1
  /// The moment that a poster shows; `nil` lets the program choose a telling one.
  public var moment: PictureMoment?
  /// The time in seconds at which what moves starts; it goes on from the end to the start.
  public var loopOffset: Double = 0
  /// The seconds for which the last frame is held, in addition.
  public var holdLast: Double = 0
  /// How many times slower what moves is near a wrap jump.
  public var slowWrap: Double = 1
  /// The most bytes of a GIF; `nil` for any number.
  public var maximumBytes: Int?
  /// How colors of pictures that do not fit in a GIF are drawn.
  public var dither: PictureDither = .none

  /// Creates a request with the defaults.
  ///
  /// - Parameters:
  ///   - file: The name of the file below the output folder.
  ///   - format: The kind of picture.
  public init(file: String, format: PictureFormat) {
    self.file = file
    self.format = format
  }
}

/// How often a picture plays.
public enum LoopCount: Hashable, Sendable {
  /// Without end.
  case forever
  /// So many times.
  case times(Int)
}

/// What a GIF shows.
public enum PictureLayout: String, Hashable, Sendable, CaseIterable {
  /// The bounds with the strip below them, the offset, and the verdict.
  case explained
  /// What the viewer sees and nothing else.
  case viewer
}

/// How colors of pictures that do not fit in a GIF are drawn.
public enum PictureDither: String, Hashable, Sendable, CaseIterable {
  /// By the nearest color that fits.
  case none
  /// By a pattern of near colors that moves with its page.
  case ordered
}

/// The colors of a picture, as a scenario asks for them.
public enum PictureTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on white.
  case light
  /// Light on near black.
  case dark
  /// Black on white, with stronger colors.
  case highContrast = "high-contrast"
  /// Those that the reader prefers, where the format can ask.
  case auto
}
