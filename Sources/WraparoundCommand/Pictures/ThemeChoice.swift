internal import CarouselPicture
internal import CarouselScenario

/// The colors that a command line asks for.
enum ThemeChoice: Hashable, Sendable {
  /// Colors that a scenario can ask for, too.
  case named(PictureTheme)
  /// The path of a theme of one's own.
  case file(String)
}

extension ThemeChoice {
  /// The theme of one's own, or `nil` for a named one.
  var own: Theme? {
    get throws(Failure) {
      guard case .file(let path) = self else { return nil }
      let input = InputFile(path: path)
      let bytes = try input.read()
      do throws(ScenarioError) {
        return try Theme(parsing: bytes, file: input.displayName, name: input.stem)
      } catch {
        throw .scenario(error)
      }
    }
  }
}

extension ValueReader where Value == ThemeChoice {
  /// The name of a theme, or a path that ends like a file of YAML or JSON.
  static var theme: Self {
    let words = PictureTheme.allCases.map(\.rawValue)
    return Self(expectation: "One of \(words.joined(separator: ", ")), or FILE.yml.") {
      (text) throws(ValueProblem) in
      if let theme = PictureTheme(rawValue: text) { return .named(theme) }
      guard [".yml", ".yaml", ".json"].contains(where: { text.hasSuffix($0) }) else {
        throw .unknownWord(words + ["FILE.yml"], typed: text)
      }
      return .file(text)
    }
  }
}
