internal import CarouselCore
internal import CarouselPicture

/// What an animated picture says in words.
struct AnimationWords {
  let diagram: AnimatedDiagram
  let record: FilmRecord

  /// The most findings that are pointed at.
  private static let findingLimit = 4
  /// How long a finding is pointed at after its last frame, in seconds.
  private static let memory = 0.6

  private var timeline: CarouselTimeline { diagram.illustration.timeline }

  /// A paragraph for those who do not see the picture.
  var description: String {
    let count = timeline.carousel.geometry.numberOfItems
    let script = scriptText(timeline.script)
    var sentences = [
      "\(timeline.carousel.name), \(countText(count, "item")): "
        + (script.isEmpty ? "nothing happens." : "\(script).")
    ]
    let moving = record.jumps
    if let first = moving.first {
      let offsets = OffsetText(timeline.carousel.geometry)
      let time = timeText(Double(first.refresh) / timeline.refreshRate)
      sentences.append(
        "\(countText(moving.count, "wrap jump")), the first at \(time) from "
          + "\(offsets.pages(first.jump.from)) to \(offsets.pages(first.jump.to)).")
    } else {
      sentences.append(count == 0 ? "Nothing is seen." : "No wrap jump.")
    }
    if let verdict = diagram.verdict {
      sentences.append(
        verdict.isSeamless
          ? "No displayed frame breaks a law."
          : "\(countText(verdict.findings.count, "finding"))."
      )
    }
    return sentences.joined(separator: " ")
  }

  /// The title, and the verdict at its right.
  func headline(_ pen: inout AnimationPen, width: Double, margin: Double) -> [SVGElement] {
    var elements: [SVGElement] = []
    var room = width - 2 * margin
    if let verdict = diagram.verdict {
      let text =
        verdict.isSeamless ? "✓ no seam" : "✗ \(countText(verdict.findings.count, "finding"))"
      elements.append(
        pen.text(
          text, x: width - margin, y: 26, font: .strong, fill: verdict.isSeamless ? .good : .bad,
          alignment: .end))
      room -= Font.strong.width(of: text) + 16
    }
    let font = Font(size: 15, isBold: true)
    let title = font.truncated(diagram.illustration.title, to: room)
    if !title.isEmpty {
      elements.insert(
        pen.text(title, x: margin, y: 26, font: font, fill: .ink, alignment: .start), at: 0)
    }
    return elements
  }

  /// The outlines of the window, red while a frame breaks a law.
  func frames(
    _ pen: inout AnimationPen, around box: Box, scale: Double, geometry: Geometry
  ) -> [SVGElement] {
    let broken = record.frames.indices.map { refresh in
      diagram.verdict?.findings.contains { ($0.refresh...$0.lastRefresh).contains(refresh) }
        ?? false
    }
    return record.sizes.enumerated().flatMap { size, bounds -> [SVGElement] in
      let place = Box(
        x: box.midX - bounds.width * scale / 2, y: box.maxY - bounds.height * scale,
        width: bounds.width * scale, height: bounds.height * scale
      ).inset(by: -1)
      let isShown = record.frames.map { $0.size == size }
      var outline = pen.element("rect", stroke: .ink, width: 2)
      outline.set(place)
      pen.show(&outline, while: StepTrack(isShown.map { Optional($0) }))
      guard broken.contains(true) else { return [outline] }
      var alarm = pen.element("rect", stroke: .bad, width: 4)
      alarm.set(place)
      pen.show(&alarm, while: StepTrack(zip(isShown, broken).map { Optional($0 && $1) }))
      return [outline, alarm]
    }
  }

  /// What stands below the window: what it is, or what is wrong with it.
  func captions(
    _ pen: inout AnimationPen, middle: Double, y: Double, room: Double
  ) -> [SVGElement] {
    let memory = Int(Self.memory * timeline.refreshRate)
    // Blank says more than "something else".
    let ranked = (diagram.verdict?.findings ?? []).sorted { left, right in
      (left.law == .coverage ? 0 : 1, left.refresh) < (
        right.law == .coverage ? 0 : 1, right.refresh
      )
    }
    let findings = Array(ranked.prefix(Self.findingLimit))
    let shown = record.frames.indices.map { refresh -> Int in
      let near = findings.indices.filter { index in
        findings[index].refresh <= refresh && refresh <= findings[index].lastRefresh + memory
      }
      return near.first { refresh <= findings[$0].lastRefresh } ?? near.first ?? -1
    }
    let base =
      timeline.carousel.geometry.numberOfItems == 0
      ? "no items, so there is nothing to see" : "what the viewer sees"
    let texts = [(-1, base)] + findings.enumerated().map { ($0, "✗ seam: \($1.explanation)") }
    return texts.filter { shown.contains($0.0) }.map { index, text in
      var element = pen.text(
        Font.body.truncated(text, to: room), x: middle, y: y, font: .body,
        fill: index < 0 ? .secondaryInk : .bad)
      pen.show(&element, while: StepTrack(shown.map { Optional($0 == index) }))
      return element
    }
  }

  /// What stands below the strip.
  func legend(
    _ pen: inout AnimationPen, middle: Double, y: Double, geometry: Geometry
  ) -> [SVGElement] {
    let hasCopies = record.frames.contains { $0.strip.contains(where: \.isClone) }
    let side = geometry.axis == .vertical ? ", the strip on its side" : ""
    let text =
      "what really happens\(side)" + (hasCopies ? "; dashed pages are copies" : "")
    return [
      pen.text(text, x: middle, y: y, font: .body, fill: .secondaryInk)
    ]
  }
}
