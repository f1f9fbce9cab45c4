internal import CarouselScenario

extension ValueReader where Value == PictureTheme {
  /// The word for a theme, or a path that ends like a file of YAML or JSON.
  static var theme: Self {
    let words = PictureTheme.words
    return Self(expectation: "One of \(words.joined(separator: ", ")), or FILE.yml.") {
      (text) throws(ValueProblem) in
      guard let theme = PictureTheme(text) else {
        throw .unknownWord(words + ["FILE.yml"], typed: text)
      }
      return theme
    }
  }
}
