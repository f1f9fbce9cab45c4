internal import CarouselCore

extension Survey {
  /// Cuts and hops: what two frames in a row show.
  func stepSeams(wraps: [TraceWrap]) -> [TraceSeam] {
    seams(steps.indices.compactMap(cut))
      + seams(steps.indices.compactMap { hop($0, wraps: wraps) })
  }

  /// A frame that no displacement explains by the one before.
  private func cut(_ index: Int) -> Sighting? {
    let step = steps[index]
    guard let extent = step.extent, step.unexplained > tolerance else { return nil }
    let names = [index - 1, index].map { frame in
      panoramas[frame].items.map { "\($0 + 1)" }.joined(separator: " ")
    }
    return Sighting(
      frame: index, kind: .cut, size: step.unexplained, extent: extent,
      explanation: step.isCut
        ? "item \(names[1]) replaces item \(names[0]) in one frame"
        : "\(pointText(step.unexplained)) of the picture change in place: no movement explains it",
      expectedItems: panoramas[index - 1].items)
  }
}
