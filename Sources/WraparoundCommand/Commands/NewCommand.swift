internal import CarouselCore
internal import CarouselFormats
internal import CarouselScenario
internal import Foundation

extension Command {
  private struct Options: Sendable {
    var name: String?
    var carousel: String?
  }

  /// `new`: a scenario to start from.
  static let new = Command(
    "new",
    summary: "a commented scenario to start from",
    abstract: "Writes NAME.yml, a scenario with every key explained, into the working folder. A "
      + "file that is there already is left alone.",
    defaults: Options(),
    [
      .argument(
        "NAME", into: \Options.name, reading: .text,
        help: "The name of the scenario; - prints it instead."),
      .option(
        "--carousel", into: \Options.carousel, reading: .text, placeholder: "PRESET",
        help: "The carousel in it; the one called NAME, or else banner-view."),
    ]
  ) { (options, console) throws(Failure) in
    let name = options.name ?? "-"
    let own = Carousel.preset(named: name)?.name ?? Carousel.bannerView.name
    let path = name.hasSuffix(".yml") || name.hasSuffix(".yaml") ? name : name + ".yml"
    let text = Scenario.template(
      for: try Preset.named(options.carousel ?? own),
      name: name == "-" ? nil : InputFile(path: path).stem)
    guard name != "-" else {
      try console.write(text)
      return .good
    }
    guard !FileManager.default.fileExists(atPath: path) else { throw .fileExists(path) }
    var batch = OutputBatch()
    try batch.prepare(folder: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    try batch.add(path, bytes: Array(text.utf8)) { (bytes) throws(Failure) in
      do throws(ScenarioError) {
        _ = try Scenario(parsing: bytes, file: path, formats: PictureFormat.all.names)
      } catch {
        throw .wrongPicture(path, reason: error.message)
      }
    }
    try console.write("\(path): 'wraparound render \(path)' draws it\n")
    try batch.commit()
    return .good
  }
}
