internal import CarouselCore
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

/// The pictures that a scenario gets.
struct PicturePlan: Sendable {
  /// The scenario.
  let file: ScenarioFile
  /// The pictures with what draws them, in the order in which they are asked for.
  private(set) var pictures: [(maker: PictureMaker, theme: Theme, request: PictureRequest)] = []
  /// The places of the files, in the same order.
  private(set) var paths: [String] = []

  /// Decides which pictures a scenario gets, and where.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - options: What the command line says.
  /// - Throws: A ``Failure`` where the scenario asks for a picture that cannot be drawn.
  init(_ file: ScenarioFile, options: RenderOptions) throws(Failure) {
    self.file = file
    let ownTheme = try options.theme?.own
    for wanted in options.requests(for: file) {
      guard let maker = PictureMaker.of(wanted.format) else {
        throw .undrawable(wanted.format, file: wanted.file, in: file.input.displayName)
      }
      var request = wanted
      options.apply(to: &request)
      for theme in ownTheme.map({ [$0] }) ?? request.themes {
        let scale = maker.hasPixels ? request.scale : nil
        paths.append(options.output + "/" + wanted.fileName(theme: theme, scale: scale))
        pictures.append((maker, theme, request))
      }
    }
  }

  /// Throws where two pictures of several plans would be one file, or one would replace an input.
  static func check(_ plans: [PicturePlan]) throws(Failure) {
    var places: Set<String> = []
    let inputs = Set(plans.flatMap(\.inputs).map(place))
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

  /// The places of pictures that are folders.
  var folders: [String] {
    zip(pictures, paths).filter { $0.0.maker.isFolder }.map { $0.1 }
  }

  private var inputs: [String] {
    [file.input.path] + file.scenario.items.compactMap(\.image?.path)
  }

  private static func place(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
