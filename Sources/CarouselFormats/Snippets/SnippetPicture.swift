/// A picture as it is embedded in documentation, with a dark variant where there is one.
public struct SnippetPicture: Hashable, Sendable {
  /// The path as the document refers to it.
  public var path: String
  /// The path of the dark variant.
  public var darkPath: String?
  /// The sentence in its place.
  public var alternative: String

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - path: The path as the document refers to it.
  ///   - darkPath: The path of the dark variant, where there is one.
  ///   - alternative: The sentence in its place.
  public init(path: String, darkPath: String? = nil, alternative: String) {
    self.path = path
    self.darkPath = darkPath
    self.alternative = alternative
  }

  /// Whether browsers show it in an `<img>`.
  public var isImage: Bool {
    [".svg", ".gif", ".png"].contains { path.hasSuffix($0) }
  }

  /// The picture in Markdown; with a dark variant the only form that GitHub takes is HTML.
  public var markdown: String {
    darkPath == nil ? "![\(Self.markdown(alternative))](\(Self.link(path)))" : html
  }

  /// The picture in HTML.
  public var html: String {
    let image = "<img src=\"\(Self.html(path))\" alt=\"\(Self.html(alternative))\">"
    guard let darkPath else { return image }
    let source = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(Self.html(darkPath))\">"
    return "<picture>\n  \(source)\n  \(image)\n</picture>"
  }

  /// Returns text that means itself in HTML.
  static func html(_ text: String) -> String {
    var result = text
    for (character, entity) in [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")] {
      result = result.split(separator: character, omittingEmptySubsequences: false)
        .joined(separator: entity)
    }
    return result
  }

  /// Returns text that means itself between the brackets of a Markdown image.
  static func markdown(_ text: String) -> String {
    String(text.flatMap { "\\[]*_`<".contains($0) ? ["\\", $0] : [$0] })
  }

  /// Returns a path as the target of a Markdown link.
  static func link(_ path: String) -> String {
    path.contains { " ()<>".contains($0) } ? "<\(path)>" : path
  }
}
