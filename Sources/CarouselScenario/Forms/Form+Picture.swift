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
  ///
  /// - Parameter formats: The formats that there are, whose endings alone are no names.
  /// - Returns: The form.
  static func fileName(among formats: [FormatName]?) -> Self {
    let endings = formats?.flatMap(\.endings) ?? []
    return Self(
      schema: .object([("type", .string("string")), ("minLength", .number(1))]),
      read: { (node, _) throws(Mistake) in
        let name = try Form.text("the name of a file").read(node, nil)
        if let problem = FileName(name).problem(endings: endings) {
          throw Mistake(problem, at: node)
        }
        return name
      },
      text: { .string($0) }
    )
  }

  /// The name of a folder beside the file that names it, for pictures alone: those that no scenario
  /// makes are removed there.
  static let folderName = Self(
    schema: .object([("type", .string("string")), ("minLength", .number(1))]),
    read: { (node, _) throws(Mistake) in
      let name = try Form.text("the name of a folder").read(node, nil)
      if FileName(name).place.isEmpty {
        throw Mistake(
          .badFileName("'\(name)' is the folder of this file; give the pictures one of their own"),
          at: node)
      }
      return try Form.fileName(among: nil).read(node, nil)
    },
    text: { .string($0) }
  )
}
