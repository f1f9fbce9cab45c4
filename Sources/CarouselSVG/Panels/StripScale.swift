/// Where offsets of the content stand in the picture.
///
/// Slots of one pitch each stand side by side; slots that nobody visits are left out where there
/// are too many, and a narrow gap stands for each run of them.
struct StripScale: Hashable, Sendable {
  /// A stretch of the content and its place.
  struct Stretch: Hashable, Sendable {
    var slots: Range<Int>
    var x: Double
    var width: Double
    var isLeftOut: Bool
  }

  private(set) var stretches: [Stretch] = []
  /// The distance from page to page in points.
  let pitch: Double
  /// The width of a slot in units.
  let slotWidth: Double
  /// The place of the first slot's leading edge.
  let left: Double
  /// The place of the last slot's trailing edge.
  let right: Double
  /// Whether the leading edge stands at the right.
  let isMirrored: Bool

  /// The widest slot.
  static let widest = 150.0
  /// The most slots that stand side by side with a legible number each.
  static let mostSlots = 34
  /// The width of a gap in slots.
  static let gap = 0.7

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - slots: The slots of the content.
  ///   - visited: The slots that must be seen if not all can.
  ///   - pitch: The distance from page to page in points.
  ///   - left: The left end of the space.
  ///   - width: Its width.
  ///   - isMirrored: Whether the leading edge stands at the right.
  init(
    slots: Range<Int>, visited: Set<Int>, pitch: Double, left: Double, width: Double,
    isMirrored: Bool
  ) {
    self.pitch = pitch
    self.isMirrored = isMirrored
    var runs: [(slots: Range<Int>, isLeftOut: Bool)] = []
    if slots.count <= Self.mostSlots {
      runs = [(slots, false)]
    } else {
      for slot in slots {
        let isLeftOut = !visited.contains(slot)
        if let last = runs.last, last.isLeftOut == isLeftOut {
          runs[runs.count - 1].slots = last.slots.lowerBound..<(slot + 1)
        } else {
          runs.append((slot..<(slot + 1), isLeftOut))
        }
      }
    }
    let units = runs.reduce(0.0) { $0 + Self.units(of: $1) }
    slotWidth = min(width / max(units, 1), Self.widest)
    let start = left + (width - slotWidth * units) / 2
    var x = start
    for run in runs {
      let width = slotWidth * Self.units(of: run)
      stretches.append(
        Stretch(
          slots: run.slots, x: x, width: width,
          isLeftOut: run.isLeftOut && run.slots.count > 1))
      x += width
    }
    self.left = start
    right = x
  }

  private static func units(of run: (slots: Range<Int>, isLeftOut: Bool)) -> Double {
    run.isLeftOut && run.slots.count > 1 ? gap : Double(run.slots.count)
  }

  /// Returns the place of an offset.
  func x(_ offset: Double) -> Double {
    let place = distance(offset)
    return isMirrored ? right - (place - left) : place
  }

  private func distance(_ offset: Double) -> Double {
    guard let first = stretches.first, let last = stretches.last else { return left }
    let slot = offset / pitch
    if slot < Double(first.slots.lowerBound) {
      return left + (slot - Double(first.slots.lowerBound)) * slotWidth
    }
    for stretch in stretches where slot <= Double(stretch.slots.upperBound) {
      let share = (slot - Double(stretch.slots.lowerBound)) / Double(stretch.slots.count)
      return stretch.x + share * stretch.width
    }
    return right + (slot - Double(last.slots.upperBound)) * slotWidth
  }

  /// Returns the box of a stretch of the content.
  func box(from start: Double, to end: Double, y: Double, height: Double) -> Box {
    let first = x(start)
    let second = x(end)
    return Box(x: min(first, second), y: y, width: abs(second - first), height: height)
  }

  /// Whether a slot is drawn.
  func shows(_ slot: Int) -> Bool {
    stretches.contains { !$0.isLeftOut && $0.slots.contains(slot) }
  }
}
