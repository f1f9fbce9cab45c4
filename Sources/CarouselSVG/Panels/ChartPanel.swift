internal import CarouselCore
internal import CarouselPicture

/// The offset and the position over time, with what moves the content below.
struct ChartPanel {
  let surroundings: Surroundings

  /// The place of the plot between the ruler and the names of the lines.
  static let left = Surroundings.margin + 56
  static let right = Surroundings.width - Surroundings.margin - 96
  static var width: Double { right - left }
  /// The columns to which a long timeline is thinned: two values for each unit or so.
  static let columns = Int(width)

  var theme: Theme { surroundings.theme }
  var digest: TimelineDigest { surroundings.digest }

  /// Draws the panel below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double) -> Double {
    drawHeading("OFFSET AND POSITION OVER TIME", on: &sketch, top: top)
    if let note = thinningNote {
      sketch.text(
        note, x: Surroundings.width - Surroundings.margin, y: top + 12, font: .caption,
        color: theme.secondaryInk, alignment: .end)
    }
    var y = drawNumbers(on: &sketch, top: top + 18)
    for plot in plots { y = plot.draw(on: &sketch, top: y, panel: self) + 8 }
    y = drawBands(on: &sketch, top: y - 4)
    return drawTime(on: &sketch, top: y)
  }

  /// Returns the place of a refresh.
  func x(_ refresh: Double) -> Double {
    Self.left + Self.width * refresh / Double(max(digest.lastRefresh + 1, 1))
  }

  /// The jumps that have an arrow: all of them, or of very many those that do not lie on each other.
  var drawnJumps: [JumpRecord] { thinned(digest.jumps, at: \.refresh) }

  /// What is left out, or `nil` where nothing is.
  private var thinningNote: String? {
    let count = digest.jumps.count
    let drawn = drawnJumps.count
    return drawn < count ? "arrows for \(drawn) of \(count) wrap jumps" : nil
  }

  /// The most marks of a kind that are drawn wherever they lie.
  private static let crowd = 48
  /// The least distance of two marks among more than that: an arrow's half width.
  private static let spacing = 4.0

  /// Returns marks on the axis of time, of very many only those that can be told apart.
  func thinned<Element>(_ marks: [Element], at refresh: (Element) -> Int) -> [Element] {
    guard marks.count > Self.crowd else { return marks }
    var end = -Double.infinity
    return marks.filter { mark in
      let place = x(Double(refresh(mark)))
      guard place >= end + Self.spacing else { return false }
      end = place
      return true
    }
  }

  /// The offset's lines, and those of the position and the reference moved so that they start at the
  /// same height; in two plots where the position goes far beyond the offset.
  private var plots: [ChartPlot] {
    let shift = digest.initialOffset - (digest.position.runs.first?.first?.value ?? 0)
    let offset = ChartLine(
      name: "contentOffset", trace: digest.offset, shift: 0,
      paint: .stroke(theme.ink, width: 2.2))
    let position = ChartLine(
      name: "position", trace: digest.position, shift: shift,
      paint: .stroke(theme.secondaryInk, width: 1.7, dashes: [1.7, 3.2]))
    var lines = [position]
    if digest.isApart {
      lines.insert(
        ChartLine(
          name: "reference", trace: digest.reference, shift: shift,
          paint: .stroke(theme.bad, width: 1.4, dashes: [7, 3, 1.5, 3])),
        at: 0)
    }
    let jumps = drawnJumps
    let together = ChartPlot(lines: lines + [offset], jumps: jumps)
    let alone = ChartPlot(lines: [offset], jumps: jumps)
    let pitch = max(surroundings.geometry.pitch, 1)
    guard together.range.length > 3 * max(alone.range.length, 4 * pitch) else { return [together] }
    return [alone, ChartPlot(lines: lines, jumps: [])]
  }

  /// Draws the numbers of the jumps above the plot, where there is room for them.
  private func drawNumbers(on sketch: inout Sketch, top: Double) -> Double {
    guard !digest.jumps.isEmpty else { return top + 4 }
    var free = -Double.infinity
    for record in drawnJumps where record.number <= 99 {
      let x = x(Double(record.refresh))
      guard x - Sketch.badgeRadius > free + 2 else { continue }
      sketch.badge(record.number, x: x, y: top + 9, theme: theme)
      free = x + Sketch.badgeRadius
    }
    return top + 20
  }
}

extension ClosedRange where Bound == Double {
  /// The distance between the bounds.
  var length: Double { upperBound - lowerBound }
}
