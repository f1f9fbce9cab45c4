internal import CarouselCore

extension Surroundings {
  /// Returns what the reference shows at the moment of a frame, without a dot: it has none.
  func reference(of frame: DisplayedFrame) -> DisplayedFrame {
    var reference = frame.reference(of: carousel)
    reference.indicator = nil
    return reference
  }

  /// Returns what a frame by itself breaks of the laws about the picture.
  func breach(in frame: DisplayedFrame) -> Finding? {
    pictureFinding(at: frame.refresh) == nil ? nil : frame.breaches(of: carousel).first
  }

  /// Returns whether two frames show the same pages at the same places, and the same dot.
  func isSame(_ before: DisplayedFrame, _ after: DisplayedFrame) -> Bool {
    guard before.pages.count == after.pages.count, before.indicator == after.indicator else {
      return false
    }
    return zip(before.pages, after.pages).allSatisfy { left, right in
      left.item == right.item && left.version == right.version && left.length == right.length
        && abs(left.origin - right.origin) < 0.001
    }
  }
}
