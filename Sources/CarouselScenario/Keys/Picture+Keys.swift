internal import YAML

extension PictureRequest {
  /// The keys of an entry of `pictures`.
  static let keys = KeyTable(
    "a picture", blank: PictureRequest(file: "", format: .strip),
    .key(
      "file", \.file, .fileName, isRequired: true, "The name of the file below the output folder."),
    .key(
      "format", \.format, .choice("format"), defaultNote: "what the name calls for",
      "The kind of picture."),
    .key(
      "fps", \.framesPerSecond, .number(in: 1...ScenarioLimits.framesPerSecond),
      "The frames a second of a GIF and of a folder of frames."),
    .key("loop", \.loop, .loop, "How often it plays: forever, or a number."),
    .key(
      "loop-offset", \.loopOffset, .seconds(in: 0...ScenarioLimits.seconds),
      "The time at which a GIF starts; it goes on from the end to the start."),
    .key(
      "hold-last", \.holdLast, .seconds(in: 0...ScenarioLimits.hold),
      "How much longer the last frame of a GIF is held."),
    .key(
      "slow-wrap", \.slowWrap, .number(in: 1...ScenarioLimits.slowWrap),
      "How many times slower a GIF is for 0.25s before and after a wrap jump."),
    .key(
      "max-bytes", \.maximumBytes, .optional(.int(in: 1...ScenarioLimits.bytes)),
      "The most bytes of a GIF; fewer frames, shades or pixels make it fit, or it is an error."),
    .key(
      "dither", \.dither, .choice("dithering"),
      "How a GIF draws colors of pictures that it has no room for."),
    .key("layout", \.layout, .choice("layout"), "What a GIF, a poster and frames show."),
    .key("theme", \.theme, .choice("theme"), "The colors."),
    .key("scale", \.scale, .int(in: 1...3), "The pixels of a raster picture for each point."),
    .key(
      "at", \.moment, .optional(.moment),
      "The moment that a poster shows: a time, a share such as 50%, wrap, seam or tick, the latter"
        + " with a number from the second on; none chooses a telling one.")
  )
}

extension Form where Value == PictureRequest {
  /// The name of a file, or a mapping.
  static let picture = Self(
    schema: .anyOf([Form<String>.fileName.schema, PictureRequest.keys.schema()]),
    read: { (node, _) throws(Mistake) in
      var request = PictureRequest.keys.blank
      var file = node
      if node.mapping != nil {
        request = try PictureRequest.keys.read(node)
        file = node["file"] ?? node
      } else {
        request.file = try Form<String>.fileName.read(node, nil)
      }
      if let format = node["format"] {
        guard request.format.accepts(fileName: request.file) else {
          throw Mistake(.endingMismatch(request.file, format: request.format), at: format)
        }
      } else {
        guard let format = PictureFormat(fileName: request.file) else {
          throw Mistake(.unknownFormat(request.file), at: file)
        }
        request.format = format
      }
      return request
    },
    text: { PictureRequest.keys.text($0) }
  )
}

extension Form where Value == [PictureRequest] {
  /// A list of pictures, each in a file of its own.
  static let pictures: Self = {
    let list = Form.list(of: .picture, expected: "a list of pictures")
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
  }()
}

extension Form where Value == String {
  /// The name of a file below a folder.
  static let fileName = Self(
    schema: .object([("type", .string("string")), ("minLength", .number(1))]),
    read: { (node, _) throws(Mistake) in
      let name = try Form.text("the name of a file").read(node, nil)
      if let problem = FileName(name).problem { throw Mistake(problem, at: node) }
      return name
    },
    text: { .string($0) }
  )
}
