/// How a picture differs from the reference's.
struct Difference: Hashable, Sendable {
  /// The stretch of the bounds that is wrong, in points from the leading edge.
  var extent: ClosedRange<Double>?
  /// The points that show something else.
  var length = 0.0
  /// The points by which the right item is off its place.
  var displacement = 0.0
  /// The stretch of the bounds that is blank where the reference shows a page.
  var blankExtent: ClosedRange<Double>?
  /// The points that are blank there.
  var blankLength = 0.0

  /// Creates the difference of a picture from itself.
  init() {}

  /// Compares a picture with the reference's, stretch by stretch.
  ///
  /// - Parameters:
  ///   - picture: What the viewer sees.
  ///   - reference: What the viewer should see.
  ///   - versions: The current versions of the items' data; empty where no item was updated.
  ///   - geometry: The sizes.
  init(_ picture: Picture, _ reference: Picture, versions: [Int], geometry: Geometry) {
    let tolerance = geometry.slack
    let lap = geometry.lap
    let halfPage = geometry.pitch / 2
    picture.compare(with: reference) { start, end, own, other in
      // A stretch no longer than half a pixel is the edge of a page.
      guard end - start > tolerance else { return }
      switch (own, other) {
      case (nil, nil):
        return
      case (let own?, let other?)
      where own.item == other.item
        && own.version == (versions.isEmpty ? 0 : versions[own.item]):
        // An only item follows itself, so any of its pages will do.
        let distance = own.origin - other.origin
        let displacement = abs(distance - lap * (distance / lap).rounded())
        guard displacement > tolerance else { return }
        if displacement < halfPage {
          self.displacement = max(self.displacement, displacement)
        } else {
          length += end - start
        }
      default:
        length += end - start
        if own == nil {
          blankLength += end - start
          blankExtent = min(blankExtent?.lowerBound ?? start, start)...end
        }
      }
      extent = min(extent?.lowerBound ?? start, start)...end
    }
    // A neighbour that shows because everything is displaced is not another fault.
    if length > displacement + tolerance { displacement = 0 }
  }
}
