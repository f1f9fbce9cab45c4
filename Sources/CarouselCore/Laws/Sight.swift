/// What is seen of a breach, in figures: words are made only for findings that somebody reads.
///
/// A carousel that has parted from its reference breaks a law in every frame, each a little worse
/// than the one before.
enum Sight: Hashable, Sendable {
  /// The right item, so many points off its place.
  case displaced(Double)
  /// Something else on so many points.
  case different(Double)
  /// Nothing on so many points.
  case blank(Double)
  /// A movement of so many points against the one asked for.
  case backward(Double)
  /// A movement of so many points, some of them too many.
  case tooFar(step: Double, excess: Double)
  /// Something else on so many points after a change of size.
  case lostBySize(Double)
  /// Anything that is seen once.
  case words(String)
}

extension Sight {
  /// The sentence.
  var text: String {
    switch self {
    case .displaced(let size): "the right item shows, displaced by \(pointText(size))"
    case .different(let length): "\(pointText(length)) of the bounds show something else"
    case .blank(let length): "\(pointText(length)) of the bounds are blank"
    case .backward(let step):
      "the content moves \(pointText(step)) against the motion asked for"
    case .tooFar(let step, let excess):
      "the content moves \(pointText(step)) in one refresh, \(pointText(excess)) too far"
    case .lostBySize(let size):
      "after the change of size \(pointText(size)) show something else"
    case .words(let sentence): sentence
    }
  }
}
