/// The room that a line of text takes, in pixels.
public struct TextMetrics: Hashable, Sendable {
  /// The distance to the place where more text would begin.
  public let advance: Double
  /// The height of a line above the baseline; the same for every text of one font and size.
  public let ascent: Int
  /// The height of a line below the baseline; the same for every text of one font and size.
  public let descent: Int

  /// Creates metrics.
  ///
  /// - Parameters:
  ///   - advance: The distance to the place where more text would begin.
  ///   - ascent: The height of a line above the baseline.
  ///   - descent: The height of a line below the baseline.
  public init(advance: Double, ascent: Int, descent: Int) {
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
  }

  /// The advance in whole pixels, rounded up.
  public var width: Int { Int(advance.rounded(.up)) }

  /// The height of a line.
  public var height: Int { ascent + descent }
}
