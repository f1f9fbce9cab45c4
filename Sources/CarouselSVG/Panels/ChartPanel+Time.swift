internal import CarouselCore
internal import CarouselPicture

extension ChartPanel {
  /// Draws the bands that say what moves the content; returns the lower end.
  func drawBands(on sketch: inout Sketch, top: Double) -> Double {
    let height = 17.0
    for band in digest.bands {
      guard let box = box(of: band, top: top, height: height) else { continue }
      sketch.add(
        .rectangle(
          box, corner: min(3, box.width / 3), paint: .fill(color(of: band.kind)),
          role: "band \(band.kind.rawValue)"))
      drawEdge(of: band.kind, on: &sketch, box: box)
      guard hasRoom(for: band.kind, in: box) else { continue }
      sketch.text(
        band.kind.rawValue, x: box.midX, y: top + 11.6, font: .caption, color: theme.ink,
        alignment: .middle)
    }
    sketch.text(
      "moved by", x: Self.left - 7, y: top + 12, font: .caption, color: theme.secondaryInk,
      alignment: .end)
    return top + height
  }

  /// Returns the place of a band, or `nil` where it is too narrow to be seen.
  private func box(of band: Band, top: Double, height: Double) -> Box? {
    let left = x(Double(band.firstRefresh))
    let width = x(Double(band.endRefresh)) - left
    guard width > 0.3 else { return nil }
    return Box(x: left, y: top, width: max(width - (width > 3 ? 1 : 0), 0.3), height: height)
  }

  private func hasRoom(for kind: BandKind, in box: Box) -> Bool {
    Font.caption.width(of: kind.rawValue) + 6 <= box.width
  }

  /// The kinds of bands that are all too narrow for their name.
  private var unnamedKinds: [BandKind] {
    var kinds: [BandKind] = []
    var named: Set<BandKind> = []
    for band in digest.bands {
      guard let box = box(of: band, top: 0, height: 0) else { continue }
      if hasRoom(for: band.kind, in: box) { named.insert(band.kind) }
      if !kinds.contains(band.kind) { kinds.append(band.kind) }
    }
    return kinds.filter { !named.contains($0) }
  }

  /// Draws a heading, and behind it what the bands without a name are.
  func drawHeading(_ text: String, on sketch: inout Sketch, top: Double) {
    sketch.text(
      text, x: Surroundings.margin, y: top + 12, font: .heading, color: theme.secondaryInk)
    var x = Surroundings.margin + Font.heading.width(of: text) + 18
    for kind in unnamedKinds {
      let box = Box(x: x, y: top + 2.5, width: 16, height: 11)
      sketch.add(
        .rectangle(box, corner: 3, paint: .fill(color(of: kind)), role: "key \(kind.rawValue)"))
      drawEdge(of: kind, on: &sketch, box: box)
      sketch.text(
        kind.rawValue, x: box.maxX + 5, y: top + 12, font: .caption, color: theme.secondaryInk)
      x = box.maxX + 5 + Font.caption.width(of: kind.rawValue) + 12
    }
  }

  private func color(of kind: BandKind) -> Color {
    switch kind {
    case .idle, .hidden: theme.motionBands.resting
    case .drag: theme.motionBands.dragging
    case .settle: theme.motionBands.settling
    case .auto: theme.motionBands.scrolling
    }
  }

  /// Draws the lower edge, whose line tells the bands apart without color: none for idle, whole for
  /// a finger, dashed for a release, dotted for the carousel's own code.
  private func drawEdge(of kind: BandKind, on sketch: inout Sketch, box: Box) {
    let dashes: [Double]
    switch kind {
    case .idle, .hidden: return
    case .drag: dashes = []
    case .settle: dashes = [4, 2.5]
    case .auto: dashes = [1.5, 2]
    }
    sketch.add(
      .path(
        .line(box.x, box.maxY - 1, to: box.maxX, box.maxY - 1),
        paint: .stroke(theme.secondaryInk, width: 1.6, dashes: dashes)))
  }

  /// Draws what happened, and the axis of time; returns the lower end.
  func drawTime(on sketch: inout Sketch, top: Double) -> Double {
    var y = top
    if !digest.incidents.isEmpty { y = drawIncidents(on: &sketch, top: y) }
    y += 3
    let seconds = surroundings.time(digest.lastRefresh + 1)
    sketch.add(
      .path(
        .line(Self.left, y, to: Self.right, y), paint: .stroke(theme.hairline, width: 1)))
    let step = niceStep(atLeast: seconds * 44 / Self.width, whole: false)
    var index = 0.0
    while index * step <= seconds + 1e-9, seconds > 0 {
      let time = index * step
      let x = Self.left + Self.width * time / seconds
      sketch.add(.path(.line(x, y, to: x, y + 4), paint: .stroke(theme.secondaryInk)))
      sketch.text(
        decimalText(time, decimals: 2), x: x, y: y + 15, font: .caption,
        color: theme.secondaryInk, alignment: .middle)
      index += 1
    }
    sketch.text(
      "seconds", x: Self.right + 21, y: y + 15, font: .caption, color: theme.secondaryInk)
    return y + 20
  }

  /// Draws ticks, taps and the like below the bands, with their names at the right.
  private func drawIncidents(on sketch: inout Sketch, top: Double) -> Double {
    var kinds: [Incident.Kind] = []
    for incident in digest.incidents where !kinds.contains(incident.kind) {
      kinds.append(incident.kind)
    }
    var y = top + 2
    for kind in kinds {
      for incident in thinned(digest.incidents.filter({ $0.kind == kind }), at: \.refresh) {
        drawSign(of: kind, on: &sketch, x: x(Double(incident.refresh)), y: y + 6)
      }
      drawSign(of: kind, on: &sketch, x: Self.right + 11, y: y + 6)
      let name = kind == .tick ? "timer tick" : kind.rawValue
      sketch.text(
        name, x: Self.right + 21, y: y + 9.6, font: .caption, color: theme.secondaryInk)
      y += 14
    }
    return y
  }

  private func drawSign(of kind: Incident.Kind, on sketch: inout Sketch, x: Double, y: Double) {
    switch kind {
    case .tick:
      sketch.add(
        .path(
          .arrowHead(x: x, y: y - 4, alongX: 0, alongY: -1), paint: .fill(theme.ink),
          role: "tick"))
    case .touch:
      sketch.add(
        .circle(x: x, y: y, radius: 3.2, paint: .stroke(theme.ink, width: 1.6)))
    case .tap:
      sketch.add(.circle(x: x, y: y, radius: 3.6, paint: .fill(theme.ink)))
    case .resize:
      sketch.add(
        .rectangle(
          Box(x: x - 4, y: y - 3, width: 8, height: 6), paint: .stroke(theme.ink, width: 1.4)))
    case .ignoredTouch:
      sketch.add(
        .path(.line(x - 3, y - 3, to: x + 3, y + 3), paint: .stroke(theme.bad, width: 1.6)))
      sketch.add(
        .path(.line(x - 3, y + 3, to: x + 3, y - 3), paint: .stroke(theme.bad, width: 1.6)))
    }
  }
}
