internal import CarouselCore
internal import CarouselPicture
internal import GD

extension ViewerWindow {
  /// The color of a screen that is off.
  static let offColor = Color(0x000000)

  /// Creates a window without art, with the colors that its timeline needs.
  ///
  /// - Parameters:
  ///   - illustration: What is shown.
  ///   - survey: What appears in its timeline.
  ///   - mapping: How points become pixels.
  ///   - screen: Where the largest bounds stand.
  ///   - ground: The color around pages.
  ///   - colors: The colors of the file.
  init(
    _ illustration: Illustration, _ survey: Survey, mapping: PixelMapping, screen: PixelRect,
    ground: UInt8, colors: inout ColorBook
  ) {
    let geometry = illustration.timeline.carousel.geometry
    self.init(
      mapping: mapping,
      screen: screen,
      gap: geometry.gap,
      dots: survey.hasIndicator
        ? DotRow(
          count: geometry.numberOfItems, scale: illustration.scale,
          isMirrored: mapping.isMirrored, colors: &colors) : nil,
      ground: ground,
      blank: survey.hasBlanks
        ? BlankPattern(scale: illustration.scale, theme: illustration.theme, colors: &colors)
        : BlankPattern(scale: illustration.scale, light: ground, dark: ground),
      off: survey.isEverHidden ? colors.index(of: Self.offColor) : ground
    )
  }
}

extension BlankPattern {
  init(scale: Int, light: UInt8, dark: UInt8) {
    self.scale = scale
    self.light = light
    self.dark = dark
  }
}
