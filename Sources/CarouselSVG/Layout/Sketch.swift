internal import CarouselPicture

/// A picture before it is written: marks at their places, back to front.
///
/// Everything that decides where something stands works on this value, so that a test can ask
/// whether texts collide.
struct Sketch: Hashable, Sendable {
  var marks: [Mark] = []

  mutating func add(_ mark: Mark) { marks.append(mark) }

  mutating func add(_ label: Label) {
    if !label.text.isEmpty { marks.append(.label(label)) }
  }

  /// Adds a line of text and returns its box.
  @discardableResult
  mutating func text(
    _ text: String, x: Double, y: Double, font: Font, color: Color,
    alignment: Label.Alignment = .start
  ) -> Box {
    let label = Label(text: text, x: x, y: y, font: font, color: color, alignment: alignment)
    add(label)
    return label.box
  }

  /// All texts, those in groups included.
  var labels: [Label] { Self.labels(in: marks) }

  private static func labels(in marks: [Mark]) -> [Label] {
    marks.flatMap { mark -> [Label] in
      switch mark {
      case .label(let label): [label]
      case .group(let group): labels(in: group.marks)
      default: []
      }
    }
  }
}

extension Sketch {
  /// Hatches a box: what is blank.
  mutating func hatch(_ box: Box, color: Color, role: String) {
    var path = Path()
    let spacing = 7.0
    var start = spacing
    // Each line x + y = start runs from the lower left to the upper right.
    while start < box.width + box.height {
      let left = max(0, start - box.height)
      let right = min(box.width, start)
      path.steps.append(.move(box.x + left, box.y + start - left))
      path.steps.append(.line(box.x + right, box.y + start - right))
      start += spacing
    }
    add(.path(path, paint: .stroke(color, width: 1), role: role))
  }

  /// Draws a number in a ring: a wrap jump's.
  mutating func badge(_ number: Int, x: Double, y: Double, theme: Theme) {
    add(
      .circle(
        x: x, y: y, radius: Self.badgeRadius,
        paint: Paint(fill: theme.background, stroke: theme.jump, strokeWidth: 1.5)))
    let font = Font(size: number > 9 ? 9.6 : 10.5, isBold: true)
    text("\(number)", x: x, y: y + 3.7, font: font, color: theme.jump, alignment: .middle)
  }

  /// The radius of a number's ring.
  static let badgeRadius = 8.0
}
