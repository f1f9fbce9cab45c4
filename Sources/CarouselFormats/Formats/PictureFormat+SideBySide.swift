internal import CarouselCore
internal import CarouselPicture
internal import CarouselSVG
internal import CarouselScenario

extension PictureMaker {
  /// Two carousels under the same script, a still SVG.
  static let sideBySide = PictureMaker(
    format: .sideBySide, noun: "side-by-side picture", hasPixels: false
  ) { (job) throws(Failure) in
    guard let against = job.against else { throw .nothingToCompare(job.path) }
    let picture = SideBySide(
      illustration: job.illustration, verdict: job.verdict, against: against,
      verdict: against.verdict, itemImages: job.itemPictures.dataURIs)
    return FinishedPicture(
      bytes: Array(picture.svg().utf8),
      remark: "\(job.illustration.timeline.carousel.name) and \(against.carousel.name)"
    ) { (file) throws(Failure) in
      // The badge that is read last is that of the other carousel.
      let reader = DiagramReader(file, title: job.illustration.title, verdict: against.verdict)
      if let problem = reader.problem { throw .wrongPicture(job.path, reason: problem) }
    }
  }
}
