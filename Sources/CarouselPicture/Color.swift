/// An opaque sRGB color.
public struct Color: Hashable, Sendable {
  /// The red component, 0 to 255.
  public var red: UInt8
  /// The green component, 0 to 255.
  public var green: UInt8
  /// The blue component, 0 to 255.
  public var blue: UInt8

  /// Creates a color from its components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from a number as CSS writes it, such as `0x4269d0`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16),
      green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex)
    )
  }

  /// Creates a color from CSS text, `#rgb` or `#rrggbb`; returns `nil` for anything else.
  public init?(css text: String) {
    guard text.hasPrefix("#") else { return nil }
    var digits = text.dropFirst()
    if digits.count == 3 { digits = Substring(digits.map { "\($0)\($0)" }.joined()) }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let hex = UInt32(digits, radix: 16)
    else { return nil }
    self.init(hex)
  }

  /// The color as CSS text, `#rrggbb`.
  public var css: String {
    let digits = String(hex, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// The color as a number, `0xrrggbb`.
  public var hex: UInt32 {
    UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
  }
}

extension Color {
  /// Returns the color that a share of another one over this one gives.
  ///
  /// - Parameters:
  ///   - other: The color on top.
  ///   - share: Its opacity, 0 to 1.
  /// - Returns: The mixture in sRGB components, as an SVG renderer composites it.
  public func mixed(with other: Color, share: Double) -> Color {
    func mix(_ below: UInt8, _ above: UInt8) -> UInt8 {
      UInt8((Double(below) * (1 - share) + Double(above) * share).rounded())
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }
}
