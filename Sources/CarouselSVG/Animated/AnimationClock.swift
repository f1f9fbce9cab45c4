internal import CarouselCore

/// The moments of an animation as CSS counts them: in shares of its whole length.
///
/// A moment is a whole number of units, so that two tracks that change in the same refresh change
/// at the very same moment, and what is written is what was checked.
struct AnimationClock: Hashable, Sendable {
  /// The displayed frames of one round.
  let frameCount: Int
  /// The length of one round in seconds.
  let duration: Double
  /// The units of the whole length.
  let units: Int
  /// The decimals of a percentage.
  private let decimals: Int

  /// The longest unit in seconds: at 2000 points a second a tenth of a point.
  private static let longestUnit = 5e-5

  init(_ timeline: CarouselTimeline) {
    frameCount = timeline.frameCount
    duration = timeline.duration
    var decimals = 2
    var units = 10_000
    while duration / Double(units) > Self.longestUnit, decimals < 9 {
      decimals += 1
      units *= 10
    }
    self.units = units
    self.decimals = decimals
  }

  /// Returns the moment from which a frame is shown.
  ///
  /// It lies up to one unit before the refresh, never after it, so that a browser that asks at the
  /// refresh itself, give or take the last bits, finds the new frame.
  func moment(_ refresh: Int) -> Int {
    guard refresh > 0 else { return 0 }
    guard refresh < frameCount else { return units }
    return (refresh * units + frameCount - 1) / frameCount - 1
  }

  /// Returns the exact place of a refresh in units.
  func place(_ refresh: Int) -> Double {
    Double(refresh) * Double(units) / Double(frameCount)
  }

  /// Returns a moment as a keyframe's selector.
  func selector(_ moment: Int) -> String {
    guard moment < units else { return "to" }
    return decimalText(Double(moment) * 100 / Double(units), decimals: decimals) + "%"
  }

  /// The length as CSS writes it: so exact that no moment falls behind its refresh.
  var durationText: String { decimalText(duration, decimals: 9) + "s" }
}
