internal import CarouselCore

extension DisplayedFrame {
  /// Returns what a caption says of the frame, or `nil` where it is right.
  ///
  /// - Parameter carousel: The carousel.
  /// - Returns: The finding of this frame alone that says most.
  func breach(of carousel: Carousel) -> Finding? {
    let breaches = breaches(of: carousel)
    let blank = breaches.first { $0.law == .coverage }
    // Blank says more than "something else", where it is most of what is wrong.
    if let blank, 2 * blank.size >= breaches.first?.size ?? 0 { return blank }
    return breaches.first
  }
}
