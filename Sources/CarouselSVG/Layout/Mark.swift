internal import CarouselPicture

/// One thing drawn.
indirect enum Mark: Hashable, Sendable {
  case rectangle(Box, corner: Double = 0, paint: Paint, role: String? = nil)
  case circle(x: Double, y: Double, radius: Double, paint: Paint)
  case path(Path, paint: Paint, role: String? = nil)
  case label(Label)
  /// An item's picture that covers a box, cut off beyond another one.
  case image(item: Int, box: Box, clip: Box, opacity: Double = 1)
  case group(Group)

  /// Marks that belong together.
  struct Group: Hashable, Sendable {
    /// What it is, as the class of the element.
    var role: String
    /// The refresh that it shows, for those who read the file back.
    var refresh: Int?
    var marks: [Mark]
  }
}

/// The colors and the line of a mark.
struct Paint: Hashable, Sendable {
  var fill: Color?
  var stroke: Color?
  var strokeWidth = 1.0
  /// The lengths of dashes and gaps.
  var dashes: [Double] = []

  static func fill(_ color: Color) -> Paint { Paint(fill: color) }

  static func stroke(_ color: Color, width: Double = 1, dashes: [Double] = []) -> Paint {
    Paint(stroke: color, strokeWidth: width, dashes: dashes)
  }
}

/// A line of straight and curved parts.
struct Path: Hashable, Sendable {
  var steps: [Step] = []

  enum Step: Hashable, Sendable {
    case move(Double, Double)
    case line(Double, Double)
    /// Two control points and the end.
    case curve(Double, Double, Double, Double, Double, Double)
    case close
  }

  static func line(_ x: Double, _ y: Double, to endX: Double, _ endY: Double) -> Path {
    Path(steps: [.move(x, y), .line(endX, endY)])
  }

  /// An arrow's head with its tip at a point, pointing along a direction of length one.
  static func arrowHead(x: Double, y: Double, alongX: Double, alongY: Double) -> Path {
    let length = 8.0
    let half = 4.0
    let baseX = x - length * alongX
    let baseY = y - length * alongY
    return Path(steps: [
      .move(x, y), .line(baseX - half * alongY, baseY + half * alongX),
      .line(baseX + half * alongY, baseY - half * alongX), .close,
    ])
  }
}
