internal import CarouselPicture

/// A line of text at its place.
struct Label: Hashable, Sendable {
  var text: String
  var x: Double
  /// The baseline.
  var y: Double
  var font: Font
  var color: Color
  var alignment = Alignment.start
  /// The box beyond which the text is cut off.
  var clip: Box?

  /// Which point of the text stands at x.
  enum Alignment: String, Hashable, Sendable {
    case start
    case middle
    case end
  }
}

extension Label {
  /// The space that the text takes: its estimated width, and an em from the top of the capitals'
  /// accents to the bottom of the descenders.
  var box: Box {
    let width = font.width(of: text)
    let left =
      switch alignment {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return Box(x: left, y: y - 0.78 * font.size, width: width, height: font.size)
  }

  /// The part of the box that is seen, or `nil` where all of it is cut off.
  var visibleBox: Box? {
    guard let clip else { return box }
    return box.intersection(clip)
  }
}
