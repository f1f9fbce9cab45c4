import Foundation

/// A headless browser that runs a page and tells what has become of it.
enum Chromium {
  /// Why there is no page.
  enum Failure: Error, CustomStringConvertible {
    case notInstalled
    case noPage(status: Int32)

    var description: String {
      switch self {
      case .notInstalled:
        "These tests need Chromium. Install it with: sudo apt-get install chromium"
      case .noPage(let status): "Chromium ended with status \(status) and printed no page."
      }
    }
  }

  /// Returns the elements of a page after its load event.
  ///
  /// - Parameter page: The file.
  /// - Returns: The page as HTML.
  /// - Throws: A ``Failure`` where Chromium is missing or prints nothing.
  static func elements(of page: URL) throws -> String {
    guard let program = executable else { throw Failure.notInstalled }
    let profile = FileManager.default.temporaryDirectory
      .appending(path: "recording-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)",
      "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard !data.isEmpty else { throw Failure.noPage(status: process.terminationStatus) }
    return String(decoding: data, as: UTF8.self)
  }

  private static var executable: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.flatMap { folder in names.map { URL(filePath: "\(folder)/\($0)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
