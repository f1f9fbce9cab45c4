extension DisplayedFrame {
  /// Returns what the frame shows by itself that the reference does not.
  ///
  /// A finding of a verdict is about a run of frames, with the numbers of the worst; a picture of one
  /// frame needs its own. Dots need a rest before they are judged, so they are left out.
  ///
  /// - Parameter carousel: The carousel.
  /// - Returns: The findings of this frame alone, the master law's first.
  /// - Complexity: O(v²) for v visible pages.
  public func breaches(of carousel: Carousel) -> [Finding] {
    var judge = Judge(carousel)
    judge.observe(self)
    return judge.verdict.findings.filter { $0.law != .indicator }
  }
}
