internal import CarouselPicture
internal import CarouselSVG
internal import CarouselScenario

extension PictureMaker {
  /// The moving diagram, an SVG that CSS animates.
  static let animated = PictureMaker(
    format: .animatedSVG, noun: "animated SVG", hasPixels: false
  ) {
    (job) throws(Failure) in
    let diagram = AnimatedDiagram(
      illustration: job.illustration,
      layout: job.request.layout == .viewer ? .viewer : .explained,
      verdict: job.verdict,
      loopCount: job.loopCount,
      itemImages: job.itemPictures.dataURIs
    )
    return FinishedPicture(
      bytes: Array(diagram.svg().utf8), remark: "\(job.request.layout.rawValue) layout"
    ) { (file) throws(Failure) in
      let reader = DiagramReader(file, title: job.illustration.title, verdict: nil)
      if let problem = reader.problem { throw .wrongPicture(job.path, reason: problem) }
    }
  }
}
