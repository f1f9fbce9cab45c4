extension Color {
  /// The relative luminance, 0 for black to 1 for white, by the formula of WCAG 2.1.
  ///
  /// The transfer curve's power of 2.4 is worked out by Newton's method on the fifth root, because
  /// the standard library has no `pow`.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: UInt8) -> Double {
    let share = Double(component) / 255
    guard share > 0.04045 else { return share / 12.92 }
    let base = (share + 0.055) / 1.055
    // base^2.4 = base² · (base²)^(1/5)
    let square = base * base
    var root = 1.0
    for _ in 0..<40 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }

  /// Returns the contrast with another color, 1 to 21, by the formula of WCAG 2.1.
  public func contrast(with other: Color) -> Double {
    let own = relativeLuminance
    let others = other.relativeLuminance
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }

  /// Black or white, whichever reads better on this color.
  public var readableInk: Color {
    let white = Color(0xffffff)
    let black = Color(0x1f2328)
    return contrast(with: white) >= contrast(with: black) ? white : black
  }
}
