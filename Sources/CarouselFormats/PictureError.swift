public import CarouselGIF
public import CarouselPicture
public import CarouselSVG

/// Why a picture cannot be drawn, or is not what was meant.
public enum PictureError: Error, Hashable, Sendable {
  /// A picture of pixels cannot be made, or is wrong when it is read back.
  case animation(AnimationError)
  /// The timeline does not have the moment that is asked for.
  case moment(PictureMomentError)
  /// A picture of two carousels is asked for, and there is one.
  case nothingToCompare
  /// A text that embeds pictures is asked for, and no picture is an image.
  case nothingToEmbed
  /// An SVG is wrong when it is read back.
  case svg(SVGError)
  /// A text is another one when it is read back, from a byte on.
  case differs(byte: Int)
}

extension PictureError: CustomStringConvertible {
  /// The message for people.
  public var description: String {
    switch self {
    case .animation(let error): error.description
    case .moment(let error): error.description
    case .nothingToCompare: "its scenario names no other carousel; add 'against: NAME'"
    case .nothingToEmbed:
      "there is no picture to embed; add one of format strip, gif or another image"
    case .svg(let error):
      "the picture was read back and is wrong: \(error); nothing was replaced"
    case .differs(let byte):
      "the text was read back and is another one from byte \(byte) on; nothing was replaced"
    }
  }
}
