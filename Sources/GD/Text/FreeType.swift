internal import CGD
internal import Synchronization

/// Every call of GD's text functions, one at a time.
///
/// GD keeps one cache of FreeType faces for the whole process, so the calls take turns.
enum FreeType {
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

  /// Returns the distance from the beginning of a run to the beginning of the next one.
  ///
  /// GD reports distances only for texts of two characters and more, and the box of the ink says
  /// nothing of spaces. So a space is put after the text and its own distance left out.
  static func advance(of text: String, path: String, size: Double) throws(FontError) -> Double {
    var advances = try unsafe run(text + " ", path: path, size: size, options: gdFTEX_XSHOW).split(
      separator: " ")
    guard advances.count > 1 else { return 0 }
    advances.removeLast()
    return advances.reduce(0) { sum, word in sum + (Double(word) ?? 0) }
  }

  /// Draws a run of text in opaque white.
  static func draw(
    _ text: String,
    path: String,
    size: Double,
    on image: borrowing TrueColorImage,
    x: Int,
    baseline: Int
  ) throws(FontError) {
    _ = try unsafe run(
      text, path: path, size: size, options: 0, image: image.pointer, x: x, y: baseline)
  }

  /// Lets GD measure a run of text, and draw it where there is an image.
  ///
  /// - Returns: The distances that GD reports, if any.
  private static func run(
    _ text: String,
    path: String,
    size: Double,
    options: Int32,
    image: gdImagePtr? = nil,
    x: Int = 0,
    y: Int = 0
  ) throws(FontError) -> String {
    let text = escaped(text)
    let white: Int32 = 0xFF_FFFF
    var failure: String?
    var distances = ""
    turn.withLock { _ in
      GDLibrary.silence()
      var extra = unsafe gdFTStringExtra()
      // At 72 dots an inch a point is a pixel. FONTPATHNAME keeps fontconfig out.
      unsafe extra.flags = options | gdFTEX_RESOLUTION | gdFTEX_CHARMAP | gdFTEX_FONTPATHNAME
      unsafe extra.hdpi = 72
      unsafe extra.vdpi = 72
      unsafe extra.charmap = gdFTEX_Unicode
      var corners = [Int32](repeating: 0, count: 8)
      let message = unsafe withCopy(of: path) { name in
        unsafe withCopy(of: text) { text in
          unsafe gdImageStringFTEx(
            image, &corners, white, name, size, 0, Int32(x), Int32(y), text, &extra)
        }
      }
      if let message = unsafe message { failure = unsafe String(cString: message) }
      if let start = unsafe extra.xshow {
        distances = unsafe String(cString: start)
        unsafe gdFree(start)
      }
    }
    if let failure { throw .drawingFailed(reason: failure) }
    return distances
  }

  /// GD reads `&amp;` and its like as HTML would; only the ampersand itself has to be spelled out.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&#38;")
  }

  /// GD declares strings as changeable, but only reads them; it gets a copy all the same.
  @unsafe private static func withCopy<Result>(
    of text: String,
    _ body: (UnsafeMutablePointer<CChar>?) -> Result
  ) -> Result {
    var copy = Array(text.utf8CString)
    return unsafe copy.withUnsafeMutableBufferPointer { buffer in unsafe body(buffer.baseAddress) }
  }
}
