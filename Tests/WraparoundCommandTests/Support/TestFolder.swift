internal import Foundation

/// A folder that lives as long as a test.
final class TestFolder {
  /// The place.
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("wraparound-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(of name: String) -> URL { url.appendingPathComponent(name) }

  func write(_ name: String, _ text: String) throws {
    try write(name, bytes: Array(text.utf8))
  }

  func write(_ name: String, bytes: [UInt8]) throws {
    let place = url(of: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(of: name)))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: url(of: name)) }

  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  func handle(writing name: String) throws -> FileHandle {
    try write(name, "")
    return try FileHandle(forWritingTo: url(of: name))
  }

  /// Every file below the folder with its contents; folders end in a slash.
  var contents: [String: [UInt8]] {
    get throws {
      var contents: [String: [UInt8]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url(of: name).path, isDirectory: &isFolder)
        if isFolder.boolValue {
          contents[name + "/"] = []
        } else {
          contents[name] = try bytes(of: name)
        }
      }
      return contents
    }
  }
}

/// The package's own folder.
let packageFolder = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
