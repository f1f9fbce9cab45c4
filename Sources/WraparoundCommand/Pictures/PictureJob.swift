internal import CarouselCore
internal import CarouselPicture
internal import CarouselScenario

/// A picture that is to be drawn.
struct PictureJob: Sendable {
  /// The place of the file.
  var path: String
  /// What is drawn.
  var illustration: Illustration
  /// What the laws say.
  var verdict: Verdict
  /// How it is drawn.
  var request: PictureRequest
  /// The pictures on items, as `data:` URIs.
  var itemPictures: ItemPictures
  /// How many frames are drawn at once.
  var jobs: Int
}

extension PictureJob {
  /// How often the picture plays, or `nil` for ever.
  var loopCount: Int? {
    switch request.loop {
    case .forever: nil
    case .times(let count): count
    }
  }
}
