internal import CarouselPicture
internal import CarouselScenario

extension PictureRequest {
  /// Returns the name of the picture in a theme and at a scale.
  ///
  /// A name that somebody chose for a dark picture is its name; only what differs from the request
  /// is added, as `banner~dark@2x.gif` adds both.
  ///
  /// - Parameters:
  ///   - theme: The colors that it is drawn in, or `nil` where it has none.
  ///   - scale: The scale that it is drawn at, or `nil` where it has no pixels.
  /// - Returns: The name, below the output folder.
  func fileName(theme: Theme?, scale: Int?) -> String {
    var suffix = ""
    if theme == .dark, self.theme != .dark { suffix += "~dark" }
    if let scale, scale > 1, scale != self.scale { suffix += "@\(scale)x" }
    // A folder of frames may be written with a slash at its end.
    let file = String(file.reversed().drop { $0 == "/" }.reversed())
    let folder = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
    let name = file[folder...]
    // A dot at the start makes a hidden file, not an ending.
    guard let dot = name.dropFirst().lastIndex(of: ".") else { return file + suffix }
    return file[..<dot] + suffix + file[dot...]
  }
}

extension PictureTheme {
  /// The colors that are asked for: both where the reader is to choose.
  var themes: [Theme] {
    get throws(Failure) {
      switch self {
      case .light: [.light]
      case .dark: [.dark]
      case .highContrast: [.highContrast]
      case .auto: [.light, .dark]
      case .file(let path): [try Self.own(path)]
      }
    }
  }

  private static func own(_ path: String) throws(Failure) -> Theme {
    let input = InputFile(path: path)
    let bytes = try input.read()
    do throws(ScenarioError) {
      return try Theme(parsing: bytes, file: input.displayName, name: input.stem)
    } catch {
      throw .scenario(error)
    }
  }
}

extension String {
  /// The path of the picture's dark variant.
  var asDarkVariant: String {
    let dot = lastIndex(of: ".") ?? endIndex
    return self[..<dot] + "~dark" + self[dot...]
  }
}
