import Foundation
import GD
import TestSupport

extension Chromium {
  /// Returns a page as a browser shows it.
  ///
  /// - Parameters:
  ///   - html: The page.
  ///   - width: The width of the browser's window in pixels.
  ///   - height: The height of the browser's window in pixels.
  ///   - files: Further files beside the page, by name.
  ///   - flags: Further arguments.
  /// - Returns: The picture, a pixel for every CSS pixel.
  /// - Throws: A ``Failure`` where Chromium is missing or takes no picture.
  static func photograph(
    _ html: String, width: Int, height: Int, files: [String: String] = [:], flags: [String] = []
  ) throws -> PixelBuffer {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    for (name, text) in files.merging(["page.html": html], uniquingKeysWith: { $1 }) {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try PixelBuffer(
      decoding: photograph(of: page, width: width, height: height, flags: flags))
  }
}
