internal import CarouselCore

extension Surroundings {
  /// Returns what the reference shows at the moment of a frame: item k at k·p for every integer k,
  /// or each item once where the carousel does not loop.
  func reference(of frame: DisplayedFrame) -> DisplayedFrame {
    var geometry = geometry
    geometry.boundsSize = frame.boundsSize
    let count = geometry.numberOfItems
    var reference = frame
    reference.contentOffset = frame.referencePosition
    reference.indicator = nil
    reference.pages = []
    guard count > 0, geometry.pitch > 0 else { return reference }
    let start = frame.referencePosition - geometry.peek
    let first = Int(((start - geometry.pageLength) / geometry.pitch).rounded(.down))
    let last = Int(((start + geometry.boundsLength) / geometry.pitch).rounded(.up))
    for index in first...max(first, last) {
      let isHome = (0..<count).contains(index)
      guard carousel.isLooping || isHome else { continue }
      let page = PlacedPage(
        item: ((index % count) + count) % count,
        origin: Double(index) * geometry.pitch - start,
        length: geometry.pageLength)
      if page.end > 0, page.origin < geometry.boundsLength { reference.pages.append(page) }
    }
    return reference
  }

  /// Returns what a frame by itself breaks of the laws about the picture.
  func breach(in frame: DisplayedFrame) -> Finding? {
    guard pictureFinding(at: frame.refresh) != nil else { return nil }
    var judge = Judge(carousel)
    judge.observe(frame)
    return judge.verdict.findings.first { $0.law != .indicator }
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
