internal import CarouselCore

/// An item at a size in pixels: what a page's art is made for.
struct PageForm: Hashable, Sendable, Comparable {
  var item: Int
  /// The version of the item's data.
  var version: Int = 0
  var width: Int
  var height: Int

  static func < (left: PageForm, right: PageForm) -> Bool {
    (left.item, left.version, left.width, left.height)
      < (right.item, right.version, right.width, right.height)
  }
}

/// Rounds a length in pixels to a whole pixel, half up.
///
/// Half up, and not half away from zero: a shift by whole pixels then never changes the direction
/// of rounding, so a copy is drawn exactly like its original. A millionth below half counts as half.
func pixel(_ length: Double) -> Int {
  Int((length + 0.5 + 1e-6).rounded(.down))
}

/// How points of the bounds become pixels of a picture.
struct PixelMapping: Hashable, Sendable {
  /// The pixels in a point.
  var density: Double
  var axis: Axis
  var direction: ReadingDirection

  /// Whether the leading edge is on the right.
  var isMirrored: Bool { axis == .horizontal && direction == .rightToLeft }

  /// Returns the size of the bounds in pixels.
  func size(_ bounds: Size) -> (width: Int, height: Int) {
    (max(1, pixel(bounds.width * density)), max(1, pixel(bounds.height * density)))
  }

  /// Returns the form of a page in bounds of a size.
  func form(_ page: PlacedPage, in bounds: Size) -> PageForm {
    let size = size(bounds)
    let length = max(1, Int((page.length * density - 1e-6).rounded(.up)))
    return axis == .horizontal
      ? PageForm(
        item: page.item, version: page.version, width: length, height: size.height)
      : PageForm(
        item: page.item, version: page.version, width: size.width, height: length)
  }

  /// Returns the pixels from one place along the scrolling axis to another, counted from the left or
  /// top edge of the bounds.
  func span(from start: Double, to end: Double, in bounds: Size) -> Range<Int> {
    var (low, high) = (start, end)
    if isMirrored {
      (low, high) = (bounds.width - end, bounds.width - start)
    }
    let first = pixel(low * density)
    return first..<max(first, pixel(high * density))
  }
}
