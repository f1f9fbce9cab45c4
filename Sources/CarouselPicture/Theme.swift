/// The colors of a picture.
public struct Theme: Hashable, Sendable {
  /// The name on the command line.
  public var name: String
  /// One line about it.
  public var summary: String
  /// The ground of the picture.
  public var background: Color
  /// The ground of a panel on it.
  public var panel: Color
  /// Text and outlines that matter most.
  public var ink: Color
  /// Text that explains.
  public var secondaryInk: Color
  /// Rulers and grid lines.
  public var hairline: Color
  /// The wrap jump.
  public var jump: Color
  /// What is right: text on ``goodPanel``.
  public var good: Color
  /// The ground of what is right.
  public var goodPanel: Color
  /// What is wrong: text on ``badPanel``.
  public var bad: Color
  /// The ground of what is wrong.
  public var badPanel: Color
  /// The grounds of the motion bands: resting, dragging, settling, scrolling.
  public var motionBands: MotionBands
  /// The colors of numbered items, in turn.
  public var items: [Color]

  /// The grounds of the bands that say what moves the content.
  public struct MotionBands: Hashable, Sendable {
    /// Nothing moves.
    public var resting: Color
    /// A finger.
    public var dragging: Color
    /// A release.
    public var settling: Color
    /// The carousel's own code.
    public var scrolling: Color
  }
}

extension Theme {
  /// The colors of numbered items: lightness differs from neighbour to neighbour, so that they stay
  /// apart for readers with any of the common color-vision deficiencies.
  ///
  /// After Okabe and Ito, "Color Universal Design" (2008), darkened or lightened until the item's
  /// number has a contrast of 4.5 to 1 on it.
  private static let itemColors: [Color] = [
    Color(0x0b5fa5), Color(0xe69f00), Color(0x274e13), Color(0x7cc4f0), Color(0xb23a00),
    Color(0xf0e442), Color(0x7a3b69), Color(0xe8a5c9),
  ]

  /// Dark text on white.
  public static let light = Theme(
    name: "light",
    summary: "dark text on white",
    background: Color(0xffffff),
    panel: Color(0xf6f8fa),
    ink: Color(0x1f2328),
    secondaryInk: Color(0x59636e),
    hairline: Color(0xd1d9e0),
    jump: Color(0x8250df),
    good: Color(0x116329),
    goodPanel: Color(0xdafbe1),
    bad: Color(0xa40e26),
    badPanel: Color(0xffebe9),
    motionBands: MotionBands(
      resting: Color(0xe8ecf0), dragging: Color(0xddf4ff), settling: Color(0xfff8c5),
      scrolling: Color(0xf0e6ff)),
    items: itemColors
  )

  /// Light text on near black.
  public static let dark = Theme(
    name: "dark",
    summary: "light text on near black",
    background: Color(0x0d1117),
    panel: Color(0x151b23),
    ink: Color(0xf0f6fc),
    secondaryInk: Color(0x9198a1),
    hairline: Color(0x3d444d),
    jump: Color(0xbc8cff),
    good: Color(0x56d364),
    goodPanel: Color(0x12261e),
    bad: Color(0xff9492),
    badPanel: Color(0x2d1519),
    motionBands: MotionBands(
      resting: Color(0x212830), dragging: Color(0x10304d), settling: Color(0x3a2d0a),
      scrolling: Color(0x2c1f4d)),
    items: itemColors
  )

  /// Black on white, every text at 7 to 1 or better, as WCAG 2.1 asks for at level AAA.
  public static let highContrast = Theme(
    name: "high-contrast",
    summary: "black on white, text at 7 to 1 or better",
    background: Color(0xffffff),
    panel: Color(0xffffff),
    ink: Color(0x000000),
    secondaryInk: Color(0x333333),
    hairline: Color(0x767676),
    jump: Color(0x5b00b5),
    good: Color(0x00441b),
    goodPanel: Color(0xe3ffe9),
    bad: Color(0x7f0000),
    badPanel: Color(0xffe9e6),
    motionBands: MotionBands(
      resting: Color(0xe0e0e0), dragging: Color(0xc4ecff), settling: Color(0xfff3a6),
      scrolling: Color(0xe6d4ff)),
    items: [
      Color(0x004b9a), Color(0xffc233), Color(0x1f3d00), Color(0xa6dcff), Color(0x7a2600),
      Color(0xfff15c), Color(0x5a1f4d), Color(0xe6b8ff),
    ]
  )

  /// The themes that come with the program.
  public static let all: [Theme] = [.light, .dark, .highContrast]

  /// Returns the theme of a name.
  public static func named(_ name: String) -> Theme? {
    all.first { $0.name == name }
  }
}
