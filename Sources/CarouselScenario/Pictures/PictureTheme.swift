/// The colors of a picture, as a scenario or a command line asks for them.
public enum PictureTheme: Hashable, Sendable {
  /// Dark on white.
  case light
  /// Light on near black.
  case dark
  /// Black on white, with stronger colors.
  case highContrast
  /// Those that the reader prefers, where the format can ask.
  case auto
  /// Those of a file of one's own, by its path from the scenario.
  case file(String)
}

extension PictureTheme {
  /// The themes that have a word.
  public static let named: [(word: String, theme: PictureTheme)] = [
    ("light", .light), ("dark", .dark), ("high-contrast", .highContrast), ("auto", .auto),
  ]

  /// The words for themes.
  public static let words: [String] = named.map(\.word)

  /// How a file with colors may end.
  public static let fileEndings = [".yml", ".yaml", ".json"]

  /// Creates the theme that a text stands for: a word, or the path of a file of YAML or JSON; any
  /// other text gives `nil`.
  public init?(_ text: String) {
    if let theme = Self.named.first(where: { $0.word == text })?.theme {
      self = theme
    } else if Self.fileEndings.contains(where: { text.hasSuffix($0) && text != $0 }) {
      self = .file(text)
    } else {
      return nil
    }
  }

  /// The theme as a text that gives the same theme again.
  public var text: String {
    if case .file(let path) = self { return path }
    return Self.named.first { $0.theme == self }?.word ?? ""
  }
}
