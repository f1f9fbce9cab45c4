internal import CGD
internal import Synchronization

/// Every call of GD's text functions, one at a time.
///
/// GD keeps one cache of FreeType faces for the whole process, so the calls take turns.
enum FreeType {
  /// What GD tells of one run of text in one font; lengths in pixels.
  struct Layout: Hashable, Sendable {
    /// The distance to the place where the next run begins.
    var advance: Int
    /// The first column of the ink, counted from the pen.
    var left: Int
    /// The first row of the ink, counted from the baseline, negative above it.
    var top: Int
    /// The column after the ink.
    var right: Int
    /// The row after the ink.
    var bottom: Int
  }

  private static let turn = Mutex(())

  /// Returns the file that fontconfig chooses for a pattern.
  static func path(matching pattern: String) -> String? {
    turn.withLock { _ in
      GDLibrary.silence()
      var options = unsafe gdFTStringExtra()
      unsafe options.flags = gdFTEX_FONTCONFIG | gdFTEX_RETURNFONTPATHNAME
      var corners = [Int32](repeating: 0, count: 8)
      let failure = unsafe withCopy(of: pattern) { name in
        unsafe withCopy(of: "a") { text in
          unsafe gdImageStringFTEx(nil, &corners, 0, name, 12, 0, 0, 0, text, &options)
        }
      }
      guard let path = unsafe options.fontpath else { return nil }
      defer { unsafe gdFree(path) }
      return unsafe failure == nil ? String(cString: path) : nil
    }
  }

  /// Measures a run of text, drawing it too when there is an image.
  ///
  /// - Parameters:
  ///   - text: The text as ``escaped(_:)`` returns it.
  ///   - path: The font file.
  ///   - size: The font size in pixels.
  ///   - image: A true-color image or nothing.
  ///   - x: The column of the pen.
  ///   - y: The row of the baseline.
  ///   - color: GD's color number.
  @unsafe static func run(
    _ text: String,
    path: String,
    size: Double,
    image: gdImagePtr?,
    x: Int = 0,
    y: Int = 0,
    color: Int32 = 0
  ) throws(FontError) -> Layout {
    let result: Result<Layout, FontError> = unsafe turn.withLock { _ in
      GDLibrary.silence()
      var options = unsafe gdFTStringExtra()
      // At 72 dots an inch a point is a pixel. FONTPATHNAME keeps fontconfig out.
      unsafe options.flags =
        gdFTEX_RESOLUTION | gdFTEX_CHARMAP | gdFTEX_FONTPATHNAME | gdFTEX_XSHOW
      unsafe options.hdpi = 72
      unsafe options.vdpi = 72
      unsafe options.charmap = gdFTEX_Unicode
      var corners = [Int32](repeating: 0, count: 8)
      let failure = unsafe withCopy(of: path) { name in
        unsafe withCopy(of: text) { text in
          unsafe gdImageStringFTEx(
            image, &corners, color, name, size, 0, Int32(x), Int32(y), text, &options)
        }
      }
      let advances = unsafe options.xshow.map { start in unsafe String(cString: start) }
      unsafe gdFree(options.xshow)
      if let failure = unsafe failure {
        return .failure(.drawingFailed(reason: unsafe String(cString: failure)))
      }
      print("DBG", text, corners, advances ?? "nil")
      return .success(
        Layout(
          advance: 0, left: Int(corners[0]), top: Int(corners[7]), right: Int(corners[2]),
          bottom: Int(corners[1])))
    }
    return try result.get()
  }

  /// GD declares strings as changeable, but only reads them; it gets a copy all the same.
  @unsafe private static func withCopy<Result>(
    of text: String,
    _ body: (UnsafeMutablePointer<CChar>?) -> Result
  ) -> Result {
    var copy = text.utf8CString.map { byte in byte }
    return unsafe copy.withUnsafeMutableBufferPointer { buffer in unsafe body(buffer.baseAddress) }
  }
}
