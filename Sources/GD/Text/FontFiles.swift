internal import Synchronization

/// The font files that have been opened, so that each one is read once.
enum FontFiles {
  private static let opened = Mutex<[String: FontFile]>([:])

  /// Opens a file, or returns what was read from it before.
  static func open(_ path: String) throws(FontError) -> FontFile {
    if let file = opened.withLock({ files in files[path] }) { return file }
    let file = try FontFile(path: path)
    opened.withLock { files in files[path] = file }
    return file
  }
}
