internal import CarouselCore

/// The moment that a still shows.
///
/// ```swift
/// PictureMoment("2.3s")    // .seconds(2.3)
/// PictureMoment("50%")     // .share(0.5)
/// PictureMoment("wrap 2")  // .event(.wrap, number: 2)
/// ```
public enum PictureMoment: Hashable, Sendable {
  /// A time in seconds since the start.
  case seconds(Double)
  /// A share of the timeline, 0 to 1.
  case share(Double)
  /// The refresh in which something happens for the nth time, counted from 1.
  case event(PictureEvent, number: Int)
}

/// What a still can be taken of.
public enum PictureEvent: String, Hashable, Sendable, CaseIterable {
  /// A wrap jump.
  case wrap
  /// The worst frame of a finding of the laws.
  case seam
  /// A tick of the timer.
  case tick
}

extension PictureMoment {
  /// The forms of a moment, for messages.
  public static let forms = "a time such as 2.3s, a share such as 50%, wrap, seam or tick"

  /// Creates a moment from a text: a time, a share, or an event that may have a number; any other
  /// text gives `nil`.
  ///
  /// - Parameter text: The text; a number without a unit is a time in seconds.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    guard let first = words.first, words.count <= 2 else { return nil }
    if let event = PictureEvent(rawValue: String(first)) {
      let number = words.count == 1 ? 1 : Int(words[1])
      guard let number, number >= 1 else { return nil }
      self = .event(event, number: number)
      return
    }
    // The unit may stand apart, as in a script.
    let joined = words.joined()
    let unit = joined.reversed().prefix { !$0.isNumber && $0 != "." }.reversed()
    let digits = joined.dropLast(unit.count)
    guard digits.utf8.allSatisfy({ ".0123456789".utf8.contains($0) }), let number = Double(digits)
    else { return nil }
    switch String(unit) {
    case "", "s": self = .seconds(number)
    case "ms": self = .seconds(number / 1000)
    case "%" where number <= 100: self = .share(number / 100)
    default: return nil
    }
  }

  /// The moment as a text that gives the same moment again.
  public var text: String {
    switch self {
    case .seconds(let seconds): "\(decimalText(seconds, decimals: 9))s"
    case .share(let share): "\(decimalText(100 * share, decimals: 9))%"
    case .event(let event, 1): event.rawValue
    case .event(let event, let number): "\(event.rawValue) \(number)"
    }
  }
}
