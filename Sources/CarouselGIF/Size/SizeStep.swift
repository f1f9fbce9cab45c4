internal import CarouselCore

/// A step of the ladder on which an animated GIF gets smaller.
///
/// The order is that of what a reader misses least. Every step keeps what those before it did, and
/// one that changes nothing is left out.
public enum SizeStep: Hashable, Sendable {
  /// As it was asked for.
  case asked
  /// At most so many frames a second.
  case framesPerSecond(Double)
  /// Labels and texts in three shades, and pictures in up to 64 colors.
  case fewShades
  /// A smaller scale.
  case scale(Int)
  /// Only the viewer's window.
  case viewerLayout

  /// All steps, from the largest file to the smallest.
  public static let ladder: [SizeStep] = [
    .asked, .framesPerSecond(20), .framesPerSecond(12.5), .fewShades, .scale(2), .scale(1),
    .viewerLayout,
  ]
}

extension SizeStep: CustomStringConvertible {
  /// The step in words.
  public var description: String {
    switch self {
    case .asked: "as asked for"
    case .framesPerSecond(let rate): "\(decimalText(rate, decimals: 1)) frames a second"
    case .fewShades: "few shades"
    case .scale(let scale): "scale \(scale)"
    case .viewerLayout: "layout viewer"
    }
  }
}

extension SizeStep {
  /// Whether nothing is left of another step after this one.
  func replaces(_ other: SizeStep) -> Bool {
    switch (self, other) {
    case (.framesPerSecond, .framesPerSecond), (.scale, .scale): true
    default: false
    }
  }

  /// Changes what a GIF is made from.
  ///
  /// - Parameters:
  ///   - options: How the illustration becomes a GIF.
  ///   - scale: The pixels for a point.
  /// - Returns: Whether anything is different now.
  func apply(to options: inout AnimationOptions, scale: inout Int) -> Bool {
    switch self {
    case .asked:
      return true
    case .framesPerSecond(let rate):
      guard options.framesPerSecond > rate else { return false }
      options.framesPerSecond = rate
    case .fewShades:
      guard options.shading != .few else { return false }
      options.shading = .few
    case .scale(let smaller):
      guard scale > smaller else { return false }
      scale = smaller
    case .viewerLayout:
      guard options.layout != .viewer, options.against == nil else { return false }
      options.layout = .viewer
    }
    return true
  }
}
