public import CarouselPicture
internal import Suggestions
internal import YAML

extension Theme {
  /// Reads a theme of one's own.
  ///
  /// ```yaml
  /// base: dark
  /// jump: "#ffb000"
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file, for messages.
  ///   - name: The name of the theme.
  /// - Throws: A ``ScenarioError`` at the first mistake, or where a text would have less contrast
  ///   than `Theme.requiredContrast`.
  public init(parsing bytes: [UInt8], file: String, name: String) throws(ScenarioError) {
    self = try Self.keys.parse(
      bytes, file: file, choosing: { (node) throws(Mistake) in try Self.base(node) },
      check: { (theme, node) throws(Mistake) in try theme.check(node) })
    self.name = name
  }

  private static func base(_ node: YAMLNode) throws(Mistake) -> Theme {
    guard let word = node["base"] else { return .light }
    let names = all.map(\.name)
    guard let theme = word.text.flatMap(named) else {
      let text = word.text ?? ""
      throw Mistake(
        .unknownWord(
          text, kind: "theme", suggestion: nearest(to: text, among: names), known: names),
        at: word)
    }
    return theme
  }

  private func check(_ node: YAMLNode) throws(Mistake) {
    // The last item of an odd number takes the second color, lest it look like the first.
    guard items.count >= 2 else {
      throw Mistake(
        .outOfRange("a list of \(items.count)", expected: "two colors at the least"),
        at: node["items"] ?? node)
    }
    guard let pair = textPairs.first(where: { $0.contrast < Self.requiredContrast }) else { return }
    let key = pair.names.split(separator: " ").first.map(String.init) ?? ""
    throw Mistake(
      .lowContrast(pair.names, contrast: Int(pair.contrast * 100)),
      at: node[key] ?? node["items"] ?? node)
  }
}
