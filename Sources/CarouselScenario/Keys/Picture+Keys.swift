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
    .key("layout", \.layout, .choice("layout"), "What a GIF shows."),
    .key("theme", \.theme, .choice("theme"), "The colors."),
    .key("scale", \.scale, .int(in: 1...3), "The pixels of a raster picture for each point."),
    .key(
      "at", \.time, .optional(.seconds(in: 0...ScenarioLimits.seconds)),
      "The time that a poster shows; none chooses a telling one.")
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
        where !files.insert(request.file).inserted {
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
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      guard !name.hasPrefix("/"), !parts.contains(".."), !name.unicodeScalars.contains("\0") else {
        throw Mistake(.outsideOutput(name), at: node)
      }
      return name
    },
    text: { .string($0) }
  )
}

extension Form where Value == LoopCount {
  /// The word `forever`, or how often.
  static let loop: Self = {
    // A GIF counts its loops in 16 bits.
    let count = Form<Int>.int(in: 1...65_535)
    return Self(
      schema: .anyOf([.words(["forever"]), count.schema]),
      read: { (node, _) throws(Mistake) in
        if node.text == "forever" { return .forever }
        guard node.double != nil else {
          throw Mistake(
            .wrongType(expected: "forever, or a number of times", found: node.found), at: node)
        }
        return .times(try count.read(node, nil))
      },
      text: { loop in
        switch loop {
        case .forever: .word("forever")
        case .times(let times): .word(String(times))
        }
      }
    )
  }()
}
