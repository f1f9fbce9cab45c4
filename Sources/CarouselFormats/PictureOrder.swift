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
  /// The carousel that the scenario is compared with, under the same script.
  var against: CarouselTimeline?
}

extension PictureJob {
  /// Prepares a picture of a scenario.
  ///
  /// - Parameters:
  ///   - file: The scenario.
  ///   - path: The place of the file.
  ///   - picture: What draws it, in which colors, and how.
  ///   - verdict: What the laws say.
  ///   - itemPictures: The pictures on items.
  ///   - jobs: How many frames are drawn at once.
  init(
    _ file: ScenarioFile,
    path: String,
    picture: (maker: PictureMaker, theme: Theme, request: PictureRequest),
    verdict: Verdict,
    itemPictures: ItemPictures,
    jobs: Int
  ) {
    let scenario = file.scenario
    self.init(
      path: path,
      illustration: Illustration(
        title: scenario.title, timeline: file.timeline, items: scenario.items,
        theme: picture.theme, scale: picture.request.scale),
      verdict: verdict, request: picture.request, itemPictures: itemPictures, jobs: jobs,
      against: scenario.against.map {
        CarouselTimeline($0, script: scenario.script, refreshRate: scenario.refreshRate)
      })
  }
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
