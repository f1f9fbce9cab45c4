import Foundation

/// The files that tests are held against.
enum Fixtures {
  static let scenarios = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Scenarios")

  static func text(_ name: String) throws -> String {
    try String(contentsOf: scenarios.appending(path: name), encoding: .utf8)
  }

  /// Whether files are written anew instead of compared.
  static var areRecorded: Bool {
    ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1"
  }
}
