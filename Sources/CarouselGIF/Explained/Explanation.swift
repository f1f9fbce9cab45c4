internal import CarouselCore
internal import CarouselPicture
internal import GD

/// What the explained layout draws around and below the viewer's window.
struct Explanation: Sendable {
  let scale: Int
  let frame: WindowFrame
  let strip: StripDiagram
  let status: StatusLine
  var miniatures: Miniatures

  init(
    _ illustration: Illustration, _ options: AnimationOptions, survey: Survey, frame: StageFrame,
    artist: PageArtist, base: inout Plane, colors: inout ColorBook
  ) throws(AnimationError) {
    scale = illustration.scale
    let levels = options.shading.textLevels
    self.frame = WindowFrame(
      scale: scale, theme: illustration.theme, levels: levels, colors: &colors)
    strip = StripDiagram(illustration, survey: survey, levels: levels, colors: &colors)
    miniatures = try Miniatures(
      strip, artist: artist, theme: illustration.theme, survey: survey, levels: levels)
    status = try StatusLine(
      illustration, options, survey: survey, lettering: artist.lettering, colors: &colors)
    try Headline(illustration, options, lettering: artist.lettering)
      .draw(onto: &base, colors: &colors)
  }

  /// Draws what belongs to a frame; the viewer's window is there already.
  func draw(_ shot: Shot, onto plane: inout Plane, bounds: PixelRect) {
    let marker = status.marker(of: shot.frame)
    frame.draw(onto: &plane, around: bounds, isBroken: marker?.isNow == true)
    strip.drawPages(shot, miniatures, onto: &plane)
    strip.drawBounds(shot.frame, onto: &plane)
    if let jump = status.jump(near: shot.frame) {
      strip.drawArc(jump, boundsLength: strip.length(of: shot.frame), onto: &plane)
    }
    status.draw(shot, marker: marker, onto: &plane)
  }
}
