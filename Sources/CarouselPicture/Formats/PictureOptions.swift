/// How a picture is drawn, apart from its colors and its scale.
///
/// Every format takes what has a meaning for it.
public struct PictureOptions: Hashable, Sendable {
  /// The frames a second of what moves.
  public var framesPerSecond: Double = 25
  /// How often it plays.
  public var loop: PictureLoop = .forever
  /// What a GIF shows.
  public var layout: PictureLayout = .explained
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
  /// Where a snippet is to be pasted; `nil` for what its file's name calls for.
  public var form: SnippetForm?
  /// The language of a snippet's words.
  public var language: Language = .english

  /// Creates the options that a picture has when nobody says.
  public init() {}
}

/// How often a picture plays.
public enum PictureLoop: Hashable, Sendable {
  /// Without end.
  case forever
  /// So many times.
  case times(Int)
}

extension PictureLoop {
  /// The number of times, or `nil` for ever.
  public var count: Int? {
    switch self {
    case .forever: nil
    case .times(let count): count
    }
  }
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

/// A form of text to paste into documentation.
public enum SnippetForm: String, Hashable, Sendable, CaseIterable {
  /// Markdown as GitHub takes it.
  case markdown
  /// HTML.
  case html
  /// DocC's Markdown: it finds `name~dark.svg` by itself.
  case docc
}
