internal import CGD

/// The GD library that is linked.
public enum GDLibrary {
  /// The version, such as "2.3.3".
  public static var version: String { unsafe String(cString: gdVersionString()) }

  /// Keeps GD from writing its own messages to standard error.
  ///
  /// Everything that can fail comes back as a typed error, so the text that GD would print is
  /// noise to whoever reads the program's output. Every owner of a C image calls this first.
  static func silence() {
    silenced
  }

  /// A global is initialized once, whichever thread comes first.
  private static let silenced: Void = unsafe gdSetErrorMethod { _, _, _ in }
}

/// Copies a buffer that GD has allocated and hands it back to GD.
///
/// - Parameter encode: Calls GD with the place for the byte count.
/// - Returns: The bytes.
/// - Throws: ``GDError/encodingFailed`` when GD returns no buffer.
@unsafe func takeBytes(
  _ encode: (UnsafeMutablePointer<Int32>) -> UnsafeMutableRawPointer?
) throws(GDError) -> [UInt8] {
  var count: Int32 = 0
  guard let start = unsafe encode(&count) else { throw .encodingFailed }
  defer { unsafe gdFree(start) }
  guard count > 0 else { throw .encodingFailed }
  return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
}
