public import CarouselPicture

/// A picture that a scenario asks for.
public struct PictureRequest: Hashable, Sendable {
  /// The name of the file below the output folder.
  public var file: String
  /// The word for the format; `nil` where neither the scenario says nor the reader knows the
  /// formats.
  public var format: String?
  /// The colors.
  public var theme: PictureTheme = .light
  /// The pixels of a raster picture for each of its points.
  public var scale: Int = 1
  /// How it is drawn.
  public var options = PictureOptions()

  /// Creates a request with the defaults.
  ///
  /// - Parameters:
  ///   - file: The name of the file below the output folder.
  ///   - format: The word for the format.
  public init(file: String, format: String?) {
    self.file = file
    self.format = format
  }
}
