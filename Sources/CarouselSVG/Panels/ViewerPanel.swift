internal import CarouselCore
internal import CarouselPicture

/// What the viewer sees at the telling moments.
struct ViewerPanel {
  let surroundings: Surroundings
  let rows: [[MomentGroup]]
  let frames: [Int: DisplayedFrame]
  /// The width of a cell and the space between two.
  let cellWidth: Double
  static let gap = 16.0
  /// The size of a picture within its cell.
  let pictureWidth: Double
  let pictureHeight: Double

  /// One picture.
  struct Cell {
    var frame: DisplayedFrame
    /// What it is, "before" or "reference".
    var name: String
    /// The number of the jump that the name speaks of.
    var number: Int?
    var breach: Finding?
    var isReference = false
    /// Whether the dots are wrong.
    var hasWrongDot = false
  }

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    let groups = surroundings.moments
    frames = CarouselSVG.frames(
      of: Set(groups.flatMap(\.refreshes)), in: surroundings.illustration.timeline)
    let total = groups.reduce(0) { $0 + $1.cellCount }
    // One row, or two as short as the groups allow.
    var columns = total <= 7 ? max(total, 5) : max(5, (total + 1) / 2)
    while columns < 8, Self.rows(of: groups, columns: columns).count > 2 { columns += 1 }
    rows = Self.rows(of: groups, columns: columns)
    cellWidth =
      (Surroundings.contentWidth - Double(columns - 1) * Self.gap) / Double(columns)
    // Bounds of any shape fit the cell; a change of size may make others than at the start.
    let sizes = frames.values.map(\.boundsSize) + [surroundings.geometry.boundsSize]
    let widest = sizes.reduce(1) { max($0, $1.width) }
    let highest = sizes.reduce(1) { max($0, $1.height) }
    let scale = min(cellWidth / widest, 120 / highest)
    pictureWidth = widest * scale
    pictureHeight = highest * scale
    pointScale = scale
  }

  /// Lays out the pictures of some refreshes in one row.
  ///
  /// - Parameters:
  ///   - surroundings: What is drawn.
  ///   - refreshes: The refreshes.
  ///   - columns: The number of cells in the row.
  init(_ surroundings: Surroundings, refreshes: [Int], columns: Int) {
    self.surroundings = surroundings
    rows = []
    frames = CarouselSVG.frames(of: Set(refreshes), in: surroundings.illustration.timeline)
    cellWidth = (Surroundings.contentWidth - Double(columns - 1) * Self.gap) / Double(columns)
    let sizes = frames.values.map(\.boundsSize) + [surroundings.geometry.boundsSize]
    let widest = sizes.reduce(1) { max($0, $1.width) }
    let highest = sizes.reduce(1) { max($0, $1.height) }
    pointScale = min(cellWidth / widest, 120 / highest)
    pictureWidth = widest * pointScale
    pictureHeight = highest * pointScale
  }

  /// The units of a point in the pictures.
  let pointScale: Double

  /// Puts groups into rows without splitting any.
  private static func rows(of groups: [MomentGroup], columns: Int) -> [[MomentGroup]] {
    var rows: [[MomentGroup]] = []
    var room = 0
    for group in groups {
      if group.cellCount > room || rows.isEmpty {
        rows.append([])
        room = columns
      }
      rows[rows.count - 1].append(group)
      room -= group.cellCount
    }
    return rows
  }

  var theme: Theme { surroundings.theme }

  /// Draws the panel below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double) -> Double {
    sketch.text(
      "WHAT THE VIEWER SEES", x: Surroundings.margin, y: top + 12, font: .heading,
      color: theme.secondaryInk)
    var y = top + 18
    for row in rows { y = draw(row, on: &sketch, top: y) + 8 }
    return y
  }

  private func draw(_ row: [MomentGroup], on sketch: inout Sketch, top: Double) -> Double {
    var x = Surroundings.margin
    let hasCaption = row.contains { group in
      if case .single = group.kind { false } else { true }
    }
    let pictureTop = top + (hasCaption ? 26 : 8)
    var bottom = pictureTop
    var frames: [(group: MomentGroup, box: Box)] = []
    for group in row {
      let width =
        Double(group.cellCount) * cellWidth + Double(group.cellCount - 1) * Self.gap
      for (index, cell) in cells(of: group).enumerated() {
        let left = x + Double(index) * (cellWidth + Self.gap)
        bottom = max(bottom, draw(cell, on: &sketch, left: left, top: pictureTop))
      }
      frames.append((group, Box(x: x, y: pictureTop, width: width, height: 0)))
      x += width + Self.gap
    }
    for frame in frames {
      var box = frame.box
      box.height = bottom - pictureTop
      drawFrame(of: frame.group, on: &sketch, round: box)
    }
    return bottom + 7
  }

  /// The pictures of a group.
  func cells(of group: MomentGroup) -> [Cell] {
    let shown = group.refreshes.compactMap { frames[$0] }
    var cells = shown.enumerated().map { index, frame in
      var cell = Cell(frame: frame, name: "", breach: surroundings.breach(in: frame))
      cell.hasWrongDot = surroundings.findings(at: frame.refresh).contains { $0.law == .indicator }
      switch group.kind {
      case .single(let name):
        cell.name = cell.breach == nil ? name : "✗ \(name)"
      case .jump(let record):
        cell.name = index == 0 ? "before" : "after"
        cell.number = record.number
      case .finding:
        cell.name = "seen"
      }
      return cell
    }
    if let refresh = group.referenceRefresh, let frame = frames[refresh] {
      cells.append(
        Cell(frame: surroundings.reference(of: frame), name: "reference", isReference: true))
    }
    return cells
  }
}
