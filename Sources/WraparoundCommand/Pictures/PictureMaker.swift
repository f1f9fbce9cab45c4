internal import CarouselScenario

/// A kind of picture that the program draws.
struct PictureMaker: Sendable {
  /// The kind, by the name that scenarios use.
  let format: PictureFormat
  /// What the report calls it.
  let noun: String
  /// Whether it has pixels, so that a scale makes another file of it.
  let hasPixels: Bool
  /// Whether it is a folder of files.
  var isFolder = false
  /// Draws a picture.
  ///
  /// The result is what to write, and what holds bytes that were read back against the timeline.
  let make: @Sendable (PictureJob) throws(Failure) -> FinishedPicture
}

/// A picture before it is written.
struct FinishedPicture: Sendable {
  /// Its files: one, or those of a folder.
  var files: [FinishedFile]
  /// What is said of it in the report.
  var remark: String

  /// Creates a picture of files in a folder.
  init(files: [FinishedFile], remark: String) {
    self.files = files
    self.remark = remark
  }

  /// Creates a picture of one file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - remark: What is said of it in the report.
  ///   - check: Throws where bytes that were read back are not what was meant.
  init(
    bytes: [UInt8], remark: String, check: @escaping @Sendable ([UInt8]) throws(Failure) -> Void
  ) {
    self.init(files: [FinishedFile(name: nil, bytes: bytes, check: check)], remark: remark)
  }

  /// Creates a picture of one file that may be long.
  ///
  /// - Parameters:
  ///   - stream: The contents.
  ///   - remark: What is said of it in the report.
  init(stream: FileStream, remark: String) {
    self.init(
      files: [
        FinishedFile(name: nil, bytes: [], stream: stream) { (file) throws(Failure) in
          var rest = file
          try stream.check {
            defer { rest = [] }
            return rest
          }
        }
      ], remark: remark)
  }

  /// Makes the contents of its long files, for those who need them in memory.
  ///
  /// - Returns: The same picture.
  /// - Throws: A ``Failure`` where a file cannot be made.
  func gathered() throws(Failure) -> FinishedPicture {
    var picture = self
    for (index, file) in files.enumerated() {
      guard let stream = file.stream else { continue }
      picture.files[index].bytes = try stream.bytes()
      picture.files[index].stream = nil
    }
    return picture
  }
}

/// A file before it is written.
struct FinishedFile: Sendable {
  /// The name in the picture's folder; `nil` for a picture that is one file.
  var name: String?
  /// The contents; none yet where there is a stream.
  var bytes: [UInt8]
  /// What makes the contents piece by piece.
  var stream: FileStream?
  /// Throws where bytes that were read back are not what was meant.
  var check: @Sendable ([UInt8]) throws(Failure) -> Void
}

extension PictureMaker {
  /// Every kind of picture; those that a scenario gets when it does not say come first.
  static let all: [PictureMaker] = [
    strip, gif, animated, poster, contactSheet, frames, sideBySide,
  ]

  /// The kinds that are drawn when neither the scenario nor the command line says.
  static let byDefault: [PictureMaker] = [strip, gif]

  /// Returns the maker of a format, or `nil` where there is none.
  static func of(_ format: PictureFormat) -> PictureMaker? {
    all.first { $0.format == format }
  }
}

extension ValueReader where Value == PictureFormat {
  /// The name of a kind of picture that the program draws.
  static var pictureFormat: Self {
    let formats = PictureMaker.all.map(\.format)
    let words = formats.map(\.rawValue)
    return Self(expectation: "One of \(words.joined(separator: ", ")).") {
      (text) throws(ValueProblem) in
      guard let format = formats.first(where: { $0.rawValue == text }) else {
        throw .unknownWord(words, typed: text)
      }
      return format
    }
  }
}
