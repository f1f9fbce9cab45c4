/// The sizes that the laws of motion need, worked out once from a geometry.
///
/// After a change of size the bounds and the strip can disagree for ever: real code pages by the
/// bounds while its pages keep the size that they were made with.
struct Metrics: Hashable, Sendable {
  var numberOfItems: Int
  /// The length of the bounds, V.
  var boundsLength: Double
  /// The pitch by which the control pages and its rules count.
  var pitch: Double
  /// The lap that the rules use.
  var lap: Double
  /// The pitch at which the pages stand.
  var stripPitch: Double
  /// The length of a page on the strip.
  var pageLength: Double
  /// The place of a page's origin in the bounds when it is at rest.
  var inset: Double
  var displayScale: Double

  init(_ geometry: Geometry) {
    numberOfItems = geometry.numberOfItems
    boundsLength = geometry.boundsLength
    pitch = geometry.pitch
    lap = geometry.declaredLap ?? geometry.lap
    stripPitch = geometry.pitch
    pageLength = geometry.pageLength
    inset = geometry.peek
    displayScale = geometry.displayScale
  }

  /// The true lap of the strip.
  var stripLap: Double { Double(numberOfItems) * stripPitch }

  /// Half a device pixel.
  var tolerance: Double { 0.5 / max(displayScale, 1) }

  func snap(_ offset: Double) -> Double {
    snapped(offset, linesPerUnit: displayScale)
  }
}
