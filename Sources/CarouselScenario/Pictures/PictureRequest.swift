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
  /// The time that a poster shows in seconds; `nil` lets the program choose a telling one.
  public var time: Double?

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
