public import CarouselPicture

/// A kind of picture: what it is called, what its files are, and what draws it.
///
/// Formats are values in one list. What draws through the list – the command line, a gallery, a
/// program of one's own – takes a new one as it takes those that are there.
///
/// ```swift
/// let order = PictureOrder(
///   Illustration(title: "Sentinel pages", timeline: timeline), fileName: "banner.svg")
/// let picture = try PictureFormat.strip.draw(order)
/// picture.files[0].bytes  // an SVG
/// ```
public struct PictureFormat: Sendable {
  /// The word for it in scenarios, and how its files end.
  public var name: FormatName
  /// What a report calls such a picture.
  public var noun: String
  /// Whether it has pixels, so that a scale makes another file of it.
  public var hasPixels = false
  /// Whether it has colors, so that a theme makes another file of it.
  public var hasColors = true
  /// Whether it starts again when it ends, unless it is to play once.
  public var repeats = false
  /// Whether a scenario gets it that does not say what it wants.
  public var isByDefault = false
  /// Returns the texts that it draws letter by letter, so that each needs its letters in a font.
  public var drawnTexts: @Sendable (PictureOptions) -> PictureTexts = { _ in [] }
  /// Says whether a file in the picture's folder may be of an earlier picture, to be replaced.
  public var owns: @Sendable (String) -> Bool = { _ in false }
  /// Draws a picture.
  ///
  /// The result is what to write, and what holds bytes that were read back against the timeline. It
  /// throws a ``PictureError`` where the order cannot be drawn.
  public var draw: @Sendable (PictureOrder) throws(PictureError) -> DrawnPicture

  /// Creates a format; what it is like beside its name are properties.
  ///
  /// - Parameters:
  ///   - name: The word for it in scenarios, and how its files end.
  ///   - noun: What a report calls such a picture.
  ///   - draw: Draws a picture.
  public init(
    _ name: FormatName,
    noun: String,
    draw: @escaping @Sendable (PictureOrder) throws(PictureError) -> DrawnPicture
  ) {
    self.name = name
    self.noun = noun
    self.draw = draw
  }
}

extension PictureFormat {
  /// Whether it is a folder of files.
  public var isFolder: Bool { name.isFolder }

  /// Every format, in the order of help.
  ///
  /// Of several that a file's name may call for the first is taken.
  public static let all: [PictureFormat] = [
    strip, gif, animatedSVG, poster, contactSheet, frames, sideBySide, sideBySideGIF, snippet,
  ]
}

extension [PictureFormat] {
  /// What the formats are called, for a reader of scenarios.
  public var names: [FormatName] { map(\.name) }

  /// Returns the format that a word stands for, or `nil`.
  public func named(_ word: String) -> PictureFormat? { first { $0.name.word == word } }
}
