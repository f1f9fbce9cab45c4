internal import CarouselCore
internal import CarouselScenario
internal import Suggestions

extension Command {
  private struct Options: Sendable {
    var name: String?
  }

  /// `carousels`: the presets.
  static let carousels = Command(
    "carousels",
    summary: "the carousels that come with the program, or all parameters of one",
    abstract: "Lists the carousels that a scenario can name, or prints all parameters of one as "
      + "the mapping that may stand behind 'carousel:' in a scenario.",
    defaults: Options(),
    [
      .argument(
        "NAME", into: \Options.name, reading: .text, isRequired: false,
        help: "The carousel to print.")
    ]
  ) { (options, console) throws(Failure) in
    if let name = options.name {
      try console.write(Preset.named(name).carousel.scenarioText)
    } else {
      let rows = Carousel.presets.map { (term: $0.name, text: $0.summary) }
      try console.write(column(rows) + "\n")
    }
    return .good
  }
}

extension Preset {
  /// Returns the preset that an argument names.
  static func named(_ name: String) throws(Failure) -> Preset {
    if let preset = Carousel.preset(named: name) { return preset }
    throw .unknownPreset(
      name, suggestion: nearest(to: name, among: Carousel.presets.map(\.name)))
  }
}
