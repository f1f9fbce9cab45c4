internal import CarouselPicture
internal import CarouselScenario

/// What the command line of `render` says.
struct RenderOptions: Sendable {
  /// The paths of scenarios.
  var scenarios: [String] = []
  /// The folder for the pictures.
  var output = "Output"
  /// The kinds of pictures; none leaves the choice to the scenarios.
  var formats: [PictureFormat] = []
  /// What a GIF shows, instead of what scenarios say.
  var layout: PictureLayout?
  /// The colors, instead of what scenarios say.
  var theme: ThemeChoice?
  /// The pixels for a point, instead of what scenarios say.
  var scale: Int?
  /// The frames a second, instead of what scenarios say.
  var framesPerSecond: Double?
  /// How often a GIF plays, instead of what scenarios say.
  var loop: LoopCount?
  /// The time at which a GIF starts, instead of what scenarios say.
  var loopOffset: Double?
  /// How much longer the last frame is held, instead of what scenarios say.
  var holdLast: Double?
  /// How many times slower a GIF is near a wrap jump, instead of what scenarios say.
  var slowWrap: Double?
  /// The most bytes of a GIF, instead of what scenarios say.
  var maximumBytes: Int?
  /// How a GIF draws colors that it has no room for, instead of what scenarios say.
  var dither: PictureDither?
  /// The moment that a poster shows, instead of what scenarios say.
  var moment: PictureMoment?
  /// Values that replace those of the scenarios.
  var overrides: [Assignment] = []
  /// How many frames are drawn at once; as many as the machine has processors where `nil`.
  var jobs: Int?
  /// Whether only errors are printed.
  var isQuiet = false
}

extension RenderOptions {
  /// Returns the pictures that a scenario gets, as the scenario describes them.
  ///
  /// `--format` picks among the pictures of the scenario; a format that it does not mention gets
  /// the name of the scenario's file.
  func requests(for file: ScenarioFile) -> [PictureRequest] {
    let own = file.scenario.pictures
    if formats.isEmpty, !own.isEmpty { return own }
    let wanted = formats.isEmpty ? PictureMaker.byDefault.map(\.format) : formats
    var requests: [PictureRequest] = []
    for format in wanted where !requests.contains(where: { $0.format == format }) {
      let matching = own.filter { $0.format == format }
      let name = file.input.stem + (format.endings.first ?? "")
      requests += matching.isEmpty ? [PictureRequest(file: name, format: format)] : matching
    }
    return requests
  }

  /// Replaces what the command line says in a request.
  func apply(to request: inout PictureRequest) {
    if let layout { request.layout = layout }
    if case .named(let name)? = theme { request.theme = name }
    if let scale { request.scale = scale }
    if let framesPerSecond { request.framesPerSecond = framesPerSecond }
    if let loop { request.loop = loop }
    if let loopOffset { request.loopOffset = loopOffset }
    if let holdLast { request.holdLast = holdLast }
    if let slowWrap { request.slowWrap = slowWrap }
    if let maximumBytes { request.maximumBytes = maximumBytes }
    if let dither { request.dither = dither }
    if let moment { request.moment = moment }
  }
}
