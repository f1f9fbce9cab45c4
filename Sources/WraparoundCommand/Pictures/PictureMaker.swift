internal import CarouselScenario

/// A kind of picture that the program draws.
struct PictureMaker: Sendable {
  /// The kind, by the name that scenarios use.
  let format: PictureFormat
  /// What the report calls it.
  let noun: String
  /// Whether it has pixels, so that a scale makes another file of it.
  let hasPixels: Bool
  /// Draws a picture.
  ///
  /// The result is what to write, and what holds bytes that were read back against the timeline.
  let make: @Sendable (PictureJob) throws(Failure) -> FinishedPicture
}

/// A picture before it is written.
struct FinishedPicture: Sendable {
  /// The contents of the file.
  var bytes: [UInt8]
  /// What is said of it in the report.
  var remark: String
  /// Throws where bytes that were read back are not what was meant.
  var check: @Sendable ([UInt8]) throws(Failure) -> Void
}

extension PictureMaker {
  /// Every kind of picture; those that a scenario gets when it does not say come first.
  static let all: [PictureMaker] = [strip, gif, animated, sideBySide]

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
