internal import CarouselCore
internal import CarouselPicture

/// Two carousels as marks at their places.
struct SideBySideLayout {
  let first: Surroundings
  let second: Surroundings
  let partings: Partings
  /// The refreshes at which both are shown.
  let refreshes: [Int]

  /// The cells of a row.
  static let columns = 6

  init(_ picture: SideBySide) {
    first = Surroundings(picture.diagram)
    second = Surroundings(picture.otherDiagram)
    partings = Partings(first, second)
    refreshes = Self.moments(first, second, partings)
  }

  var theme: Theme { first.theme }

  /// The picture.
  var layout: DiagramLayout {
    var sketch = Sketch()
    var y = drawHeader(on: &sketch, top: 20)
    y = drawFilms(on: &sketch, top: y + 8)
    y = drawChart(on: &sketch, top: y + 10)
    for (letter, surroundings) in [("A", first), ("B", second)]
    where surroundings.geometry.numberOfItems > 0 {
      var panel = StripPanel(surroundings)
      panel.prefix = "\(letter) · "
      y = panel.draw(on: &sketch, top: y + 6)
    }
    return DiagramLayout(sketch: sketch, height: (y + 14).rounded(.up))
  }

  /// The start, the first jump of either, where they part and are farthest apart, and the end.
  private static func moments(
    _ first: Surroundings, _ second: Surroundings, _ partings: Partings
  ) -> [Int] {
    let last = min(first.digest.lastRefresh, second.digest.lastRefresh)
    var wishes = [0, last]
    if let run = partings.runs.first { wishes.append(run.lowerBound) }
    wishes += partings.worst.prefix(2)
    for surroundings in [first, second] {
      if let jump = surroundings.digest.jumps.first(where: { $0.refresh > 0 }) {
        wishes.append(jump.refresh)
      }
    }
    if let gesture = first.digest.gestures.first, let up = gesture.up { wishes.append(up) }
    wishes += first.digest.jumps.map(\.refresh) + first.digest.gestures.compactMap(\.rest)
    wishes += [last / 4, last / 2, 3 * last / 4]
    var chosen: [Int] = []
    // Moments closer than a tenth of a second show nearly the same picture.
    for wish in wishes where chosen.count < columns && (0...last).contains(wish) {
      if !chosen.contains(where: { abs($0 - wish) < 6 }) { chosen.append(wish) }
    }
    return chosen.sorted()
  }

  /// The picture in words, for those who do not see it.
  var description: String {
    let apart =
      partings.runs.isEmpty
      ? "Both show the same in every frame."
      : "They differ at "
        + partings.runs.prefix(4).map { run in
          "\(timeText(first.time(run.lowerBound))) to \(timeText(first.time(run.upperBound)))"
        }.joined(separator: ", ") + "."
    return "Two carousels under the same script. \(apart) A: "
      + DiagramDescription(first).text + " B: " + DiagramDescription(second).text
  }
}
