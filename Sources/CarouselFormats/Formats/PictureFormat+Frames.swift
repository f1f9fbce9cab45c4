internal import CarouselCore
internal import CarouselGIF
internal import CarouselPicture

extension PictureFormat {
  /// A folder of PNG files, one a frame, with a table of delays.
  public static let frames = {
    var format = PictureFormat(
      FormatName("frames", endings: ["-frames", ""], isFolder: true), noun: "frames"
    ) { (order) throws(PictureError) in
      do throws(AnimationError) {
        return try frames(of: FrameSequence(order.illustration, AnimationOptions(order)))
      } catch {
        throw .animation(error)
      }
    }
    format.hasPixels = true
    format.drawnTexts = PictureTexts.film
    format.owns = { FrameSequence.owns($0) }
    return format
  }()

  private static func frames(of sequence: FrameSequence) throws(AnimationError) -> DrawnPicture {
    let files = try sequence.files()
    let expectation = sequence.expectation()
    let seconds = fixedText(Double(sequence.centiseconds) / 100, decimals: 2)
    return DrawnPicture(
      files: files.map { name, bytes in
        DrawnFile(name: name, bytes: bytes) { (file) throws(PictureError) in
          do throws(AnimationError) {
            try expectation.check(name, file)
          } catch {
            throw .animation(error)
          }
        }
      },
      remark: "\(counted(files.count - 1, "picture")) of \(sequence.width) × "
        + "\(sequence.height) pixels, \(seconds) s")
  }
}
