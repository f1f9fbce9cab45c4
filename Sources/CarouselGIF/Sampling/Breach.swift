internal import CarouselCore

extension DisplayedFrame {
  /// Returns what the frame shows by itself that the reference does not, or `nil`.
  ///
  /// A finding of a verdict is about a run of frames, with the numbers of the worst; a picture of one
  /// frame needs its own.
  ///
  /// - Parameter carousel: The carousel.
  /// - Returns: The finding of this frame alone.
  func breach(of carousel: Carousel) -> Finding? {
    var judge = Judge(carousel)
    judge.observe(self)
    let findings = judge.verdict.findings.filter { $0.law != .indicator }
    let whole = findings.first { $0.law == .referenceMatch }
    let blank = findings.first { $0.law == .coverage }
    // Blank says more than "something else", where it is most of what is wrong.
    if let blank, 2 * blank.size >= whole?.size ?? 0 { return blank }
    return whole ?? findings.first
  }
}
