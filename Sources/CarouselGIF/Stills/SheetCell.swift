internal import CarouselCore
internal import GD

/// A frame of a contact sheet beside what the reference shows at its moment.
struct SheetCell: Hashable, Sendable {
  let frame: DisplayedFrame
  let picture: PixelBuffer
  let reference: PixelBuffer
  /// The pixels along the scrolling axis in which the two differ, from the left or top edge.
  let differences: [Int]
  /// The part of the bounds in which they differ, in points from the leading edge.
  let extent: ClosedRange<Double>?

  init(_ frame: DisplayedFrame, of carousel: Carousel, stage: Stage) {
    func draw(_ frame: DisplayedFrame) -> PixelBuffer {
      var plane = stage.base
      stage.viewer.draw(frame, onto: &plane)
      return PixelBuffer(plane, palette: stage.palette)
    }
    self.frame = frame
    picture = draw(frame)
    reference = draw(frame.reference(of: carousel))
    let mapping = stage.viewer.mapping
    differences = picture.differences(from: reference, along: mapping.axis)
    guard let first = differences.first, let last = differences.last else {
      extent = nil
      return
    }
    let length = mapping.axis == .horizontal ? picture.width : picture.height
    let isMirrored = mapping.axis == .horizontal && mapping.direction == .rightToLeft
    let (low, high) = isMirrored ? (length - last - 1, length - first) : (first, last + 1)
    extent = Double(low) / mapping.density...Double(high) / mapping.density
  }

  /// What the frame is, in words.
  var label: String {
    "\(fixedText(frame.time, decimals: 3)) s · \(decimalText(frame.contentOffset, decimals: 2)) pt"
  }

  /// Whether it is right, in words.
  var verdict: String {
    guard let extent else { return "✓ as the reference" }
    let low = decimalText(extent.lowerBound, decimals: 0)
    return "✗ \(low)–\(decimalText(extent.upperBound, decimals: 0)) pt differ"
  }
}

extension PixelBuffer {
  /// Returns the columns, or the rows, in which another picture of the same size differs.
  fileprivate func differences(from other: PixelBuffer, along axis: Axis) -> [Int] {
    var found = Set<Int>()
    for place in pixels.indices where pixels[place] != other.pixels[place] {
      found.insert(axis == .horizontal ? place % width : place / width)
    }
    return found.sorted()
  }
}
