public import Foundation

/// A headless browser that tests run a page in.
public enum Chromium {
  /// Why a page was not run.
  public enum Failure: Error, CustomStringConvertible {
    /// There is no such browser.
    case notInstalled
    /// It ended without a result.
    case noResult(status: Int32)

    /// The message for people.
    public var description: String {
      switch self {
      case .notInstalled:
        "These tests need Chromium. Install it with: sudo apt-get install chromium"
      case .noResult(let status): "Chromium ended with status \(status) and without a result."
      }
    }
  }

  /// Returns what a page has become after its load event.
  ///
  /// - Parameter page: The file.
  /// - Returns: The page as HTML.
  /// - Throws: A ``Failure`` where Chromium is missing or prints nothing.
  public static func elements(of page: URL) throws -> String {
    let (output, status) = try run(page, ["--dump-dom"])
    guard !output.isEmpty else { throw Failure.noResult(status: status) }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns a photograph of a page as a PNG, a pixel for every CSS pixel.
  ///
  /// - Parameters:
  ///   - page: The file.
  ///   - width: The width of the browser's window in pixels.
  ///   - height: The height of the browser's window in pixels.
  ///   - flags: Further arguments.
  /// - Returns: The bytes of the PNG.
  /// - Throws: A ``Failure`` where Chromium is missing or takes no picture.
  public static func photograph(
    of page: URL, width: Int, height: Int, flags: [String]
  ) throws -> [UInt8] {
    let picture = FileManager.default.temporaryDirectory
      .appendingPathComponent("photograph-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let (_, status) = try run(
      page,
      [
        "--hide-scrollbars", "--force-device-scale-factor=1", "--window-size=\(width),\(height)",
        "--screenshot=\(picture.path)",
      ] + flags)
    guard let data = try? Data(contentsOf: picture) else {
      throw Failure.noResult(status: status)
    }
    return [UInt8](data)
  }

  /// Runs a page to the end, with a profile of its own.
  private static func run(_ page: URL, _ arguments: [String]) throws -> (Data, status: Int32) {
    guard let program = executable else { throw Failure.notInstalled }
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("profile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = program
    process.arguments =
      ["--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(profile.path)"]
      + arguments + [page.absoluteString]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (data, process.terminationStatus)
  }

  /// The browser under any of the names that the install script takes for it.
  private static var executable: URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return folders.flatMap { folder in names.map { URL(fileURLWithPath: "\(folder)/\($0)") } }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
