internal import CarouselFormats
internal import CarouselPicture
internal import CarouselScenario

/// What the command line of `render` says.
struct RenderOptions: Sendable {
  /// The paths of scenarios.
  var scenarios: [String] = []
  /// The folder for the pictures.
  var output = "Output"
  /// The formats that there are.
  var known: [PictureFormat] = PictureFormat.all
  /// The words for the formats that are wanted; none leaves the choice to the scenarios.
  var formats: [String] = []
  /// What a GIF shows, instead of what scenarios say.
  var layout: PictureLayout?
  /// The colors, instead of what scenarios say.
  var theme: PictureTheme?
  /// The pixels for a point, instead of what scenarios say.
  var scale: Int?
  /// The frames a second, instead of what scenarios say.
  var framesPerSecond: Double?
  /// How often a GIF plays, instead of what scenarios say.
  var loop: PictureLoop?
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
  /// Where a snippet is to be pasted, instead of what scenarios say.
  var form: SnippetForm?
  /// The language of a snippet's words, instead of what scenarios say.
  var language: Language?
  /// Values that replace those of the scenarios.
  var overrides: [Assignment] = []
  /// How many frames are drawn at once; as many as the machine has processors where `nil`.
  var jobs: Int?
  /// Whether only errors are printed.
  var isQuiet = false
}

extension RenderOptions {
  /// Returns the pictures that a scenario gets, as the scenario describes them, with what draws
  /// each.
  ///
  /// `--format` picks among the pictures of the scenario; a format that it does not mention gets
  /// the name of the scenario's file.
  func requests(for file: ScenarioFile) -> [(request: PictureRequest, format: PictureFormat)] {
    // The reader of the scenario has the same list: it lets no other word pass.
    let own = file.scenario.pictures.compactMap { request in
      request.format.flatMap { known.named($0) }.map { (request: request, format: $0) }
    }
    if formats.isEmpty, !own.isEmpty { return own }
    let wanted =
      formats.isEmpty ? known.filter(\.isByDefault) : formats.compactMap { known.named($0) }
    var requests: [(request: PictureRequest, format: PictureFormat)] = []
    for format in wanted {
      let word = format.name.word
      guard !requests.contains(where: { $0.format.name.word == word }) else { continue }
      let matching = own.filter { $0.format.name.word == word }
      let name = format.name.fileName(for: file.input.stem)
      requests +=
        matching.isEmpty ? [(PictureRequest(file: name, format: word), format)] : matching
    }
    return requests
  }

  /// Replaces what the command line says in a request.
  func apply(to request: inout PictureRequest) {
    if let layout { request.options.layout = layout }
    if let theme { request.theme = theme }
    if let scale { request.scale = scale }
    if let framesPerSecond { request.options.framesPerSecond = framesPerSecond }
    if let loop { request.options.loop = loop }
    if let loopOffset { request.options.loopOffset = loopOffset }
    if let holdLast { request.options.holdLast = holdLast }
    if let slowWrap { request.options.slowWrap = slowWrap }
    if let maximumBytes { request.options.maximumBytes = maximumBytes }
    if let dither { request.options.dither = dither }
    if let form { request.options.form = form }
    if let language { request.options.language = language }
    if let moment { request.options.moment = moment }
  }
}

extension ValueReader where Value == String {
  /// The word for a format.
  ///
  /// - Parameter formats: The formats that there are.
  /// - Returns: A reader.
  static func format(among formats: [PictureFormat]) -> Self {
    let words = formats.map(\.name.word)
    return Self(expectation: "One of \(words.joined(separator: ", ")).") {
      (text) throws(ValueProblem) in
      guard words.contains(text) else { throw .unknownWord(words, typed: text) }
      return text
    }
  }
}
