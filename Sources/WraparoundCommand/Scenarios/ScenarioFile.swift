internal import CarouselCore
internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario
internal import Foundation

/// A scenario with the file that it comes from.
struct ScenarioFile: Sendable {
  /// The file.
  let input: InputFile
  /// The scenario; the paths of pictures on its items lead from the working folder.
  let scenario: Scenario
  /// Its text, for the places of mistakes that only its pictures show.
  private let bytes: [UInt8]
  private let overrides: [Assignment]
  /// The displayed frames.
  let timeline: CarouselTimeline

  /// Reads a scenario.
  ///
  /// - Parameters:
  ///   - input: The file.
  ///   - overrides: Values that replace those of the file.
  ///   - formats: The formats of pictures that it may ask for.
  /// - Throws: A ``Failure`` where there is no such file, or no scenario in it.
  init(
    _ input: InputFile, overrides: [Assignment] = [],
    formats: [PictureFormat] = PictureFormat.all
  ) throws(Failure) {
    let bytes = try input.read()
    var scenario: Scenario
    do throws(ScenarioError) {
      scenario = try Scenario(
        parsing: bytes, file: input.displayName,
        overrides: overrides.map { (key: $0.key, value: $0.value) }, formats: formats.names)
    } catch {
      throw .scenario(error)
    }
    for index in scenario.items.indices {
      guard let path = scenario.items[index].image?.path else { continue }
      scenario.items[index].image?.path = input.resolve(path)
    }
    for index in scenario.pictures.indices {
      guard case .file(let path) = scenario.pictures[index].theme else { continue }
      scenario.pictures[index].theme = .file(input.resolve(path))
    }
    self.input = input
    self.bytes = bytes
    self.overrides = overrides
    self.scenario = scenario
    timeline = CarouselTimeline(
      scenario.carousel, script: scenario.script, refreshRate: scenario.refreshRate)
  }

  /// Returns the error of a text of the scenario that its pictures cannot show.
  ///
  /// - Parameters:
  ///   - place: The text.
  ///   - reason: Why it cannot be shown.
  /// - Returns: The error with the text's place.
  func error(at place: ScenarioPlace, reason: String) -> ScenarioError {
    ScenarioError(
      .undrawable(place, reason: reason), at: place, parsing: bytes, file: input.displayName,
      overrides: overrides.map { (key: $0.key, value: $0.value) })
  }

  /// Reads all of several scenarios, so that a mistake in the last one comes before any work.
  static func all(
    _ paths: [String],
    overrides: [Assignment],
    formats: [PictureFormat] = PictureFormat.all
  ) throws(Failure) -> [ScenarioFile] {
    var files: [ScenarioFile] = []
    for path in paths {
      files.append(
        try ScenarioFile(
          InputFile(path: path), overrides: overrides, formats: formats))
    }
    return files
  }
}

extension ScenarioFile {
  /// The files that the scenario is made of: itself, pictures on its items, and colors.
  var inputPaths: [String] {
    [input.path] + imagePaths + themePaths
  }

  /// Throws where a file with colors is missing or wrong.
  func checkThemes() throws(Failure) {
    for picture in scenario.pictures { _ = try picture.theme.themes }
  }

  /// The files on items.
  var imagePaths: [String] { scenario.items.compactMap(\.image?.path) }

  /// The files with colors.
  var themePaths: [String] {
    scenario.pictures.compactMap { picture in
      if case .file(let path) = picture.theme { path } else { nil }
    }
  }
}

extension InputFile {
  /// Returns a path that leads from the working folder, for one that leads from the file.
  func resolve(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = self.path.lastIndex(of: "/") else { return path }
    return String(self.path[...slash]) + path
  }
}
