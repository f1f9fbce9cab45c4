internal import CarouselFormats
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
    // A folder of frames may be written with a slash at its end.
    var name = String(file.reversed().drop { $0 == "/" }.reversed())
    if theme == .dark, self.theme != .dark { name = name.asDarkVariant }
    if let scale, scale > 1, scale != self.scale {
      name.insert(contentsOf: "@\(scale)x", at: name.startOfEnding)
    }
    return name
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

extension [String] {
  /// Returns the pictures of some names, those that readers who prefer dark ones see instead with
  /// their light ones, and alone where there is no light one.
  ///
  /// - Parameter isThere: Says whether there is a picture of a name; those of the list are.
  /// - Returns: The pictures, in their order.
  func pairedWithDarkOnes(orWhere isThere: (String) -> Bool = { _ in false }) -> [CompanionPicture]
  {
    filter { !$0.contains("~dark") || !contains($0.replacing("~dark", with: "")) }.map { name in
      let dark = name.asDarkVariant
      return CompanionPicture(
        fileName: name, darkFileName: contains(dark) || isThere(dark) ? dark : nil)
    }
  }
}

extension String {
  /// The name of the picture's dark variant; `~dark` stands before a scale, as DocC has it.
  var asDarkVariant: String {
    let stem = self[..<startOfEnding]
    let scale = stem.suffix(3)
    let end = scale.wholeMatch(of: /@[1-9]x/) == nil ? stem.endIndex : scale.startIndex
    return self[..<end] + "~dark" + self[end...]
  }

  /// Where the ending begins in the last name of the path; a dot at a name's start makes a hidden
  /// file, not an ending.
  fileprivate var startOfEnding: Index {
    let folder = lastIndex(of: "/").map { index(after: $0) } ?? startIndex
    return self[folder...].dropFirst().lastIndex(of: ".") ?? endIndex
  }
}
