/// A displayed frame with what every law asks of it, worked out once.
struct JudgedFrame {
  let frame: DisplayedFrame
  /// The sizes in this frame.
  let geometry: Geometry
  /// What the viewer sees.
  let picture: Picture
  /// What the viewer should see.
  let reference: Picture

  init(_ frame: DisplayedFrame, geometry: Geometry, isLooping: Bool) {
    self.frame = frame
    self.geometry = geometry
    picture = Picture(frame.pages, length: geometry.boundsLength)
    if isLooping {
      reference = Picture(referenceAt: frame.referencePosition, geometry: geometry)
    } else {
      // A carousel that does not loop shows its items once.
      let pages = (0..<geometry.numberOfItems).map { item in
        PlacedPage(
          item: item,
          origin: Double(item) * geometry.pitch + geometry.peek - frame.referencePosition,
          length: geometry.pageLength
        )
      }
      reference = Picture(pages, length: geometry.boundsLength)
    }
  }

  /// Half a device pixel, and a little for the last bits of sums.
  var tolerance: Double { geometry.tolerance + 1e-6 }
}
