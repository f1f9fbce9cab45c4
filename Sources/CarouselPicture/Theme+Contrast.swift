extension Theme {
  /// A text's color with the ground that it stands on.
  public struct TextPair: Hashable, Sendable {
    /// The names of both, as a theme's file calls them.
    public var names: String
    /// The color of the text.
    public var ink: Color
    /// The color behind it.
    public var ground: Color

    /// The contrast, 1 to 21.
    public var contrast: Double { ink.contrast(with: ground) }
  }

  /// The contrast that text needs at the least.
  ///
  /// WCAG 2.1, success criterion 1.4.3, level AA.
  public static let requiredContrast = 4.5

  /// Every pair of a text and its ground that pictures use.
  public var textPairs: [TextPair] {
    func pairs(_ name: String, _ ink: Color, on grounds: [(String, Color)]) -> [TextPair] {
      grounds.map { TextPair(names: "\(name) on \($0.0)", ink: ink, ground: $0.1) }
    }
    let plain = [("background", background), ("panel", panel)]
    let verdicts = [("good-panel", goodPanel), ("bad-panel", badPanel)]
    let bands = [
      ("resting", motionBands.resting), ("dragging", motionBands.dragging),
      ("settling", motionBands.settling), ("scrolling", motionBands.scrolling),
    ]
    let grounds = items.enumerated().flatMap { index, color in
      // A copy shows its item's color at a third over the background.
      [
        ("items[\(index)]", color),
        ("a copy of items[\(index)]", background.mixed(with: color, share: 0.35)),
      ]
    }
    return pairs("ink", ink, on: plain + verdicts + bands)
      + pairs("secondary-ink", secondaryInk, on: plain)
      + pairs("jump", jump, on: plain)
      + pairs("good", good, on: plain + [verdicts[0]])
      + pairs("bad", bad, on: plain + [verdicts[1]])
      + grounds.map { name, color in
        TextPair(names: "a label on \(name)", ink: color.readableInk, ground: color)
      }
  }
}
