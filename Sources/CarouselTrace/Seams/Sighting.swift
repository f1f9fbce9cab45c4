internal import CarouselCore

/// A fault of one frame, before those of frames that touch become one.
struct Sighting: Sendable {
  var frame: Int
  var kind: TraceSeamKind
  /// How wrong it is in points.
  var size: Double
  var extent: ClosedRange<Double>
  var explanation: String
  var expectedItems: [Int]?
  /// The part of the position that should not be, in points.
  var displacement = 0.0
  /// The frames, where the fault spans several.
  var frameCount = 1
  /// The law, where it is not the kind's own.
  var law: Law?
}

extension Survey {
  /// Makes one seam of sightings of one kind in frames that touch, with the worst of them.
  func seams(_ sightings: [Sighting]) -> [TraceSeam] {
    var seams: [TraceSeam] = []
    for sighting in sightings {
      guard let last = seams.last, last.kind == sighting.kind,
        last.finding.lastFrame + 1 >= sighting.frame
      else {
        seams.append(TraceSeam(kind: sighting.kind, finding: finding(sighting)))
        continue
      }
      var joined = last.finding
      if sighting.size > joined.size {
        joined = finding(sighting)
        joined.frame = last.finding.frame
        joined.time = last.finding.time
      }
      joined.frameCount = sighting.frame + sighting.frameCount - last.finding.frame
      seams[seams.count - 1].finding = joined
    }
    return seams
  }

  private func finding(_ sighting: Sighting) -> TraceFinding {
    let panorama = panoramas[sighting.frame]
    let position = positions[sighting.frame]
    let extent = sighting.extent
    let length = panorama.length
    return TraceFinding(
      law: sighting.law ?? sighting.kind.law,
      frame: sighting.frame,
      time: frames[sighting.frame].time,
      worstTime: frames[sighting.frame].time,
      frameCount: sighting.frameCount,
      contentOffset: frames[sighting.frame].contentOffset,
      position: position,
      referencePosition: position - sighting.displacement,
      items: panorama.items,
      expectedItems: sighting.expectedItems ?? panorama.items,
      extent: isMirrored ? length - extent.upperBound...length - extent.lowerBound : extent,
      size: sighting.size,
      explanation: sighting.explanation,
      remedy: sighting.kind.remedy
    )
  }
}

/// Returns a length for a person.
func pointText(_ value: Double) -> String { decimalText(value, decimals: 2) + " pt" }
