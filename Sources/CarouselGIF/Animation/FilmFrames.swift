internal import CarouselCore
package import GD

/// The frames of an animation as whole pictures, for other programs and for measurements.
///
/// Every frame of the plan is there, with equal ones in a row. On request, pictures on pages keep all
/// of their colors; only the viewer's layout knows them.
package struct FilmFrames: Sendable {
  /// A whole picture.
  package struct Frame: Sendable {
    /// Three bytes a pixel: red, green and blue.
    package var pixels: [UInt8]
    /// The time for which it is shown.
    package var delayCentiseconds: Int
  }

  private let stage: Stage
  private var shots: ShotIterator
  /// The viewer's window with one component of every page in place of its indices, and with
  /// ``pageIndex``.
  private let components: [ViewerWindow]
  private let mask: ViewerWindow?

  /// No color of the picture outside of pages has this index: there are at most
  /// ``ColorBook/limit`` of them.
  private static let pageIndex: UInt8 = 255

  /// Prepares the frames in the colors of the file.
  package init(_ animation: AnimatedIllustration) {
    stage = animation.stage
    shots = animation.shots()
    components = []
    mask = nil
  }

  /// Prepares the frames in the colors of the pages.
  ///
  /// - Parameter animation: An animation of the viewer's layout.
  /// - Throws: An ``AnimationError`` when a page cannot be drawn.
  package init(trueColorsOf animation: AnimatedIllustration) throws(AnimationError) {
    precondition(animation.options.layout == .viewer, "Only the viewer's layout has true colors")
    stage = animation.stage
    shots = animation.shots()
    let forms = animation.stage.viewer.art.keys
    let artist = try PageArtist(
      animation.illustration, lettering: Lettering(), shown: Set(forms.map(\.item)),
      levels: StageDraft.labelLevels[0])
    var viewers = Array(repeating: animation.stage.viewer, count: 4)
    for form in forms {
      let page = try artist.draw(form)
      for (component, shift) in [16, 8, 0].enumerated() as EnumeratedSequence<[UInt32]> {
        viewers[component].art[form] = Plane(
          width: page.width, height: page.height,
          indices: page.pixels.map { UInt8($0 >> shift & 255) })
      }
      viewers[3].art[form] = Plane(
        width: page.width, height: page.height, filledWith: Self.pageIndex)
    }
    mask = viewers.removeLast()
    components = viewers
  }

  /// Returns the next frame.
  package mutating func next() -> Frame? {
    guard let shot = shots.nextShot() else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(3 * stage.base.indices.count)
    func append(_ color: UInt32) {
      pixels.append(UInt8(color >> 16 & 255))
      pixels.append(UInt8(color >> 8 & 255))
      pixels.append(UInt8(color & 255))
    }
    if let mask {
      func drawn(_ viewer: ViewerWindow) -> [UInt8] {
        var plane = stage.base
        viewer.draw(shot.frame, onto: &plane)
        return plane.indices
      }
      let parts = components.map(drawn)
      for (place, index) in drawn(mask).enumerated() {
        if index == Self.pageIndex {
          for part in parts { pixels.append(part[place]) }
        } else {
          append(stage.palette[Int(index)])
        }
      }
    } else {
      for index in stage.picture(of: shot).indices { append(stage.palette[Int(index)]) }
    }
    return Frame(pixels: pixels, delayCentiseconds: shot.delayCentiseconds)
  }
}

extension AnimatedIllustration {
  /// Calls a function with every changed box, all of its pixels drawn: what an encoder has to encode
  /// at least.
  ///
  /// - Parameter body: Takes a box, its place, and its delay in centiseconds.
  /// - Throws: What the function throws, or a ``GDError`` when there is no memory for a box.
  package func withChangedBoxes(
    _ body: (_ box: borrowing Canvas, _ left: Int, _ top: Int, _ delay: Int) throws(GDError) -> Void
  ) throws(GDError) {
    var joiner = FrameJoiner()
    var shots = shots()
    while let shot = shots.nextShot() {
      for change in joiner.join(stage.picture(of: shot), of: shot) {
        try change.withBox(palette: stage.palette, body)
      }
    }
    for change in joiner.finish() { try change.withBox(palette: stage.palette, body) }
  }
}
