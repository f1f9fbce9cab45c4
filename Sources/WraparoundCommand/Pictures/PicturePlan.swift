internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

/// A picture that a scenario gets.
struct PlannedPicture: Sendable {
  /// What draws it.
  let format: PictureFormat
  /// How it is drawn.
  let request: PictureRequest
  /// The colors that it is drawn in.
  let theme: Theme
  /// The name of the file, below the output folder.
  let fileName: String
  /// The place of the file.
  let path: String
}

/// The pictures that a scenario gets.
struct PicturePlan: Sendable {
  /// The scenario.
  let file: ScenarioFile
  /// The pictures in the order in which they are asked for.
  let pictures: [PlannedPicture]
  /// The pictures that a text can embed: those of the plan or, where it has none, those that the
  /// scenario gets by itself.
  let companions: [CompanionPicture]

  /// Decides which pictures a scenario gets, and where.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - options: What the command line says.
  /// - Throws: A ``Failure`` where a file with colors is missing or wrong.
  init(_ file: ScenarioFile, options: RenderOptions) throws(Failure) {
    self.file = file
    pictures = try Self.pictures(file, options)
    var companions = Self.companions(pictures)
    if companions.isEmpty, !pictures.isEmpty {
      var all = options
      all.formats = []
      companions = Self.companions(try Self.pictures(file, all))
    }
    self.companions = companions
  }

  private static func pictures(
    _ file: ScenarioFile, _ options: RenderOptions
  ) throws(Failure) -> [PlannedPicture] {
    var pictures: [PlannedPicture] = []
    for (wanted, format) in options.requests(for: file) {
      var request = wanted
      options.apply(to: &request)
      var themes = try request.theme.themes
      if !format.hasColors { themes = Array(themes.prefix(1)) }
      for theme in themes {
        let name = wanted.fileName(
          theme: format.hasColors ? theme : nil, scale: format.hasPixels ? request.scale : nil)
        pictures.append(
          PlannedPicture(
            format: format, request: request, theme: theme, fileName: name,
            path: options.output + "/" + name))
      }
    }
    return pictures
  }

  /// Returns the images among some pictures, each with its dark variant.
  private static func companions(_ pictures: [PlannedPicture]) -> [CompanionPicture] {
    pictures.filter { !$0.format.isFolder && $0.format.hasColors }.map(\.fileName)
      .pairedWithDarkOnes()
  }
}

extension PicturePlan {
  /// The places of the files, in the order of the pictures.
  var paths: [String] { pictures.map(\.path) }

  /// The places of pictures that are folders.
  var folders: [String] { pictures.filter(\.format.isFolder).map(\.path) }

  /// Throws where two pictures of several plans would be one file, or one would replace an input.
  static func check(_ plans: [PicturePlan]) throws(Failure) {
    var places: Set<String> = []
    let inputs = Set(plans.flatMap(\.file.inputPaths).map(place))
    let folders = plans.flatMap(\.folders).map { place($0) + "/" }
    for path in plans.flatMap(\.paths) {
      guard places.insert(place(path)).inserted else { throw .samePath(path) }
      guard !inputs.contains(place(path)) else { throw .replacesInput(path) }
      // A picture among the frames of another one would be taken for one of them.
      guard !folders.contains(where: { place(path).hasPrefix($0) }) else { throw .samePath(path) }
    }
    for input in inputs where folders.contains(where: { input.hasPrefix($0) }) {
      throw .replacesInput(input)
    }
  }

  private static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
