internal import CarouselPicture
internal import YAML

extension Form where Value == String {
  /// The word for a format.
  ///
  /// - Parameter formats: The formats that there are; `nil` takes any word for one.
  /// - Returns: The form.
  static func format(among formats: [FormatName]?) -> Self {
    guard let formats else { return .text("the word for a format") }
    return .word(among: formats.map(\.word), kind: "format")
  }
}

extension Form where Value == PictureTheme {
  /// A word, or the path of a file.
  static let theme: Self = {
    let endings = PictureTheme.fileEndings.map { $0.dropFirst() }.joined(separator: "|")
    let words = Form<String>.word(
      among: PictureTheme.words, kind: "theme", note: "FILE.yml with colors of one's own")
    return Self(
      schema: .anyOf([
        .words(PictureTheme.words), .text(matching: "^.+\\.(\(endings))$"),
      ]),
      read: { (node, _) throws(Mistake) in
        if let theme = node.text.flatMap({ PictureTheme($0) }) { return theme }
        _ = try words.read(node, nil)
        preconditionFailure("A word for a theme is a theme")
      },
      text: { .string($0.text) }
    )
  }()
}

extension Form where Value == String {
  /// The name of a file below a folder.
  static let fileName = Self(
    schema: .object([("type", .string("string")), ("minLength", .number(1))]),
    read: { (node, _) throws(Mistake) in
      let name = try Form.text("the name of a file").read(node, nil)
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      guard !name.hasPrefix("/"), !parts.contains(".."), !name.unicodeScalars.contains("\0") else {
        throw Mistake(.outsideOutput(name), at: node)
      }
      return name
    },
    text: { .string($0) }
  )
}
