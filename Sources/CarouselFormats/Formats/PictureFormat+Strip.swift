internal import CarouselPicture
internal import CarouselSVG
internal import CarouselScenario

extension PictureMaker {
  /// The diagram of the strip, a still SVG.
  static let strip = PictureMaker(format: .strip, noun: "strip diagram", hasPixels: false) {
    (job) throws(Failure) in
    let diagram = StripDiagram(
      illustration: job.illustration, verdict: job.verdict,
      itemImages: job.itemPictures.dataURIs)
    return FinishedPicture(
      bytes: Array(diagram.svg().utf8), remark: "\(job.illustration.theme.name) theme"
    ) { (file) throws(Failure) in
      let reader = DiagramReader(
        file, title: job.illustration.title, verdict: job.verdict)
      if let problem = reader.problem { throw .wrongPicture(job.path, reason: problem) }
    }
  }
}
