internal import CarouselPicture

/// The texts of a scenario that a picture draws letter by letter, with fonts of this machine.
///
/// An SVG leaves letters to its viewer, so that any text will do there; what has pixels needs a
/// letter in a font for each character.
public struct PictureTexts: OptionSet, Hashable, Sendable {
  /// One bit a kind of text.
  public let rawValue: UInt8

  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The title.
  public static let title = PictureTexts(rawValue: 1 << 0)
  /// The labels of the items.
  public static let labels = PictureTexts(rawValue: 1 << 1)
  /// The names of the wrap rules.
  public static let wrapRules = PictureTexts(rawValue: 1 << 2)
  /// The names of the carousel and of the one beside it.
  public static let carouselNames = PictureTexts(rawValue: 1 << 3)

  /// Returns the texts of a moving picture, or of one of its frames.
  static func film(_ options: PictureOptions) -> PictureTexts {
    options.layout == .viewer ? .labels : [.title, .labels]
  }
}
