import Foundation
import GD

/// A headless browser that photographs a page.
enum Chromium {
  /// Why there is no photograph.
  enum Failure: Error, CustomStringConvertible {
    case notInstalled
    case noPicture(status: Int32)

    var description: String {
      switch self {
      case .notInstalled:
        "These tests need Chromium. Install it with: sudo apt-get install chromium"
      case .noPicture(let status): "Chromium ended with status \(status) and took no picture."
      }
    }
  }

  /// Returns the page as a browser shows it.
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
    guard let program = executable else { throw Failure.notInstalled }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("photograph-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let page = folder.appendingPathComponent("page.html")
    try Data(html.utf8).write(to: page)
    let picture = folder.appendingPathComponent("picture.png")
    let process = Process()
    process.executableURL = program
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
        "--force-device-scale-factor=1", "--window-size=\(width),\(height)",
        "--user-data-dir=\(folder.appendingPathComponent("profile").path)",
        "--screenshot=\(picture.path)",
      ] + flags + [page.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard let data = try? Data(contentsOf: picture) else {
      throw Failure.noPicture(status: process.terminationStatus)
    }
    return try PixelBuffer(decoding: [UInt8](data))
  }

  private static var executable: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: "\($0)/chromium") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
