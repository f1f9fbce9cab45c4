/// What scenarios call a kind of picture, and how its files may end.
///
/// It is all that a reader of scenarios needs to know of a format; what draws the picture stays
/// elsewhere.
public struct FormatName: Hashable, Sendable {
  /// The word for it in scenarios and on command lines.
  public var word: String
  /// The endings that its files may have; the first is the one that a file gets by itself.
  public var endings: [String]
  /// Whether it is a folder of files, which may have any name.
  public var isFolder: Bool

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - word: The word for it in scenarios and on command lines.
  ///   - endings: The endings that its files may have, the one that a file gets by itself first.
  ///   - isFolder: Whether it is a folder of files.
  public init(_ word: String, endings: [String], isFolder: Bool = false) {
    self.word = word
    self.endings = endings
    self.isFolder = isFolder
  }
}

extension FormatName {
  /// Says whether a file of the format may have a name.
  public func accepts(fileName: String) -> Bool {
    isFolder || endings.contains { fileName.hasSuffix($0) }
  }

  /// Returns the name of a picture that nobody has named.
  ///
  /// ```swift
  /// PictureFormat.poster.name.fileName(for: "banner")  // "banner-poster.png"
  /// ```
  ///
  /// - Parameter stem: What the picture is made from, without its ending.
  /// - Returns: The name of a file.
  public func fileName(for stem: String) -> String { stem + (endings.first ?? "") }
}

extension [FormatName] {
  /// Returns the format that a word stands for, or `nil`.
  public func named(_ word: String) -> FormatName? { first { $0.word == word } }

  /// Returns the format that a file's name calls for: the one with the longest ending that fits, and
  /// of several with the same ending the first.
  ///
  /// ```swift
  /// formats.calledFor(by: "banner-animated.svg")?.word  // "animated-svg"
  /// ```
  ///
  /// - Parameter fileName: The name; a slash at its end makes it a folder.
  /// - Returns: The format, or `nil` where the ending says nothing.
  public func calledFor(by fileName: String) -> FormatName? {
    if fileName.hasSuffix("/") { return first(where: \.isFolder) }
    var best: (format: FormatName, length: Int)?
    for format in self {
      for ending in format.endings where !ending.isEmpty && fileName.hasSuffix(ending) {
        if ending.count > best?.length ?? 0 { best = (format, ending.count) }
      }
    }
    return best?.format
  }

  /// The endings that tell a format without more of the name, for messages.
  public var plainEndings: [String] {
    var endings: [String] = []
    for ending in flatMap(\.endings) where ending.hasPrefix(".") && !endings.contains(ending) {
      endings.append(ending)
    }
    return endings + (contains(where: \.isFolder) ? ["/"] : [])
  }
}
