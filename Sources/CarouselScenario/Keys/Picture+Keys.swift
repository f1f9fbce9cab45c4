internal import CarouselPicture
internal import YAML

extension PictureRequest {
  /// Returns the keys of an entry of `pictures`.
  ///
  /// - Parameter formats: The formats that there are; `nil` takes any word for one.
  /// - Returns: A table.
  static func keys(_ formats: [FormatName]?) -> KeyTable<PictureRequest> {
    KeyTable(
      "a picture", blank: PictureRequest(file: "", format: nil),
      .key(
        "file", \.file, .fileName(among: formats), isRequired: true,
        "The name of the file below the output folder."
      ),
      ScenarioKey(
        name: "format", summary: "The kind of picture.", isRequired: false,
        defaultNote: "what the name calls for", schema: Form<String>.format(among: formats).schema,
        read: { (node, request, _) throws(Mistake) in
          request.format = try Form.format(among: formats).read(node, nil)
        },
        text: { $0.format.map { .word($0) } }),
      .key(
        "fps", \.options.framesPerSecond, .number(in: 1...ScenarioLimits.framesPerSecond),
        "The frames a second of a GIF and of a folder of frames."),
      .key("loop", \.options.loop, .loop, "How often it plays: forever, or a number."),
      .key(
        "loop-offset", \.options.loopOffset, .seconds(in: 0...ScenarioLimits.seconds),
        "The time at which a GIF starts; it goes on from the end to the start."),
      .key(
        "hold-last", \.options.holdLast, .seconds(in: 0...ScenarioLimits.hold),
        "How much longer the last frame of a GIF is held."),
      .key(
        "slow-wrap", \.options.slowWrap, .number(in: 1...ScenarioLimits.slowWrap),
        "How many times slower a GIF is for 0.25s before and after a wrap jump."),
      .key(
        "max-bytes", \.options.maximumBytes, .optional(.int(in: 1...ScenarioLimits.bytes)),
        "The most bytes of a GIF; fewer frames, shades or pixels make it fit, or it is an error."),
      .key(
        "dither", \.options.dither, .choice("dithering"),
        "How a GIF draws colors of pictures that it has no room for."),
      .key("layout", \.options.layout, .choice("layout"), "What a GIF, a poster and frames show."),
      .key(
        "theme", \.theme, .theme,
        "The colors, or a file with colors of one's own, by its path from the scenario."),
      .key("scale", \.scale, .int(in: 1...3), "The pixels of a raster picture for each point."),
      .key(
        "at", \.options.moment, .optional(.moment),
        "The moment that a poster shows: a time, a share such as 50%, wrap, seam or tick, the latter"
          + " with a number from the second on; none chooses a telling one."),
      .key(
        "form", \.options.form, .optional(.choice("form")),
        "Where a snippet is to be pasted; none for what its name calls for."),
      .key(
        "language", \.options.language, .choice("language"), "The language of a snippet's words.")
    )
  }
}

extension Form where Value == PictureRequest {
  /// Returns the form of a picture: the name of a file, or a mapping.
  static func picture(_ formats: [FormatName]?) -> Self {
    let keys = PictureRequest.keys(formats)
    return Self(
      schema: .anyOf([Form<String>.fileName(among: formats).schema, keys.schema()]),
      read: { (node, _) throws(Mistake) in
        var request = keys.blank
        if node.mapping != nil {
          request = try keys.read(node)
        } else {
          request.file = try Form<String>.fileName(among: formats).read(node, nil)
        }
        if let formats { try request.resolve(among: formats, node) }
        return request
      },
      text: { keys.text($0) }
    )
  }
}

extension PictureRequest {
  /// Finds the format that the name calls for, or holds the one that is given against the name.
  fileprivate mutating func resolve(among formats: [FormatName], _ node: YAMLNode) throws(Mistake) {
    guard let format = format.flatMap({ formats.named($0) }) else {
      guard let format = formats.calledFor(by: file) else {
        throw Mistake(
          .unknownFormat(file, endings: formats.plainEndings), at: node["file"] ?? node)
      }
      self.format = format.word
      return
    }
    guard format.accepts(fileName: file) else {
      throw Mistake(.endingMismatch(file, format: format), at: node["format"] ?? node)
    }
  }
}

extension Form where Value == [PictureRequest] {
  /// Returns the form of a list of pictures, each in a file of its own.
  static func pictures(_ formats: [FormatName]?) -> Self {
    let list = Form.list(of: .picture(formats), expected: "a list of pictures")
    return Self(
      schema: list.schema,
      read: { (node, _) throws(Mistake) in
        let requests = try list.read(node, nil)
        var files: Set<String> = []
        for (request, node) in zip(requests, node.sequence ?? [])
        where !files.insert(FileName(request.file).place).inserted {
          throw Mistake(.repeatedFile(request.file), at: node["file"] ?? node)
        }
        return requests
      },
      text: list.text
    )
  }
}
