internal import CarouselCore
internal import CarouselPicture

/// The title, what is played, and the verdict in a badge.
struct HeaderPanel {
  let surroundings: Surroundings

  /// Draws the panel below a height and returns its lower end.
  func draw(on sketch: inout Sketch, top: Double) -> Double {
    let theme = surroundings.theme
    let right = Surroundings.width - Surroundings.margin
    let badgeFont = Font(size: 12, isBold: true)
    let badge = badgeText
    let badgeWidth = badgeFont.width(of: badge) + 28
    let ground = Box(x: right - badgeWidth, y: top, width: badgeWidth, height: 28)
    let (color, panel) = badgeColors
    sketch.add(
      .rectangle(
        ground, corner: 14, paint: Paint(fill: panel, stroke: color, strokeWidth: 1),
        role: badgeRole))
    sketch.text(
      badge, x: ground.midX, y: ground.midY + 4.3, font: badgeFont, color: color,
      alignment: .middle)

    var y = top + 20
    let titleWidth = Surroundings.contentWidth - badgeWidth - 20
    let title = surroundings.illustration.title
    // A title that is a little too long is set smaller rather than broken.
    let smaller = Font(size: 17, isBold: true)
    let font =
      Font.title.width(of: title) > titleWidth && smaller.width(of: title) <= titleWidth
      ? smaller : Font.title
    for line in font.lines(of: title, width: titleWidth, limit: 2) {
      sketch.text(line, x: Surroundings.margin, y: y, font: font, color: theme.ink)
      y += 25
    }
    y = max(y - 4, top + 41)
    for line in Font.body.lines(of: subtitle, width: Surroundings.contentWidth, limit: 2) {
      sketch.text(line, x: Surroundings.margin, y: y, font: .body, color: theme.secondaryInk)
      y += 16
    }
    return y
  }

  /// The verdict in a few words.
  var badgeText: String {
    let verdict = surroundings.verdict
    guard let first = verdict.findings.first else {
      let wraps = verdict.wrapCount
      // Without a wrap nothing is proved about the jump.
      return wraps == 0 ? "no wrap seen" : "✓ seamless · \(countText(wraps, "wrap"))"
    }
    return "✗ \(countText(verdict.findings.count, "finding")) · first at \(timeText(first.time))"
  }

  /// The colors of the verdict and of its ground.
  var badgeColors: (ink: Color, ground: Color) {
    let theme = surroundings.theme
    let verdict = surroundings.verdict
    if !verdict.isSeamless { return (theme.bad, theme.badPanel) }
    return verdict.wrapCount == 0
      ? (theme.secondaryInk, theme.background) : (theme.good, theme.goodPanel)
  }

  /// What tells the verdict to those who read the file.
  var badgeRole: String {
    surroundings.verdict.isSeamless ? "badge seamless" : "badge broken"
  }

  /// The carousel, the sizes and the script.
  var subtitle: String {
    let geometry = surroundings.geometry
    let size = geometry.boundsSize
    let width = decimalText(size.width, decimals: 2)
    let height = decimalText(size.height, decimals: 2)
    let pitch = decimalText(geometry.pitch, decimals: 2)
    let unit = surroundings.offsets.unit
    let meaning = unit == "w" ? "page length w" : "from page to page p"
    var parts = [
      surroundings.carousel.name, countText(geometry.numberOfItems, "item"),
      "bounds \(width) × \(height) pt", "\(meaning) = \(pitch) pt",
    ]
    if geometry.axis == .vertical { parts.append("scrolls down") }
    if geometry.axis == .horizontal, geometry.direction == .rightToLeft {
      parts.append("right to left")
    }
    let script = scriptText(surroundings.illustration.timeline.script)
    if !script.isEmpty { parts.append(script) }
    return parts.joined(separator: " · ")
  }
}
