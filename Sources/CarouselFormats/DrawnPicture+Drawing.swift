internal import CarouselGIF
internal import CarouselSVG

extension DrawnPicture {
  /// Creates a picture of one file of pixels.
  ///
  /// - Parameter draw: Returns the file, what is said of it, and what holds it against the timeline.
  /// - Throws: A ``PictureError`` where it cannot be drawn.
  init(
    drawing draw: () throws(AnimationError) -> (
      bytes: [UInt8], remark: String, check: @Sendable ([UInt8]) throws(AnimationError) -> Void
    )
  ) throws(PictureError) {
    do throws(AnimationError) {
      let (bytes, remark, check) = try draw()
      self.init(bytes: bytes, remark: remark) { (file) throws(PictureError) in
        do throws(AnimationError) { try check(file) } catch { throw .animation(error) }
      }
    } catch {
      throw .animation(error)
    }
  }

  /// Creates a picture of one SVG.
  ///
  /// - Parameters:
  ///   - svg: The document.
  ///   - remark: What is said of it in a report.
  ///   - check: Holds a document that was read back against the timeline.
  init(
    svg: String, remark: String,
    check: @escaping @Sendable ([UInt8]) throws(SVGError) -> Void
  ) {
    self.init(bytes: Array(svg.utf8), remark: remark) { (file) throws(PictureError) in
      do throws(SVGError) { try check(file) } catch { throw .svg(error) }
    }
  }
}

/// Returns a number with a noun in the right number.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
